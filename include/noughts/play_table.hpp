// The answers for all positions that play can come to from one position on, kept: layers.hpp, perfectly numbered by
// numbering.hpp. 4x4 has 10,165,779 of them, five times fewer than boards.
// SPDX-License-Identifier: MIT
#pragma once

#include "layers.hpp"

namespace noughts {

template <Question Q>
class PlayTable {
public:
    using Answer = typename Q::Answer;

    // Nothing where `share` was stopped, as in layers.hpp. At most 24 cells may be `fillable` from `root` on.
    template <class Share>
    static std::optional<PlayTable> make(const Rules& r, const Position& root, Share& share) {
        PlayTable table(r, root, [&share] { return share.is_over(); });
        if (!table.numbering_->is_whole()) return std::nullopt;
        const Layers<Q> layers(r, *table.numbering_);
        share.begin(table.numbering_->positions());
        const Answer* next = nullptr;
        for (int m = table.numbering_->plies(); m >= 0; --m) {
            auto& here = table.layers_[std::size_t(m)];
            here = layers.layer(m, next, share);
            if (!here) return std::nullopt;
            next = here.get();
        }
        return table;
    }

    // The answer for one position; nothing where it is none of those. A position after the end of a game may be one.
    const Answer* find(const Position& p) const {
        const Cells x = p.x & ~root_.x, o = p.o & ~root_.o;
        const int m = size(x | o);
        const bool follows = contains(p.x, root_.x) && contains(p.o, root_.o) && contains(numbering_->cells(), x | o);
        if (!follows || p.turn != numbering_->mover(m)) return nullptr;
        const auto place = numbering_->place(numbered(x, numbering_->cells()), numbered(o, numbering_->cells()));
        return place ? &layers_[std::size_t(m)][*place] : nullptr;
    }

    const Numbering& numbering() const { return *numbering_; }
    // The answers of layer m, by place.
    std::span<const Answer> layer(int m) const { return {layers_[std::size_t(m)].get(), numbering_->size(m)}; }

private:
    template <class Stop>
    PlayTable(const Rules& r, const Position& root, Stop stop)
        : root_(root),
          numbering_(std::make_unique<Numbering>(r, root, stop)),
          layers_(std::size_t(numbering_->plies()) + 1) {}

    Position root_;
    std::unique_ptr<Numbering> numbering_;
    std::vector<std::unique_ptr<Answer[]>> layers_;
};

}  // namespace noughts
