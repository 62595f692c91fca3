// A whole program around one contest problem, on the C library's streams alone: what the single-file sources end in.
// Judges hand over whole files, so it reads as much as it can at a time; `noughts answer` also serves conversations.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>

#include <noughts/reader.hpp>
#include <noughts/writer.hpp>

namespace noughts::contest {

// Answers standard input on standard output and returns the exit status: 0, or 2 after a sentence on standard error.
inline int answer_standard_input(void (*answer)(Reader& in, Writer& out)) {
    Reader in([](char* to, std::size_t room) { return std::fread(to, 1, room, stdin); });
    Writer out([](std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size() || std::fflush(stdout) != 0)
            throw std::runtime_error("cannot write to standard output");
    });
    try {
        try {
            answer(in, out);
        } catch (const BadInput&) {
            out.flush();
            throw;
        }
        out.flush();
        return 0;
    } catch (const std::exception& refusal) {
        std::fprintf(stderr, "noughts: %s\n", refusal.what());
        return 2;
    }
}

}  // namespace noughts::contest
