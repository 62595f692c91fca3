// Streams by the system's own calls: no buffer but the reader's and the writer's, no locale, nothing to start up.
// SPDX-License-Identifier: MIT
#include "process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>

#include "command.hpp"

namespace noughts {
namespace {

std::string reason(int error) { return std::generic_category().message(error); }

// Whether a call that failed is worth another try. A stream that others made non-blocking is waited for.
bool try_again(int stream, short event) {
    if (errno != EAGAIN) return errno == EINTR;
    pollfd wait{.fd = stream, .events = event, .revents = 0};
    return poll(&wait, 1, -1) >= 0 || errno == EINTR;
}

std::size_t read_input(char* to, std::size_t room) {
    for (;;) {
        const ssize_t n = read(STDIN_FILENO, to, room);
        if (n >= 0) return static_cast<std::size_t>(n);
        if (!try_again(STDIN_FILENO, POLLIN)) throw BrokenStream("cannot read standard input: " + reason(errno));
    }
}

// Returns 0, or the number of the error that stopped it.
int write_all(int stream, std::string_view text) {
    while (!text.empty()) {
        const ssize_t n = write(stream, text.data(), text.size());
        if (n >= 0)
            text.remove_prefix(static_cast<std::size_t>(n));
        else if (!try_again(stream, POLLOUT))
            return errno;
    }
    return 0;
}

void write_answers(std::string_view text) {
    const int error = write_all(STDOUT_FILENO, text);
    if (error == EPIPE) throw ClosedPipe{};
    if (error) throw BrokenStream("cannot write to standard output: " + reason(error));
}

bool shows_colours() {
    const char* const terminal = std::getenv("TERM");
    const char* const no_colour = std::getenv("NO_COLOR");
    return (!no_colour || !*no_colour) && terminal && std::string_view(terminal) != "dumb" && isatty(STDOUT_FILENO);
}

// A standard stream that is closed stays unusable, but its number is taken: no other file may come to stand there.
void reserve_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        while (fcntl(stream, F_GETFD) < 0 && open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0)
            continue;
}

}  // namespace

Streams process_streams() {
    reserve_standard_streams();
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is then an error of write()
    return {.in = read_input,
            .out = write_answers,
            .complain = [](std::string_view text) { write_all(STDERR_FILENO, text); },
            .colour = shows_colours(),
            .watched = isatty(STDERR_FILENO) == 1,
            .typed = isatty(STDIN_FILENO) == 1};
}

}  // namespace noughts
