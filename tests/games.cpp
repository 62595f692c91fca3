// SPDX-License-Identifier: MIT
#include "tests/games.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>

namespace noughts::tests {

Cells image(const Permutation& permutation, Cells cells) {
    Cells moved = 0;
    for (std::size_t c = 0; c < permutation.size(); ++c)
        if (cells & cell(int(c))) moved |= cell(permutation[c]);
    return moved;
}

namespace {

// Whether a permutation of the cells turns lines into lines for the same side, and needs into needs.
bool keeps(const Rules& r, const Permutation& permutation) {
    std::set<std::pair<Cells, std::uint8_t>> lines;
    for (int i = 0; i < r.line_count; ++i) lines.insert({r.lines[i], r.lines_for[i]});
    const bool lines_stay = std::all_of(lines.begin(), lines.end(), [&](const auto& line) {
        return lines.count({image(permutation, line.first), line.second}) > 0;
    });
    bool needs_stay = true;
    for (int c = 0; c < r.cells; ++c)
        needs_stay = needs_stay && r.needs[permutation[c]] == image(permutation, r.needs[c]);
    return lines_stay && needs_stay;
}

}  // namespace

std::vector<Permutation> symmetries(const Rules& r, int width, int height, bool torus) {
    std::set<Permutation> found;
    for (int way = 0; way < (width == height ? 8 : 4); ++way)
        for (int shift = 0; shift < (torus ? width * height : 1); ++shift) {
            Permutation permutation;
            for (int c = 0; c < width * height; ++c) {
                int column = c % width, row = c / width;
                if (way & 1) column = width - 1 - column;
                if (way & 2) row = height - 1 - row;
                if (way & 4) std::swap(column, row);
                column = (column + shift % width) % width;
                row = (row + shift / width) % height;
                permutation.push_back(row * width + column);
            }
            if (keeps(r, permutation)) found.insert(permutation);
        }
    return {found.begin(), found.end()};
}

namespace {

// Runs of cells that go on over the edges of the board.
Rules torus(int width, int height, int length) {
    Rules r{.cells = width * height};
    for (int c = 0; c < r.cells; ++c)
        for (const auto& [right, down] : {std::pair(1, 0), std::pair(0, 1), std::pair(1, 1), std::pair(width - 1, 1)}) {
            Cells line = 0;
            for (int i = 0; i < length; ++i)
                line |= cell((c / width + i * down) % height * width + (c + i * right) % width);
            r.add_line(line);
        }
    return r;
}

// The affine plane of a prime order: the points (x, y), and the lines a x + b y = c.
Rules affine_plane(int order) {
    Rules r{.cells = order * order};
    for (int a = 0; a < order; ++a)
        for (int b = 0; b < order; ++b)
            for (int c = 0; c < order && (a || b); ++c) {
                Cells line = 0;
                for (int point = 0; point < r.cells; ++point)
                    if ((a * (point % order) + b * (point / order)) % order == c) line |= cell(point);
                r.add_line(line);
            }
    return r;
}

// The projective plane of a prime order. A point is a vector of three whose first number that is not 0 is 1; a line
// holds the points at right angles to one of them.
Rules projective_plane(int order) {
    std::vector<std::vector<int>> points;
    for (int x = 0; x < 2; ++x)
        for (int y = 0; y < (x ? order : 2); ++y)
            for (int z = 0; z < (x || y ? order : 2); ++z)
                if (x || y || z) points.push_back({x, y, z});
    Rules r{.cells = int(points.size())};
    for (const auto& normal : points) {
        Cells line = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            if ((normal[0] * points[i][0] + normal[1] * points[i][1] + normal[2] * points[i][2]) % order == 0)
                line |= cell(int(i));
        r.add_line(line);
    }
    return r;
}

// All places of a polyomino, turned and mirrored at will, on a size x size board. It is told as rows of cells, such as
// "##./.##".
Rules polyomino(const std::string& shape, int size) {
    std::vector<std::pair<int, int>> cells{};
    for (int row = 0, column = 0; const char c : shape) {
        if (c == '#') cells.emplace_back(column, row);
        column = c == '/' ? 0 : column + 1;
        row += c == '/';
    }
    Rules r{.cells = size * size};
    for (int way = 0; way < 8; ++way)
        for (int place = 0; place < 4 * size * size; ++place) {
            Cells line = 0;
            for (auto [x, y] : cells) {
                if (way & 1) x = -x;
                if (way & 2) y = -y;
                if (way & 4) std::swap(x, y);
                x += place % (2 * size), y += place / (2 * size);
                if (x >= 0 && x < size && y >= 0 && y < size) line |= cell(y * size + x);
            }
            if (std::popcount(line) == int(cells.size())) r.add_line(line);
        }
    return r;
}

// Harary's animals.
const std::map<std::string, std::string> animals = {
    {"domino", "##"}, {"El", "##/#"}, {"Elly", "###/#"}, {"Fatty", "##/##"}, {"Knobby", "###/.#"}};

}  // namespace

Named named(const std::string& game) {
    std::smatch part;
    if (game == "advanced" || game == "winning-move") return named("3x3 line 3");
    if (std::regex_match(game, part, std::regex("affine plane of order (\\d)")))
        return {affine_plane(stoi(part[1])), {}};
    if (std::regex_match(game, part, std::regex("projective plane of order (\\d)")))
        return {projective_plane(stoi(part[1])), {}};
    if (std::regex_match(game, part, std::regex("(\\w+) on (\\d)x\\d")))
        return {polyomino(animals.at(part[1]), stoi(part[2])), {}};
    if (!std::regex_match(game, part, std::regex("(\\d+)x(\\d)(x(\\d))? line (\\d)( torus)?( gravity)?")))
        throw std::invalid_argument("no game is called " + game);
    const int width = stoi(part[1]), height = stoi(part[2]), length = stoi(part[5]);
    if (part[3].matched)
        return {make_rules({.width = width, .height = height, .length = length, .layers = stoi(part[4])}), {}};
    const bool wraps = part[6].matched;
    const Rules rules =
        wraps ? torus(width, height, length)
              : make_rules({.width = width, .height = height, .length = length, .gravity = part[7].matched});
    return {rules, symmetries(rules, width, height, wraps)};
}

}  // namespace noughts::tests
