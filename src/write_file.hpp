// Files and directories that a command writes; what cannot be written is refused.
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <fstream>
#include <noughts/reader.hpp>

namespace noughts {

inline void make_directory(const std::filesystem::path& directory) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error)
        throw BadInput("cannot make the directory " + noughts::quoted(directory.string()) + ": " + error.message());
}

inline void write_file(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) throw BadInput("cannot write " + noughts::quoted(path.string()));
}

}  // namespace noughts
