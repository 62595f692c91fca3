// The arguments and options of a command. CLI11 reads them, and is seen by command_line.cpp alone.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace noughts {

// What is named here is read into places that must live until then.
class Arguments {
public:
    explicit Arguments(CLI::App& app) : app_(app) {}

    void word(const char* name, std::string& into, const char* help);
    void word_if_any(const char* name, std::vector<std::string>& into, const char* help);
    void words(const char* name, std::vector<std::string>& into, const char* help);
    void command(const char* name, std::vector<std::string>& into, const char* help);  // the words after --

    void flag(const char* name, bool& set, const char* help);
    void flag(const char* name, const std::function<void()>& use, const char* help);

    // `use` gets each value, and refuses those that are wrong. `value` stands for one in the help. An option that may not
    // be given again has one value, and is refused where it has more.
    using Use = std::function<void(const std::string& value)>;
    enum class Again : std::uint8_t { no, yes };
    void option(const char* name, const char* value, const Use& use, const char* help, Again again = Again::no);

private:
    CLI::App& app_;
};

}  // namespace noughts
