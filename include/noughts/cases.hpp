// Whole cases of contest problems, one after the other, as numbers.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "boards.hpp"

namespace noughts {

// Reads the cases that follow, many at a time where the reader has a quick way and nothing is unusual.
class Cases {
public:
    Cases(Reader& in, const CaseShape& shape) : in_(in), shape_(shape), numbers_(batch) {}

    // The numbers of the next cases, at least one and at most `left`. They may be read until the next call.
    std::span<const std::uint16_t> next(std::uint64_t left) {
        if (const std::size_t n = scan(left)) return std::span(numbers_).first(n);
        std::uint64_t number = shape_.has_bit ? in_.number("a turn", 0, 1) : 0;
        const Position p = read_board(in_, shape_.width, shape_.rows, {});
        for (int c = shape_.rows * shape_.width; c-- > 0;) number = 3 * number + (p.x >> c & 1) + 2 * (p.o >> c & 1);
        numbers_[0] = static_cast<std::uint16_t>(number);
        return std::span(numbers_).first(1);
    }

private:
    static constexpr std::size_t batch = 2048;

    // Leaves the last line end to be read, as any other word does.
    std::size_t scan(std::uint64_t left) {
        if (!in_.options().scan || in_.peek() != '\n') return 0;
        Input& input = in_.input();
        const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(left, batch));
        const std::size_t n =
            in_.options().scan(shape_, {input.here() + 1, input.held() - 1}, std::span(numbers_).first(most));
        if (n) input.take(n * shape_.bytes(), n * shape_.line_ends());
        return n;
    }

    Reader& in_;
    CaseShape shape_;
    std::vector<std::uint16_t> numbers_;
};

}  // namespace noughts
