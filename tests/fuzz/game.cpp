// SPDX-License-Identifier: MIT
// Any text in the file of an own game makes a game, or is refused in one sentence.
#include <cstdint>
#include <string>

#include "check.hpp"
#include "src/game_file.hpp"
#include "src/refuse.hpp"

namespace noughts::fuzz {
namespace {

void check_game(const Game& game) {
    const Rules r = rules_of(game);
    check(r.cells >= 1 && r.cells <= max_cells, "a game has a number of cells that fits");
    check(r.line_count >= int(game.lines.size()) && r.line_count <= max_lines, "its own lines are all there");
    for (int i = 0; i < r.line_count; ++i)
        check(r.lines[i] && contains(first_cells(r.cells), r.lines[i]), "lines are on the board");
}

void run_text(const std::string& text) {
    try {
        check_game(game_in_text(text));
    } catch (const BadInput& refusal) {
        const std::string_view said = refusal.what();
        check(said.size() > 10 && said.find('\n') == said.npos, "a refusal is one line");
        check(said.find("json.exception") == said.npos || text.find("json.exception") != text.npos,
              "a refusal is in its own words");
    }
}

}  // namespace
}  // namespace noughts::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    noughts::fuzz::run_text({reinterpret_cast<const char*>(data), size});
    return 0;
}
