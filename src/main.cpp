// The program: the command line around the library.
// SPDX-License-Identifier: MIT
#include "process.hpp"

int main(int count, char** arguments) {
    const auto streams = noughts::process_streams();
    try {
        return noughts::run({arguments + (count > 0), arguments + count}, streams);
    } catch (...) {
        streams.complain("noughts: too little memory to begin\n");
        return 2;
    }
}
