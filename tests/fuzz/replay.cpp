// SPDX-License-Identifier: MIT
// Feeds every file of the folders named on the command line to a fuzzer: what was found once is tried for ever, by any
// compiler. An empty corpus is a failure.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** words) {
    int replayed = 0;
    for (int i = 1; i < count; ++i) {
        for (const auto& entry : std::filesystem::directory_iterator(words[i])) {
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string input(std::istreambuf_iterator<char>(file), {});
            std::cout << entry.path().filename().string() << std::endl;  // Flushed: the last name shown is the culprit.
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
            ++replayed;
        }
    }
    return replayed > 0 ? 0 : 1;
}
