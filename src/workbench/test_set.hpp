// A small test set for a contest problem, in the layout of the ICPC problem package format: named inputs with their
// answers, always the same.
// SPDX-License-Identifier: MIT
#pragma once

#include <contest/problem.hpp>
#include <functional>

#include "space.hpp"

namespace noughts::workbench {

struct TestFile {
    std::string path;  // such as data/secret/01-full-board.in
    std::string text;
};
using UseFile = std::function<void(const TestFile&)>;

// What the problem answers to an input.
std::string right_output(const contest::Problem& problem, const std::string& input);

// The sample, and for each thing that may go wrong an input that probes it, named for it. Where an input has many cases
// the last one is as large as the statement allows, and holds all there are if they fit; one before it, each of them once.
void write_tests(const Space& space, const contest::Problem& problem, const std::string& sample, const UseFile& use);

// Inputs that a validator must refuse, named for what is wrong with them: those changes of a good input that strict
// reading refuses.
void write_invalid_inputs(const Space& space, const contest::Problem& problem, const UseFile& use);

}  // namespace noughts::workbench
