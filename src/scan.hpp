// The quick way to read cases in which nothing is unusual; see Scan in <noughts/case_shape.hpp> for what it promises.
// SPDX-License-Identifier: MIT
#pragma once

#include <noughts/case_shape.hpp>

namespace noughts {

std::size_t scan_cases(const CaseShape& shape, std::string_view text, std::span<std::uint16_t> numbers);

}  // namespace noughts
