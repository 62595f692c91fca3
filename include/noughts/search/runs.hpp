// The lines of one side, looked at many at a time. Lines of the same shape, as the rows of a board are, come in bundles: bit
// i stands for the line that begins at cell i, and shifts of a set of marks tell of all of them at once.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "../position.hpp"

namespace noughts {

// What is left to a side of its lines.
struct Live {
    std::uint64_t weight = 0;  // see Runs::live
    Cells cells = 0;           // of these lines
};

class Runs {
public:
    static constexpr std::uint64_t one = std::uint64_t{1} << 32;

    Runs(const Rules& r, Side side) {
        for (int i = 0; i < r.line_count; ++i)
            if (r.counts(i, side)) add(r.lines[i]);
    }

    // The cells that complete a line of these marks; some are marked already.
    Cells completing(Cells marks) const {
        Cells found = 0;
        for (const Bundle& bundle : bundles_) found |= completing(bundle, marks);
        return found;
    }

    bool complete(Cells marks) const {
        return std::ranges::any_of(bundles_, [marks](const Bundle& bundle) {
            Cells left = bundle.starts;
            for (int i = 0; i < bundle.length; ++i) left &= marks >> bundle.offsets[i];
            return left != 0;
        });
    }

    // The lines without a mark of the other side: their cells, and the sum over them of 2^-n, where n more marks complete
    // a line, in units of 1/one and rounded up.
    Live live(Cells own, Cells other) const {
        Live sum;
        for (const Bundle& bundle : bundles_)
            if (const Cells starts = live_starts(bundle, other)) add_live(bundle, starts, own, sum);
        return sum;
    }

    // Hands what each of them lacks to `use(cells)`.
    template <class Use>
    void for_each_live(Cells own, Cells other, Use use) const {
        for (const Bundle& bundle : bundles_)
            for (Cells left = live_starts(bundle, other); left; left &= left - 1)
                use((bundle.shape << first_of(left)) & ~own);
    }

private:
    struct Bundle {
        Cells shape = 0, starts = 0;  // the line that begins at cell 0, and where lines begin
        int length = 0;
        std::uint8_t offsets[max_cells]{};  // of the cells of the shape
    };

    void add(Cells line) {
        const int first = first_of(line);
        Bundle* bundle = nullptr;
        for (Bundle& known : bundles_)
            if (known.shape == line >> first) bundle = &known;
        if (!bundle) {
            bundle = &bundles_.emplace_back(Bundle{.shape = line >> first});
            for (Cells left = bundle->shape; left; left &= left - 1)
                bundle->offsets[bundle->length++] = static_cast<std::uint8_t>(first_of(left));
        }
        bundle->starts |= cell(first);
    }

    static Cells completing(const Bundle& b, Cells marks) {
        Cells without[max_cells];  // lines of which all cells before the i-th are marked
        without[0] = b.starts;
        for (int i = 0; i + 1 < b.length; ++i) without[i + 1] = without[i] & marks >> b.offsets[i];
        Cells found = 0, behind = ~Cells{0};
        for (int i = b.length - 1; i >= 0; --i) {
            found |= (without[i] & behind) << b.offsets[i];
            behind &= marks >> b.offsets[i];
        }
        return found;
    }

    static Cells live_starts(const Bundle& b, Cells other) {
        Cells starts = b.starts;
        for (int i = 0; i < b.length; ++i) starts &= ~(other >> b.offsets[i]);
        return starts;
    }

    // Counts the marks of all these lines at once, in binary: digit d of the number of line i is bit i of digits[d].
    static void add_live(const Bundle& b, Cells starts, Cells own, Live& sum) {
        Cells digits[7]{};
        const int used = std::bit_width(unsigned(b.length));
        for (int i = 0; i < b.length; ++i) {
            sum.cells |= starts << b.offsets[i];
            Cells carry = own >> b.offsets[i] & starts;
            for (int d = 0; d < used; ++d) carry &= std::exchange(digits[d], digits[d] ^ carry);
        }
        for (int marks = 0; marks <= b.length; ++marks) {
            Cells such = starts;
            for (int d = 0; d < used; ++d) such &= marks >> d & 1 ? digits[d] : ~digits[d];
            sum.weight += std::uint64_t(size(such)) * std::max<std::uint64_t>(1, one >> std::min(b.length - marks, 63));
        }
    }

    std::vector<Bundle> bundles_;
};

}  // namespace noughts
