// SPDX-License-Identifier: MIT
#include "runner.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <list>
#include <utility>

#include "child.hpp"
#include "descendants.hpp"
#include "executable.hpp"
#include "unnamed_file.hpp"

namespace noughts::workbench {
namespace {

void forbid_core_files() {
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_CORE, &none);
}

// Each run takes some files, for its streams; libuv ends this program where there are too few for its own.
void need_files(int jobs) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    const rlim_t needed = 32 + 8 * rlim_t(jobs);
    if (files.rlim_cur >= needed) return;
    files.rlim_cur = std::min(needed, files.rlim_max);
    if (files.rlim_cur < needed || setrlimit(RLIMIT_NOFILE, &files) != 0)
        throw CannotRun("cannot run anything: " + std::to_string(needed) + " files have to be open at once, and only " +
                        std::to_string(files.rlim_max) + " may be");
}

void need_executable(const std::string& command) {
    if (const std::string why = why_not_executable(command); !why.empty())
        throw CannotRun("cannot run '" + command + "': " + why);
}

}  // namespace

// libuv calls back from C, which no exception may cross: what happens there is noted, and looked at between its turns.
class Runner::Loop {
public:
    Loop(std::vector<std::string> command, int jobs) : command_(std::move(command)), jobs_(std::size_t(jobs)) {
        if (const int error = uv_loop_init(&loop_))
            throw CannotRun(std::string("cannot run anything: ") + uv_strerror(error));
        for (std::size_t i = 0; i < signals_.size(); ++i) {
            uv_signal_init(&loop_, &signals_[i]);
            signals_[i].data = this;
            uv_signal_start(
                &signals_[i], [](uv_signal_t* signal, int) { static_cast<Loop*>(signal->data)->interrupted_ = true; },
                requests_to_end[i]);
            uv_unref(reinterpret_cast<uv_handle_t*>(&signals_[i]));
        }
    }
    ~Loop() {
        for (uv_signal_t& signal : signals_) uv_close(reinterpret_cast<uv_handle_t*>(&signal), nullptr);
        uv_run(&loop_, UV_RUN_DEFAULT);
        uv_loop_close(&loop_);
    }
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    void operator()(const Limits& limits, const Next& next, const Done& done) {
        try {
            std::size_t started = 0;
            for (bool more = true;;) {
                while (more && children_.size() < jobs_ && !strays_of_nobody_) {
                    const auto input = next();
                    more = input.has_value();
                    if (input) start(started++, limits, *input);
                }
                if (children_.empty()) return;
                turn();
                hand_over(done);
            }
        } catch (...) {
            end_all();
            throw;
        }
    }

private:
    static constexpr std::array requests_to_end{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

    void start(std::size_t number, const Limits& limits, const std::string& input) {
        const UnnamedFile file(input);
        Child& child = children_.emplace_back(number, limits, [this](const Child& run) { return charged(run); });
        if (const int error = child.start(loop_, command_, file.number()))
            throw CannotRun("cannot run '" + command_.front() + "': " + uv_strerror(error));
    }

    // Waits until something happens. A request to end is taken up here.
    void turn() {
        uv_run(&loop_, UV_RUN_ONCE);
        if (std::exchange(interrupted_, false)) throw Interrupted{};
    }

    void hand_over(const Done& done) {
        for (auto child = children_.begin(); child != children_.end();) {
            if (!child->is_over()) {
                ++child;
                continue;
            }
            const std::size_t number = child->number();
            Run run = std::move(child->run());
            end([&] { return strays_of(*child); });
            child = children_.erase(child);
            end_strays_of_nobody();
            done(number, std::move(run));
        }
    }

    void end_all() {
        for (Child& child : children_) child.stop(Ending::killed);
        while (std::ranges::any_of(children_, [](const Child& child) { return !child.is_over(); }))
            uv_run(&loop_, UV_RUN_ONCE);
        children_.clear();
        end_strays_of_nobody();
    }

    // Those that have lost their parent and have not ended.
    std::vector<int> strays() const {
        std::vector<int> others = inherited_, found = own_children();
        for (const Child& child : children_) others.push_back(child.process());
        std::erase_if(found, [&](int process) {
            return std::ranges::find(others, process) != others.end() || has_ended(process);
        });
        return found;
    }

    std::vector<int> strays_of(const Child& child) const {
        std::vector<int> found = strays();
        std::erase_if(found, [&](int process) { return environment_of(process, Child::variable) != child.name(); });
        return found;
    }

    // Of no run that is under way, by what they say; they may be one's that has cleared its environment.
    std::vector<int> strays_of_nobody() const {
        std::vector<int> found = strays();
        std::erase_if(found, [&](int process) {
            return std::ranges::find(children_, environment_of(process, Child::variable), &Child::name) !=
                   children_.end();
        });
        return found;
    }

    // What a run is charged with: all where it is the only one, and no other has left anything.
    std::vector<int> charged(const Child& child) const {
        return children_.size() == 1 && !strays_of_nobody_ ? strays() : strays_of(child);
    }

    // They are ended once no run is under way, and no other begins before that.
    void end_strays_of_nobody() {
        if (children_.empty()) end([&] { return strays(); });
        strays_of_nobody_ = !children_.empty() && !strays_of_nobody().empty();
    }

    template <class Processes>
    void end(Processes processes) {
        for (auto found = processes(); !found.empty(); found = processes()) end_children(found);
    }

    uv_loop_t loop_{};
    std::array<uv_signal_t, requests_to_end.size()> signals_{};
    std::vector<std::string> command_;
    std::size_t jobs_;
    const std::vector<int> inherited_ = own_children();  // which this does not end
    std::list<Child> children_;
    bool interrupted_ = false, strays_of_nobody_ = false;
};

Runner::Runner(std::vector<std::string> command, int jobs) {
    need_executable(command.front());
    need_files(jobs);
    adopt_orphans();
    forbid_core_files();
    loop_ = std::make_unique<Loop>(std::move(command), jobs);
}

Runner::~Runner() = default;

void Runner::operator()(const Limits& limits, const Next& next, const Done& done) { (*loop_)(limits, next, done); }

Run Runner::once(const Limits& limits, const std::string& input) {
    Run result;
    bool begun = false;
    (*this)(
        limits, [&] { return std::exchange(begun, true) ? std::nullopt : std::optional(input); },
        [&](std::size_t, Run run) { result = std::move(run); });
    return result;
}

}  // namespace noughts::workbench
