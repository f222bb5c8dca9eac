"""Fits the contact nets of all plans at once to the rows of `encode` stages, with PyTorch; see docs/training.md.

    python3 fit.py --rows rows.inputs --groups groups.inputs --choices choices.inputs --to nets/

A step adjusts the chances of single rows and, for pairs of rival plays out of the groups, the difference between their
equities. The last fifth of the steps keeps the weights of raw inputs on the grid that the nets which play round to.

With `--member`, several nets are fitted first. What they say on average is then the target of the nets that are written,
on all rows and on those of `--free`, whose own targets do not count.

What is done is saved now and then. The same command resumes there, with the same result as if nothing had happened if the
processor and the number of threads are the same; on a graphics processor the bits can differ.
"""

import argparse
import math
import os
import sys
import threading

try:
    import numpy  # noqa: F401
    import torch
except ImportError as error:
    sys.exit(f"expected the Python packages numpy and torch, found no {error.name}: pip install numpy torch")

from checkpoint import Checkpoint
from layout import EQUITY, HELD_FOR_REPORTS, PLANS, read_net, write_net
from nets import Fit, Nets
from progress import Progress, in_words
from rows import AHEAD, NEAR, Awaited, Choices, Rows

# Share of the steps in which the weights of raw inputs are fixed.
FIXED = 0.2


def rate_at(share, rate, fixed):
    """Warm-up and a cosine, and again with the weights of raw inputs fixed, at 0.3 of the rate."""
    first = 1 - FIXED if fixed else 1
    if share < first:
        return rate * min(1, share / 0.015 + 1e-3) * 0.5 * (1 + math.cos(math.pi * share / first))
    return 0.3 * rate * 0.5 * (1 + math.cos(math.pi * min(1, (share - first) / FIXED)))


def begun(sizes, heads, start, rows):
    """Nets with the weights of those that `start` comes before PLAN.net in the paths of, if any."""
    nets = Nets(sizes, heads, rows.plans, rows.device)
    if start:
        for number, plan in enumerate(PLANS[:rows.plans]):
            nets.begin_with(number, start + plan + ".net")
    return nets


