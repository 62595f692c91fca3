// SPDX-License-Identifier: MIT
#include "descendants.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
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

// What a process holds now and has held at most, in bytes.
struct Held {
    std::uint64_t now = 0, most = 0;
};

Held held_by(int process) {
    std::ifstream status(folder_of(process) + "/status");
    Held held;
    std::string word;
    while (status >> word)
        if (word == "VmHWM:")
            status >> held.most;
        else if (word == "VmRSS:")
            status >> held.now;
    return {.now = held.now * 1024, .most = held.most * 1024};
}

std::uint64_t held_now(int process) {
    std::uint64_t sum = held_by(process).now;
    for (const int child : children_of(folder_of(process))) sum += held_now(child);
    return sum;
}

}  // namespace

std::uint64_t memory_of(int process) { return std::max(held_by(process).most, held_now(process)); }

void adopt_orphans() { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

std::vector<int> own_children() { return children_of("/proc/self"); }

void end_children_but(const std::vector<int>& those) {
    const auto is_stray = [&](int child) { return std::ranges::find(those, child) == those.end(); };
    for (;;) {
        auto strays = own_children();
        std::erase_if(strays, [&](int child) { return !is_stray(child); });
        if (strays.empty()) return;
        for (const int stray : strays) {
            kill(stray, SIGKILL);
            waitpid(stray, nullptr, 0);
        }
    }
}

}  // namespace noughts::workbench
