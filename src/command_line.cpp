// SPDX-License-Identifier: MIT
#include "command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "commands.hpp"
#include "embedded.hpp"
#include "refuse.hpp"

namespace noughts {
namespace {

Action print(std::string text) {
    return [text = std::move(text)](Session& session) { session.out.put(text); };
}

std::string general_help() {
    std::string text =
        "Try: noughts value XX..O....    prints draw: what this board comes to in the end\n\n"
        "Exact answers about tic-tac-toe and its whole family.\n\n"
        "noughts COMMAND [OPTIONS] [--] [ARGUMENTS]\n";
    for (const Command& command : commands) {
        text += "  ";
        text += command.name;
        text.append(12 - command.name.size(), ' ').append(command.summary) += '\n';
    }
    return text +
           "\nA board is its rows, top first: XX..O.... or XX./.O./... ; - reads one a line.\n"
           "noughts COMMAND --help lists the options of a command; --version the version.\n"
           "Exit status: 0 done; 1 no: check found a difference; 2 input refused, or a\n"
           "failure; 3 not known within the time or memory given.\n";
}

// One line of a help text: an option or argument, and what it is for.
std::string help_line(const CLI::Option& option) {
    constexpr std::size_t column = 19;
    std::string line = "  " + option.get_name(option.get_positional(), true);
    if (!option.get_option_text().empty()) line += ' ' + option.get_option_text();
    line.resize(std::max(column, line.size() + 1), ' ');
    return line + option.get_description() + '\n';
}

// An argument as a line of usage shows it.
std::string positional(const CLI::Option& option) {
    const std::string name = option.get_name(true);
    if (option.get_group() == "if any") return " [--] [" + name + ']';
    if (option.get_expected_max() == 1) return ' ' + name;
    return option.get_group() == "command" ? " -- " + name + "..." : " [--] [" + name + "...]";
}

std::string help_for(const Command& command, const CLI::App& app) {
    std::string usage = app.get_name() + " [OPTIONS]", lines;
    for (const CLI::Option* const option : app.get_options()) {
        if (option->get_positional()) usage += positional(*option);
        lines += help_line(*option);
    }
    return "Try: " + std::string(command.example) + "\n\n" + app.get_name() + ": " + app.get_description() + "\n\n" +
           usage + '\n' + lines;
}

// CLI11 takes the next word for the value of `--moves=`: an empty value is made a word of its own.
std::vector<std::string> words_from_last(const std::vector<std::string>& arguments) {
    std::vector<std::string> words;
    bool options = true;
    for (auto word = arguments.begin() + 1; word != arguments.end(); ++word) {
        options = options && *word != "--";
        const bool empty_value = options && word->size() > 3 && word->starts_with("--") && word->ends_with('=');
        words.push_back(empty_value ? word->substr(0, word->size() - 1) : *word);
        if (empty_value) words.emplace_back();
    }
    std::ranges::reverse(words);
    return words;
}

// What is wrong with words that no option takes.
std::string unexpected(const std::string& word, const std::string& command) {
    const bool board =
        word.size() >= 4 && word.starts_with('-') && word.find_first_not_of("-_.xoXO0/") == std::string::npos;
    if (board) return noughts::quoted(word) + " looks like options; a board that begins with - goes after --";
    if (word.starts_with('-')) return "no option " + noughts::quoted(word) + "; see noughts " + command + " --help";
    const std::string where =
        command == "answer" ? "cases come from standard input, as in < FILE" : "see noughts " + command + " --help";
    return noughts::quoted(word) + " is one argument too many; " + where;
}

// The sentence for what CLI11 found wrong; it begins with the option's name.
std::string sentence(const CLI::App& app, const CLI::ParseError& error, const std::string& command) {
    const auto extra = app.remaining();
    if (!extra.empty()) return unexpected(extra.front(), command);
    const std::string what = error.what();
    const auto begin = std::min(what.find("--"), what.size());
    const std::string option = what.substr(begin, what.find_first_of(": ", begin) - begin);
    const bool lacks = dynamic_cast<const CLI::ArgumentMismatch*>(&error);
    return option + (lacks ? ": a value is missing" : ": takes no value");
}

}  // namespace

void Arguments::word(const char* name, std::string& into, const char* help) { app_.add_option(name, into, help); }

void Arguments::word_if_any(const char* name, std::vector<std::string>& into, const char* help) {
    app_.add_option(name, into, help)->expected(1)->allow_extra_args(false)->option_text(" ")->group("if any");
}

void Arguments::words(const char* name, std::vector<std::string>& into, const char* help) {
    app_.add_option(name, into, help)->option_text("...");
}

void Arguments::command(const char* name, std::vector<std::string>& into, const char* help) {
    app_.add_option(name, into, help)->option_text("...")->group("command");
}

void Arguments::flag(const char* name, bool& set, const char* help) { app_.add_flag(name, set, help); }

void Arguments::flag(const char* name, const std::function<void()>& use, const char* help) {
    app_.add_flag_callback(name, use, help);
}

void Arguments::option(const char* name, const char* value, const Use& use, const char* help, Again again) {
    const auto use_each = [=](const std::vector<std::string>& values) {
        if (again == Again::no && values.size() > 1) throw BadInput(std::string(name) + ": is given twice");
        for (const std::string& each : values) use(each);
    };
    app_.add_option_function<std::vector<std::string>>(name, use_each, help)
        ->allow_extra_args(false)
        ->option_text(value);
}

Action requested(const std::vector<std::string>& arguments) {
    const std::string first = arguments.empty() ? "--help" : arguments.front();
    if (first == "help" && arguments.size() > 1) return requested({arguments[1], "--help"});
    if (first == "--help" || first == "-h" || first == "help") return print(general_help());
    if (first == "--version") return print("noughts " + std::string(version()) + '\n');
    const Command& command = pick(commands, &Command::name, first, "expected the command ");
    CLI::App app(std::string(command.summary), "noughts " + first);
    app.set_help_flag("-h,--help", "print this");
    Arguments named(app);
    Action action = command.prepare(named);
    auto words = words_from_last(arguments);
    try {
        app.parse(words);
    } catch (const CLI::CallForHelp&) {
        return print(help_for(command, app));
    } catch (const CLI::ParseError& error) {
        throw BadInput(sentence(app, error, first));
    }
    return action;
}

}  // namespace noughts
