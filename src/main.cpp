// The program: the command line around the library.
// SPDX-License-Identifier: MIT
#include <malloc.h>

#include "process.hpp"

int main(int count, char** arguments) {
    mallopt(M_MMAP_THRESHOLD, 1 << 20);  // what is that big goes back to the system at once: it may be needed there
    const auto streams = noughts::process_streams();
    try {
        return noughts::run({arguments + (count > 0), arguments + count}, streams);
    } catch (...) {
        streams.complain("noughts: too little memory to begin\n");
        return 2;
    }
}
