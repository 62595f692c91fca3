// One number for many answers, and in practice for no others.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <noughts/question.hpp>
#include <string>
#include <string_view>

namespace noughts {

// FNV-1a over everything that is added.
class Signature {
public:
    void add(std::string_view text) {
        for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    void add(std::uint64_t number) { add(std::to_string(number) + ' '); }
    void add(int number) { add(std::to_string(number) + ' '); }
    void add(const Games<>::Answer& a) { (add(a.x), add(a.o), add(a.draw)); }
    void add(const Games<std::uint32_t>::Answer& a) { add(Games<>::Answer{.x = a.x, .o = a.o, .draw = a.draw}); }
    std::uint64_t value() const { return hash_; }
    std::string text() const {
        std::array<char, 17> digits{};
        std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash_));
        return digits.data();
    }

private:
    std::uint64_t hash_ = 14695981039346656037U;
};

}  // namespace noughts
