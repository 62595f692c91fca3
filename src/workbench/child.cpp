// SPDX-License-Identifier: MIT
#include "child.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <iterator>
#include <utility>

#include "descendants.hpp"

namespace noughts::workbench {
namespace {

// In milliseconds: how long to wait for the end of the output once the program has ended; when to look at its memory
// for the first time and from then on.
constexpr std::uint64_t grace = 500, first_look = 3, next_looks = 10;

constexpr std::size_t kept_complaints = 4000;

// Ends all processes in the session that `leader` has begun; nothing where it has not come to that.
void end_session(int leader) {
    if (leader > 1) kill(-leader, SIGKILL);
}

// The environment of this process, with one more entry.
std::vector<char*> environment_with(std::string& entry) {
    const std::string_view name(entry.data(), entry.find('=') + 1);
    std::vector<char*> entries;
    for (char** at = environ; *at != nullptr; ++at)
        if (!std::string_view(*at).starts_with(name)) entries.push_back(*at);
    entries.push_back(entry.data());
    entries.push_back(nullptr);
    return entries;
}

uv_handle_t* base(auto& handle) { return reinterpret_cast<uv_handle_t*>(&handle); }
uv_stream_t* stream_of(uv_pipe_t& pipe) { return reinterpret_cast<uv_stream_t*>(&pipe); }

}  // namespace

std::string Child::name() const { return std::to_string(getpid()) + '.' + std::to_string(number_); }

int Child::start(uv_loop_t& loop, std::vector<std::string>& command, int input) {
    uv_file out[2], err[2];
    if (const int error = uv_pipe(out, UV_NONBLOCK_PIPE, 0)) return error;
    if (const int error = uv_pipe(err, UV_NONBLOCK_PIPE, 0)) {
        for (const uv_file end : out) close(end);
        return error;
    }
    for (uv_timer_t* const timer : {&clock_, &look_}) {
        uv_timer_init(&loop, timer);
        opened(*timer);
    }
    listen(loop, out_, out[0]);
    listen(loop, err_, err[0]);
    began_ = uv_hrtime();
    const int error = spawn(loop, command, {input, out[1], err[1]});
    close(out[1]);
    close(err[1]);
    if (error) {
        finish();
        return error;
    }
    uv_update_time(&loop);
    const auto time = static_cast<std::uint64_t>(limits_.time.count());
    uv_timer_start(
        &clock_, [](uv_timer_t* timer) { self(timer).on_clock(); }, time, 0);
    uv_timer_start(
        &look_, [](uv_timer_t* timer) { self(timer).on_look(); }, first_look, next_looks);
    return 0;
}

int Child::spawn(uv_loop_t& loop, std::vector<std::string>& command, const std::array<int, 3>& files) {
    std::vector<char*> words;
    words.reserve(command.size() + 1);
    for (std::string& word : command) words.push_back(word.data());
    words.push_back(nullptr);
    std::array<uv_stdio_container_t, 3> streams{};
    for (std::size_t i = 0; i < streams.size(); ++i) {
        streams[i].flags = UV_INHERIT_FD;
        streams[i].data.fd = files[i];
    }
    std::string entry = std::string(variable) + '=' + name();
    std::vector<char*> environment = environment_with(entry);
    uv_process_options_t options{};
    options.file = words.front();
    options.args = words.data();
    options.env = environment.data();
    options.flags = UV_PROCESS_DETACHED;
    options.stdio = streams.data();
    options.stdio_count = static_cast<int>(streams.size());
    options.exit_cb = [](uv_process_t* process, std::int64_t status, int signal) {
        self(process).on_exit(static_cast<int>(status), signal);
    };
    opened(process_);
    return uv_spawn(&loop, &process_, &options);
}

void Child::listen(uv_loop_t& loop, uv_pipe_t& pipe, int file) {
    uv_pipe_init(&loop, &pipe, 0);
    opened(pipe);
    uv_pipe_open(&pipe, file);
    const auto room = [](uv_handle_t* handle, std::size_t, uv_buf_t* buffer) {
        auto& bytes = self(handle).buffer_;
        *buffer = uv_buf_init(bytes.data(), static_cast<unsigned>(bytes.size()));
    };
    uv_read_start(stream_of(pipe), room, [](uv_stream_t* stream, ssize_t n, const uv_buf_t* buffer) {
        if (n < 0)
            self(stream).on_end_of_text(stream);
        else
            self(stream).on_text(stream, {buffer->base, static_cast<std::size_t>(n)});
    });
}

void Child::on_text(uv_stream_t* stream, std::string_view text) {
    if (stream == stream_of(err_)) {
        run_.complaints += text;
        if (run_.complaints.size() > 2 * kept_complaints)
            run_.complaints.erase(0, run_.complaints.size() - kept_complaints);
        return;
    }
    const std::uint64_t room = limits_.output - run_.output.size();
    run_.output += text.substr(0, std::min<std::uint64_t>(room, text.size()));
    if (text.size() > room) stop(Ending::too_much_output);
}

void Child::on_end_of_text(uv_stream_t* stream) {
    shut(reinterpret_cast<uv_handle_t*>(stream));
    if (exited_ && has_read_all()) finish();
}

void Child::on_exit(int status, int signal) {
    exited_ = true;
    run_.time = std::chrono::duration_cast<Milliseconds>(std::chrono::nanoseconds(uv_hrtime() - began_));
    if (!stopped_) {
        run_.ending = signal ? Ending::killed : Ending::exited;
        run_.code = signal ? signal : status;
    }
    end_session(process_.pid);  // what it has left behind
    if (has_read_all()) return finish();
    uv_timer_stop(&look_);
    uv_timer_start(
        &clock_, [](uv_timer_t* timer) { self(timer).finish(); }, grace, 0);
}

void Child::on_clock() { stop(Ending::out_of_time); }

void Child::on_look() {
    std::vector<int> processes{process_.pid};
    std::ranges::copy(strays_(*this), std::back_inserter(processes));
    if (memory_of(processes, limits_.memory) > limits_.memory) stop(Ending::out_of_memory);
}

void Child::stop(Ending why) {
    if (!std::exchange(stopped_, true)) run_.ending = why;
    if (!exited_) end_session(process_.pid);
}

bool Child::has_read_all() const {
    return uv_is_closing(reinterpret_cast<const uv_handle_t*>(&out_)) &&
           uv_is_closing(reinterpret_cast<const uv_handle_t*>(&err_));
}

void Child::finish() {
    for (uv_handle_t* const handle : {base(process_), base(out_), base(err_), base(clock_), base(look_)}) shut(handle);
}

void Child::shut(uv_handle_t* handle) {
    if (!uv_is_closing(handle)) uv_close(handle, [](uv_handle_t* closed) { --self(closed).open_; });
}

}  // namespace noughts::workbench
