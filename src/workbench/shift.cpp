// SPDX-License-Identifier: MIT
#include "shift.hpp"

#include <algorithm>

namespace noughts::workbench {

// By how far the two agree after so many edits, each along its own shift of the one against the other (Myers).
std::size_t shift_of(const std::vector<std::string>& right, const std::vector<std::string>& found,
                     std::size_t different) {
    const auto most = std::ptrdiff_t(std::min<std::size_t>(different / 8, 1000));
    const auto end = std::ssize(right), end_of_found = std::ssize(found);
    std::vector<std::ptrdiff_t> reached(2 * std::size_t(most) + 3, 0);  // of `right`, by shift
    for (std::ptrdiff_t edits = 0; edits <= most; ++edits)
        for (std::ptrdiff_t shift = -edits; shift <= edits; shift += 2) {
            std::ptrdiff_t* const at = reached.data() + most + 1 + shift;
            const bool left_out = shift == -edits || (shift != edits && at[-1] < at[1]);
            std::ptrdiff_t here = edits == 0 ? 0 : left_out ? at[1] : at[-1] + 1;
            while (here < end && here - shift < end_of_found && right[here] == found[here - shift]) ++here;
            *at = here;
            if (here >= end && here - shift >= end_of_found) return std::size_t(edits / 2);
        }
    return 0;
}

}  // namespace noughts::workbench
