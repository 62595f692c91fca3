// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <new>

#include "command_line.hpp"

namespace noughts {
namespace {

// How a piece of work ended, and a sentence where it is not done.
struct Outcome {
    Exit status = Exit::done;
    std::string complaint;
};

template <class Work>
Outcome attempt(Work&& work) {
    try {
        work();
        return {};
    } catch (const ClosedPipe&) {
        return {};
    } catch (const NotKnown& reason) {
        return {Exit::not_known, reason.what()};
    } catch (const std::bad_alloc&) {
        return {Exit::not_known, "not enough memory for this answer"};
    } catch (const std::exception& reason) {
        return {Exit::refused, reason.what()};
    }
}

}  // namespace

int run(const std::vector<std::string>& arguments, const Streams& streams) {
    Writer out(streams.out);
    const Fill in = [&](char* to, std::size_t room) {
        out.flush();
        return streams.in(to, room);
    };
    Session session{.in = in,
                    .out = out,
                    .complain = streams.complain,
                    .colour = streams.colour,
                    .watched = streams.watched,
                    .typed = streams.typed};
    const Outcome answered = attempt([&] { requested(arguments)(session); });
    const Outcome written = attempt([&] { out.flush(); });
    const Outcome& outcome = answered.status != Exit::done ? answered : written;
    if (outcome.status == Exit::done) return static_cast<int>(session.answer);
    streams.complain("noughts: " + outcome.complaint + '\n');
    return static_cast<int>(outcome.status);
}

}  // namespace noughts
