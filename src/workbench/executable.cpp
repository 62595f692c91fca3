// SPDX-License-Identifier: MIT
#include "executable.hpp"

#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

namespace noughts::workbench {
namespace {

bool may_run(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored) && access(path.c_str(), X_OK) == 0;
}

// The file that a command stands for; nothing where there is none.
std::string file_of(const std::string& command) {
    if (command.find('/') != command.npos) return may_run(command) ? command : "";
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path ? path : "/bin:/usr/bin");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (std::string file = std::filesystem::path(folder) / command; may_run(file)) return file;
    return "";
}

// Whether the system refuses the format of a file. It is started for that under a tracer, and ended before it does
// anything.
bool is_refused(std::string file) {
    char* const words[] = {file.data(), nullptr};
    const pid_t probe = fork();
    if (probe == 0) {
        if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0) execv(file.c_str(), words);
        _exit(errno == ENOEXEC ? 1 : 0);
    }
    int status = 0;
    if (probe < 0 || waitpid(probe, &status, 0) < 0) return false;
    if (WIFEXITED(status)) return WEXITSTATUS(status) == 1;
    if (WIFSTOPPED(status) && kill(probe, SIGKILL) == 0) waitpid(probe, &status, 0);
    return false;
}

}  // namespace

std::string why_not_executable(const std::string& command) {
    constexpr std::size_t beginning = 256;  // bytes that tell whether it is a script
    const std::string file = file_of(command);
    if (std::error_code none;
        file.empty() && command.find('/') != command.npos && std::filesystem::is_regular_file(command, none))
        return "permission denied; it is no program: source has to be compiled, or run by its language";
    std::ifstream bytes(file, std::ios::binary);
    if (file.empty() || !bytes) return "";
    std::string head(beginning, ' ');
    bytes.read(head.data(), beginning);
    head.resize(std::size_t(bytes.gcount()));
    if (head.empty()) return "it is empty";
    const bool is_binary = head.starts_with(
                               "\x7F"
                               "ELF") ||
                           head.find('\0') != head.npos;
    return is_binary && is_refused(file) ? "it is no program for this system" : "";
}

}  // namespace noughts::workbench
