"""Fits the contact nets of all plans at once to the rows of `encode` stages, with PyTorch; see docs/training.md.

    python3 fit.py --rows rows.inputs --groups groups.inputs --choices choices.inputs --to nets

A step adjusts the chances of single rows and, for pairs of rival plays out of the groups, the difference between their
equities. The last fifth of the steps keeps the weights of raw inputs on the grid that the nets which play round to.

With `--member`, several nets are fitted first. What they say on average is then the target of the nets that are written,
on all rows and on those of `--free`, whose own targets do not count.
"""

import argparse
import json
import math
import os
import time

import torch

from layout import EQUITY, PLANS, read_net, write_net
from nets import Fit, Nets
from rows import AHEAD, NEAR, Awaited, Choices, Rows

# Share of the steps in which the weights of raw inputs are fixed.
FIXED = 0.2
# Seconds between reports, and between looks for files that were not there yet.
PAUSE = 20


class Course:
    """How much of a fit is done: by steps, or by seconds if there are any."""

    def __init__(self, steps, seconds=None):
        self.steps, self.seconds = steps, seconds
        self.step, self.began = 0, time.monotonic()

    def share(self):
        if self.seconds is None:
            return self.step / self.steps
        return (time.monotonic() - self.began) / self.seconds


def rate_at(share, rate, fixed):
    """Warm-up and a cosine, and again with the weights of raw inputs fixed, at 0.3 of the rate."""
    first = 1 - FIXED if fixed else 1
    if share < first:
        return rate * min(1, share / 0.015 + 1e-3) * 0.5 * (1 + math.cos(math.pi * share / first))
    return 0.3 * rate * 0.5 * (1 + math.cos(math.pi * min(1, (share - first) / FIXED)))


def begun(sizes, heads, start, device):
    """Nets with the weights of those that `start` comes before PLAN.net in the paths of, if any."""
    nets = Nets(sizes, heads, device)
    if start:
        for number, plan in enumerate(PLANS):
            nets.begin_with(number, *read_net(start + plan + ".net"))
    return nets


@torch.no_grad()
def measured(chances_of, rows, choices):
    """The error on rows held out, and what choices lose, of what says chances of inputs and plans."""
    found = {}
    held = rows.held[:: max(1, len(rows.held) // 200_000)]
    if len(held):
        plans = rows.plan[held]
        chances = chances_of(lambda some: rows.inputs(held[some]), plans)
        off = (chances - rows.target[held]) @ torch.tensor(EQUITY, device=rows.device)
        found["held_rms"] = [off[plans == plan].square().mean().sqrt().item() for plan in range(len(PLANS))]
    if choices is not None:
        found["strength"] = choices.measured(chances_of(lambda some: choices.inputs[some], choices.plan))
    return found


def mean_of(fits):
    """The mean chances of several fits."""
    return lambda inputs, plans: sum(fit.chances(inputs, plans) for fit in fits) / len(fits)


def fit_all(fits, course, awaited, choices, rate, fixed):
    """Takes steps of all fits in turn until the course is run."""
    reported, moving = time.monotonic(), True
    while (share := course.share()) < 1:
        if fixed and moving and share >= 1 - FIXED:
            moving = False
            for fit in fits:
                fit.fix_raw()
        rate_now = rate_at(share, rate, fixed)
        for fit in fits:
            fit.step(rate_now)
        course.step += 1
        if time.monotonic() > reported + PAUSE:
            awaited.look()
            report(f"{course.step} steps, {share:.1%}", fits, awaited.rows, choices)
            reported = time.monotonic()


def report(what, fits, rows, choices):
    print(what, json.dumps(rows.counts()))
    for fit in fits:
        print("   ", fit.nets.sizes, json.dumps(measured(fit.chances, rows, choices)), flush=True)
    if len(fits) > 1:
        print("    mean", json.dumps(measured(mean_of(fits), rows, choices)), flush=True)


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
        rows.target[first:last] = torch.where((plans < len(PLANS))[:, None], said.lerp(rows.target[first:last], share),
                                              rows.target[first:last])
    rows.head.zero_()
    rows.held = rows.held[:0]


def save(fit, folder, found, steps):
    """Writes the averages as PLAN.net."""
    os.makedirs(folder, exist_ok=True)
    for number, plan in enumerate(PLANS):
        state = dict(found, step=steps)
        if "held_rms" in state:
            state["held_rms"] = state["held_rms"][number]
        parts = [part[number] for part in fit.average]
        write_net(os.path.join(folder, plan + ".net"), fit.nets.sizes, parts, state)


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
    parser.add_argument("--member", nargs="+", action="append", default=[], metavar=("SIZES", "START"),
                        help="nets to fit first, with their sizes as 512,128,64 and nets to begin with")
    parser.add_argument("--member-steps", type=int, default=100_000)
    parser.add_argument("--own-share", type=float, default=0.25, help="what the rows' own targets count beside the members'")
    parser.add_argument("--start", help="nets to begin with: what comes before PLAN.net in their paths")
    parser.add_argument("--to", required=True, help="folder for PLAN.net")
    parser.add_argument("--sizes", nargs="+", type=int, default=[512, 128, 64], help="hidden units of each layer")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--batch", type=int, default=1536, help="rows of each plan in a step")
    parser.add_argument("--pairs", type=int, default=512, help="pairs of rivals of each plan in a step")
    parser.add_argument("--pair-weight", type=float, default=4.0)
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--room", type=int, default=30_000_000, help="the most rows")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def main():
    settings = arguments()
    torch.manual_seed(settings.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device(settings.device)
    rows = Rows(settings.room, settings.candidates, device)
    awaited = Awaited(rows, [(settings.rows, False, AHEAD), (settings.groups, True, AHEAD), (settings.near, True, NEAR)])
    awaited.look()
    choices = Choices(settings.choices, device) if settings.choices else None
    if settings.member:
        members = []
        for sizes, *start in settings.member:
            nets = begun(sizes_of(sizes), 2, start[0] if start else None, device)
            members.append(Fit(nets, rows, settings))
        fit_all(members, Course(settings.member_steps), awaited, choices, settings.rate, fixed=False)
        report("members", members, rows, choices)
        teach(rows, mean_of(members), settings.free, settings.own_share)
    fit = Fit(begun(settings.sizes, 1, settings.start, device), rows, settings)
    course = Course(settings.steps)
    fit_all([fit], course, awaited, choices, settings.rate, fixed=True)
    found = measured(fit.chances, rows, choices)
    print("finished", json.dumps(found))
    save(fit, settings.to, found, course.step)


if __name__ == "__main__":
    main()
