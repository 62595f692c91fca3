// Lines of input, one at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/reader.hpp>
#include <optional>
#include <string_view>

namespace noughts {

class Lines {
public:
    explicit Lines(Fill fill) : input_(std::move(fill), std::size_t{1} << 16) {}

    // The next line without its end and without a carriage return there; nothing at the end of the input. It may be
    // read until the next call.
    std::optional<std::string_view> next() {
        input_.take(passed_, line_ends_);
        passed_ = 0;
        if (!input_.has(1)) return std::nullopt;
        const std::size_t length = length_of_line();
        line_ends_ = length < input_.held();
        passed_ = length + line_ends_;
        std::string_view line(input_.here(), length);
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }

    // The number of that line, from 1.
    std::uint64_t number() const { return input_.line(); }

private:
    static constexpr std::size_t longest = 4096;

    std::size_t length_of_line() {
        for (std::size_t seen = 0;;) {
            const std::string_view held(input_.here(), input_.held());
            const std::size_t end = held.find('\n', seen);
            if (end <= longest) return end;
            if (held.size() > longest) break;
            if (!input_.has(held.size() + 1)) return held.size();
            seen = held.size();
        }
        throw BadInput("line " + std::to_string(number()) + ": expected a line of at most " + std::to_string(longest) +
                       " bytes");
    }

    Input input_;
    std::size_t passed_ = 0;
    bool line_ends_ = false;
};

}  // namespace noughts
