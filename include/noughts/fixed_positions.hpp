// The numbered positions that a symmetry leaves as they are, by layer. By the lemma that is not Burnside's there are as
// many positions up to symmetry as a symmetry leaves as they are, on average over the symmetries.
// SPDX-License-Identifier: MIT
#pragma once

#include "numbering.hpp"
#include "symmetry.hpp"

namespace noughts {

class FixedPositions {
public:
    struct Fixed {
        std::uint64_t place;  // in its layer
        Set x, o;
    };

    // Once for each of these symmetries that leaves it, but for the one that moves nothing. See Never for `stop`.
    template <class Stop>
    FixedPositions(const Numbering& numbering, const std::vector<Symmetry>& symmetries, Stop stop)
        : layers_(std::size_t(numbering.plies()) + 1) {
        for (const Symmetry& symmetry : symmetries)
            if (!std::is_sorted(symmetry.begin(), symmetry.end()) && !stop()) note(numbering, symmetry, stop);
    }

    const std::vector<Fixed>& layer(int m) const { return layers_[std::size_t(m)]; }

private:
    template <class Stop>
    void note(const Numbering& numbering, const Symmetry& symmetry, Stop stop) {
        const auto note_one = [&](Cells x, Cells o) {
            const auto m = static_cast<std::size_t>(size(x | o));
            const Set x_set = numbered(x, numbering.cells()), o_set = numbered(o, numbering.cells());
            if (const auto place = numbering.place(x_set, o_set))
                layers_[m].push_back({.place = *place, .x = x_set, .o = o_set});
        };
        for_each_fixed(symmetry, numbering.cells(), note_one, stop);
    }

    std::vector<std::vector<Fixed>> layers_;
};

}  // namespace noughts
