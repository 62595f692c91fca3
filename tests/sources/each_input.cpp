// SPDX-License-Identifier: MIT
// Runs the main function of another program once for every input of a file, as if each had come on standard input, and
// writes its exit status after its answer. That main has been renamed in its object file. An input is its length, a
// line end, and that many bytes.
#include <cstdio>
#include <string>

extern "C" int main_of_program();

int main(int, char** words) {
    std::FILE* const inputs = std::fopen(words[1], "rb");
    std::size_t size = 0;
    while (inputs && std::fscanf(inputs, "%zu%*c", &size) == 1) {
        std::string input(size, '\0');
        if (std::fread(input.data(), 1, size, inputs) < size) return 1;
        stdin = fmemopen(input.data(), size, "r");
        const int status = main_of_program();
        std::fclose(stdin);
        std::printf("%d\n", status);
    }
    return inputs ? 0 : 1;
}
