// SPDX-License-Identifier: MIT
#include "descendants.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace noughts::workbench {
namespace {

std::string folder_of(int process) { return "/proc/" + std::to_string(process); }

std::vector<int> children_of(const std::string& folder) {
    std::vector<int> found;
    std::error_code ignored;
    for (std::filesystem::directory_iterator task(folder + "/task", ignored), end; !ignored && task != end;
         task.increment(ignored)) {
        std::ifstream children(task->path() / "children");
        for (int child = 0; children >> child;) found.push_back(child);
    }
    return found;
}

// A field of a file that tells of a process, in bytes; nothing where it cannot be read.
std::optional<std::uint64_t> bytes(int process, const std::string& file, std::string_view field) {
    std::ifstream text(folder_of(process) + file);
    std::uint64_t kilobytes = 0;
    for (std::string word; text >> word;)
        if (word == field && text >> kilobytes) return kilobytes * 1024;
    return std::nullopt;
}

std::uint64_t resident(int process) { return bytes(process, "/status", "VmRSS:").value_or(0); }

// What is shared with others is divided among them.
std::uint64_t proportional(int process) {
    const auto share = bytes(process, "/smaps_rollup", "Pss:");
    return share ? *share : resident(process);
}

void add_descendants(std::vector<int>& processes) {
    for (std::size_t i = 0; i < processes.size(); ++i)
        std::ranges::copy(children_of(folder_of(processes[i])), std::back_inserter(processes));
}

std::uint64_t sum(const std::vector<int>& processes, std::uint64_t (*held)(int process)) {
    std::uint64_t all = 0;
    for (const int process : processes) all += held(process);
    return all;
}

}  // namespace

std::uint64_t memory_of(const std::vector<int>& processes, std::uint64_t enough) {
    const std::uint64_t peak = bytes(processes.front(), "/status", "VmHWM:").value_or(0);
    std::vector<int> all = processes;
    add_descendants(all);
    std::uint64_t now = sum(all, resident);
    if (now > enough) now = sum(all, proportional);
    return std::max(peak, now);
}

void adopt_orphans() { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

std::vector<int> own_children() { return children_of("/proc/self"); }

std::string environment_of(int process, std::string_view variable) {
    std::ifstream text(folder_of(process) + "/environ", std::ios::binary);
    for (std::string entry; std::getline(text, entry, '\0');)
        if (entry.starts_with(variable) && entry.substr(variable.size()).starts_with('='))
            return entry.substr(variable.size() + 1);
    return "";
}

bool has_ended(int child) { return waitpid(child, nullptr, WNOHANG) == child; }

void end_children(const std::vector<int>& children) {
    for (const int child : children) {
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
}

}  // namespace noughts::workbench
