// An open file that holds a text and has no name.
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <string_view>

#include "runner.hpp"

namespace noughts::workbench {

class UnnamedFile {
public:
    explicit UnnamedFile(std::string_view text) : file_(memfd_create("input", MFD_CLOEXEC)) {
        while (file_ >= 0 && !text.empty()) {
            const ssize_t n = write(file_, text.data(), text.size());
            if (n <= 0) break;
            text.remove_prefix(static_cast<std::size_t>(n));
        }
        if (file_ < 0 || !text.empty() || lseek(file_, 0, SEEK_SET) < 0) throw CannotRun("cannot hold an input");
    }
    ~UnnamedFile() { close(file_); }
    UnnamedFile(const UnnamedFile&) = delete;
    UnnamedFile& operator=(const UnnamedFile&) = delete;

    int number() const { return file_; }

private:
    int file_;
};

}  // namespace noughts::workbench