@torch.no_grad()
def measured(chances_of, rows, choices):
    """The error on rows held out, and what choices lose, of what says chances of inputs and plans."""
    found = {}
    held = rows.held[:: max(1, len(rows.held) // HELD_FOR_REPORTS)]
    if len(held):
        plans = rows.plan[held]
        chances = chances_of(lambda some: rows.inputs(held[some]), plans)
        off = (chances - rows.target[held]) @ torch.tensor(EQUITY, device=rows.device)
        found["held_rms"] = [off[plans == plan].square().mean().sqrt().item() for plan in range(rows.plans)]
    if choices is not None and len(choices.plan):
        found["strength"] = choices.measured(chances_of(lambda some: choices.inputs[some], choices.plan))
    return found


def mean_of(fits):
    """The mean chances of several fits."""
    return lambda inputs, plans: sum(fit.chances(inputs, plans) for fit in fits) / len(fits)


class Course:
    """A part of the work: steps of some fits in turn."""

    def __init__(self, name, fits, settings, steps, fixed):
        self.name, self.fits, self.settings, self.steps, self.fixed = name, fits, settings, steps, fixed
        self.step = 0

    def all_steps(self):
        """Of all fits: from where the weights of raw inputs are fixed, one goes on for all."""
        together = math.ceil((1 - FIXED) * self.steps) if self.fixed else self.steps
        return together * len(self.fits) + self.steps - together if self.fits else 0

    def run(self, progress, checkpoint, awaited, choices):
        """Takes the steps that are left, all fits in turn."""
        while self.step < self.steps:
            share = self.step / self.steps
            if self.fixed and share >= 1 - FIXED:
                self.fits = self.fits[0].joined_by(self.fits[1:])
            rate = rate_at(share, self.settings.rate, self.fixed)
            for fit in self.fits:
                fit.step(rate, share < self.settings.half)
            self.step += 1
            if progress.stepped(len(self.fits)):
                awaited.look()
                progress.report(self.name, lambda: self.figures(awaited.rows, choices))
            if checkpoint.due():
                checkpoint.save(self, progress.done)

    def figures(self, rows, choices):
        """How good the nets are by now, and their mean if they are several."""
        found = [(str(fit.nets.sizes)[1:-1], measured(fit.chances, rows, choices)) for fit in self.fits]
        if len(self.fits) > 1:
            found.append(("mean", measured(mean_of(self.fits), rows, choices)))
        return found


@torch.no_grad()
def teach(rows, chances_of, free, own_share):
    """Sets the targets of all rows to what the teachers say, with a share of their own if they are looked ahead far, and
    takes in the rows that have none of their own."""
    own = rows.length
    for path in free:
        rows.add(path, True)
    for first in range(0, rows.length, 4_000_000):
        last = min(first + 4_000_000, rows.length)
        plans = rows.plan[first:last]
        said = chances_of(lambda some: rows.inputs(first + some), plans)
        index = torch.arange(first, last, device=rows.device)
        share = own_share * ((rows.head[first:last] == AHEAD) & (index < own)).float()[:, None]
        rows.target[first:last] = torch.where((plans < rows.plans)[:, None], said.lerp(rows.target[first:last], share),
                                              rows.target[first:last])
    rows.head.zero_()
    rows.held = rows.held[:0]


def save(fit, before, found, steps):
    """Writes the averages as PLAN.net, with this before it in the paths."""
    os.makedirs(os.path.dirname(before) or ".", exist_ok=True)
    for number, plan in enumerate(PLANS[:fit.rows.plans]):
        state = dict(found, step=steps)
        held_rms = state.pop("held_rms", [math.nan] * fit.rows.plans)[number]
        if not math.isnan(held_rms):
            state["held_rms"] = held_rms
        parts = [part[number] for part in fit.average]
        write_net(before + plan + ".net", fit.nets.sizes, parts, state)


def sizes_of(text):
    return [int(size) for size in text.split(",")]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", nargs="+", required=True, help="files of `encode` stages")
    parser.add_argument("--groups", nargs="+", default=[], help="the same, of `decisions` stages with a pool")
    parser.add_argument("--near", nargs="+", default=[], help="groups looked ahead less far, for a head of their own")
    parser.add_argument("--free", nargs="+", default=[], help="groups that only the members value")
    parser.add_argument("--candidates", type=int, default=4, help="candidates of each decision in the groups")
    parser.add_argument("--choices", help="decisions of five candidates to measure by")
    parser.add_argument("--ordinary", action="store_true", help="no net for wild positions; the rows must be encoded so")
    parser.add_argument("--member", nargs="+", action="append", default=[], metavar=("SIZES", "START"),
                        help="nets to fit first, with their sizes as 512,128,64 and nets to begin with")
    parser.add_argument("--member-steps", type=int, default=100_000)
    parser.add_argument("--own-share", type=float, default=0.25, help="what the rows' own targets count beside the members'")
    parser.add_argument("--start", help="nets to begin with: what comes before PLAN.net in their paths")
    parser.add_argument("--to", required=True, help="what comes before PLAN.net in the paths of the nets to write")
    parser.add_argument("--sizes", nargs="+", type=int, default=[512, 128, 64], help="hidden units of each layer")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--batch", type=int, default=1536, help="rows of each plan in a step")
    parser.add_argument("--pairs", type=int, default=512, help="pairs of rivals of each plan in a step")
    parser.add_argument("--pair-weight", type=float, default=4.0)
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--fits", type=int, default=1, help="fits that begin alike and go on as their mean where raw weights are fixed")
    parser.add_argument("--keep", type=float, default=0.0, help="what the nets begun with count where raw weights are fixed")
    parser.add_argument("--half", type=float, default=0.0, help="share of the steps, from the first, with hidden units in 16 bits")
    parser.add_argument("--seed", type=int, default=1)
    running = parser.add_argument_group("what does not change the result")
    running.add_argument("--room", type=int, default=30_000_000, help="the most rows")
    running.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    running.add_argument("--threads", type=int, default=0, help="of the processor; 0 for as many as it has cores")
    running.add_argument("--checkpoint", help="where to save what is done; TOcheckpoint if absent")
    running.add_argument("--checkpoint-seconds", type=float, default=60)
    running.add_argument("--report-seconds", type=float, default=20)
    running.add_argument("--watched", action="store_true", help="end when the standard input ends")
    apart = {action.dest for action in running._group_actions}
    settings = parser.parse_args()
    lasting = {name: value for name, value in vars(settings).items() if name not in apart}
    return settings, lasting


def end_with_the_input():
    """Ends the program as soon as whoever holds the other end of its input is gone."""
    def wait():
        # Not by `sys.stdin`, which a thread that waits would keep from being closed at the end.
        while os.read(0, 1):
            pass
        os._exit(1)
    threading.Thread(target=wait, daemon=True).start()


def on(device):
    """Where the work is done, in words."""
    if device.type == "cuda":
        return f"on {torch.cuda.get_device_name(device)}"
    threads = torch.get_num_threads()
    return f"no graphics processor: on {threads} thread{'s' * (threads > 1)}"


def main():
    settings, lasting = arguments()
    if settings.watched:
        end_with_the_input()
    if settings.threads:
        torch.set_num_threads(settings.threads)
    torch.manual_seed(settings.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device(settings.device)
    rows = Rows(settings.room, settings.candidates, 5 if settings.ordinary else len(PLANS), device)
    awaited = Awaited(rows, [(settings.rows, False, AHEAD), (settings.groups, True, AHEAD), (settings.near, True, NEAR)])
    awaited.look()
    choices = Choices(settings.choices, rows) if settings.choices else None
    checkpoint = Checkpoint(settings.checkpoint or settings.to + "checkpoint", settings.checkpoint_seconds, lasting, device)
    members = []
    for sizes, *start in settings.member:
        members.append(Fit(begun(sizes_of(sizes), 2, start[0] if start else None, rows), rows, settings))
    taught = Course("members", members, settings, settings.member_steps, fixed=False)
    fits = [Fit(begun(settings.sizes, 1, settings.start, rows), rows, settings) for _ in range(settings.fits)]
    course = Course("nets", fits, settings, settings.steps, fixed=True)
    progress = Progress(settings, checkpoint.done(), taught.all_steps() + course.all_steps(), rows)
    progress.say(f"{on(device)}; {rows}")
    checkpoint.restore(taught)
    progress.begin()
    if members:
        taught.run(progress, checkpoint, awaited, choices)
        teach(rows, mean_of(members), settings.free, settings.own_share)
        checkpoint.taught_by(members)
    checkpoint.restore(course)
    progress.begin()
    course.run(progress, checkpoint, awaited, choices)
    fit, = course.fits
    found = measured(fit.chances, rows, choices)
    progress.say(f"finished: {in_words(found)}")
    save(fit, settings.to, found, course.step)
    checkpoint.remove()


if __name__ == "__main__":
    main()
