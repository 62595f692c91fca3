// SPDX-License-Identifier: MIT
#include "texts.hpp"

namespace noughts {

std::string value_text(const Rules& rules, int value) {
    if (rules.prize == Prize::most_lines) return std::to_string(value);
    return value > 0 ? "x" : value < 0 ? "o" : "draw";
}

std::string mark_text(const Game& game, Side mark) { return {mark_letters(game.letters).letter(mark)}; }

std::string step_text(const Game& game, const Step& step) {
    return std::to_string(step.cell + 1) + (game.rules.marks == Marks::either ? mark_text(game, step.mark) : "");
}

std::string steps_text(const Game& game, const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) text += (text.empty() ? "" : " ") + step_text(game, step);
    return text;
}

std::string_view status_text(Status status) {
    constexpr std::string_view texts[] = {"ongoing", "x-won", "o-won", "draw", "unreachable"};
    return texts[static_cast<std::size_t>(status)];
}

}  // namespace noughts
