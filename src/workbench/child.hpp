// One run of a program under libuv, from its start until all that belonged to it has ended.
//
// The program reads its input as a file, and stands in a session of its own with all it starts, so that one signal ends
// them all. Its handles (process, two pipes, two timers) are closed together; then it is over.
// SPDX-License-Identifier: MIT
#pragma once

#include <uv.h>

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "run.hpp"

namespace noughts::workbench {

class Child {
public:
    // The processes of a run that have lost their parent.
    using Strays = std::function<std::vector<int>(const Child& child)>;

    // The variable by which all that a run starts knows its run, and so does who looks at it.
    static constexpr std::string_view variable = "NOUGHTS_RUN";

    Child(std::size_t number, const Limits& limits, Strays strays)
        : number_(number), limits_(limits), strays_(std::move(strays)) {}
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Returns 0, or libuv's number of the error that kept the program from starting; the child must live on until it is
    // over in any case. `input` is an open file, and stays open.
    int start(uv_loop_t& loop, std::vector<std::string>& command, int input);

    // Ends the program and all that it has started.
    void stop(Ending why);

    std::size_t number() const { return number_; }
    // The value of the variable, which no other run has, nor one of another of these programs.
    std::string name() const;
    int process() const { return process_.pid; }
    bool is_over() const { return open_ == 0; }
    Run& run() { return run_; }

private:
    template <class Handle>
    static Child& self(Handle* handle) {
        return *static_cast<Child*>(handle->data);
    }
    template <class Handle>
    void opened(Handle& handle) {
        handle.data = this;
        ++open_;
    }
    static void shut(uv_handle_t* handle);

    int spawn(uv_loop_t& loop, std::vector<std::string>& command, const std::array<int, 3>& files);
    void listen(uv_loop_t& loop, uv_pipe_t& pipe, int file);
    void on_text(uv_stream_t* stream, std::string_view text);
    void on_end_of_text(uv_stream_t* stream);
    void on_exit(int status, int signal);
    void on_clock();
    void on_look();
    void finish();
    bool has_read_all() const;

    std::size_t number_;
    Limits limits_;
    Strays strays_;
    Run run_;
    uv_process_t process_{};
    uv_pipe_t out_{}, err_{};
    uv_timer_t clock_{}, look_{};
    std::array<char, 65536> buffer_{};
    std::uint64_t began_ = 0;
    int open_ = 0;
    bool exited_ = false, stopped_ = false;
};

}  // namespace noughts::workbench
