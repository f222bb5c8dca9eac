"""Fits the contact nets of all plans at once to the rows of `encode` stages, with PyTorch; see docs/training.md.

    python3 fit.py --rows rows.inputs --groups groups.inputs --choices choices.inputs --to nets

A step adjusts the chances of single rows and, for pairs of rival plays out of the groups, the difference between their
equities. The last fifth of the steps keeps the weights of raw inputs on the grid that the nets which play round to.
"""

import argparse
import json
import math
import os
import time

import torch
import torch.nn.functional as functional

from layout import (BACKGAMMON_ODDS, CAP, EQUITY, HAND, OUTPUT_WEIGHTS, PLANS, RAW, Expand, grid_of, on_grid, read_net,
                    read_rows, write_net)

# Share of the steps in which the weights of raw inputs are fixed.
FIXED = 0.2
# Gap of equities at which a pair of rivals counts half as much as one of equals.
CLOSE = 0.08


class Nets:
    """Nets of one shape, one for each plan: every layer feeds the next and the outputs."""

    def __init__(self, sizes, device):
        self.sizes = sizes
        self.weights, self.biases, self.outputs = [], [], []
        before, spread = RAW + HAND, 115
        for number, size in enumerate(sizes):
            last = number + 1 == len(sizes)
            self.weights.append(torch.randn(len(PLANS), before, size) * math.sqrt(2 / spread))
            self.biases.append(torch.zeros(len(PLANS), 1, size))
            self.outputs.append(torch.randn(len(PLANS), size, 5) * math.sqrt(1 / size) * (0.3 if last else 0.02))
            before = spread = size
        self.output_bias = torch.tensor(BACKGAMMON_ODDS).repeat(len(PLANS), 1, 1)
        for group in (self.weights, self.biases, self.outputs):
            group[:] = [tensor.to(device) for tensor in group]
        self.output_bias = self.output_bias.to(device)

    def begin_with(self, plan, layers, output_bias):
        """Takes over a net of as many units and at most as many layers; what is added says nothing at first."""
        for number, (weights, bias, outputs) in enumerate(layers):
            self.weights[number][plan] = weights
            self.biases[number][plan, 0] = bias
            self.outputs[number][plan] = outputs.T
        for outputs in self.outputs[len(layers):]:
            outputs[plan] = 0
        self.output_bias[plan, 0] = output_bias

    def parameters(self):
        return self.weights + self.biases + self.outputs + [self.output_bias]

    def logits(self, inputs, parameters=None):
        """Of rows `[plan, row, input]`."""
        parts, count = parameters or self.parameters(), len(self.sizes)
        layers = zip(parts[:count], parts[count:2 * count], parts[2 * count:3 * count])
        units, sums = inputs, parts[-1].expand(-1, inputs.shape[1], -1)
        for weights, bias, outputs in layers:
            units = torch.clamp(torch.baddbmm(bias, units, weights), 0.0, CAP)
            sums = torch.baddbmm(sums, units, outputs)
        return sums


class Data:
    """Rows on the device, by plan, and pairs of rivals: of each plan, then those between plans."""

    def __init__(self, paths, groups, candidates, device):
        parts = [read_rows(path, device) for path in paths + groups]
        self.boards, self.hand, self.target, self.plan, held = (torch.cat(part) for part in zip(*parts))
        contact, index = self.plan < len(PLANS), torch.arange(len(self.plan), device=device)
        self.held = index[contact & held]
        taken = contact & ~held
        self.rows = [index[taken & (self.plan == plan)] for plan in range(len(PLANS))]
        first = sum(len(part[0]) for part in parts[:len(paths)])
        rivals = index[first:].view(-1, candidates)
        pairs = torch.cat([rivals[:, [i, j]] for i in range(candidates) for j in range(i + 1, candidates)])
        pairs = pairs[taken[pairs].all(1)]
        kinds, same = self.plan[pairs], self.plan[pairs[:, 0]] == self.plan[pairs[:, 1]]
        self.pairs = [pairs[same & (kinds[:, 0] == plan)] for plan in range(len(PLANS))]
        self.between = pairs[~same]
        self.expand = Expand(device)

    def inputs(self, rows):
        return self.expand(self.boards[rows], self.hand[rows])


def drawn(items, count):
    """Some of them, at random; none if there are none."""
    if len(items) == 0:
        return items[:0]
    return items[torch.randint(len(items), (count,), device=items.device)]


def rivals_lost(logits, target):
    """How far the differences between neighbours in `[pair, 2, output]` are off, those of close rivals counting most."""
    weights = torch.tensor(EQUITY, device=logits.device)
    guess, truth = torch.sigmoid(logits) @ weights, target @ weights
    gap = truth[..., 0] - truth[..., 1]
    off = guess[..., 0] - guess[..., 1] - gap
    return (off * off / (1 + (gap / CLOSE) ** 2)).mean() if len(off) else off.sum()


def loss_of(nets, data, settings):
    """Of one batch: rows and pairs of every plan, and pairs between plans."""
    count, pair_count = settings.batch, settings.pairs
    device = data.plan.device
    rows, pairs = [], []
    for plan in range(len(PLANS)):
        some = drawn(data.pairs[plan], pair_count)
        pairs.append(len(some))
        more = drawn(data.rows[plan], count + 2 * (pair_count - len(some)))
        rows.append(torch.cat([some.reshape(-1), more]))
    rows = torch.stack(rows)
    logits = nets.logits(data.inputs(rows.view(-1)).view(*rows.shape, -1))
    target = data.target[rows]
    entropy = functional.binary_cross_entropy_with_logits(logits, target, reduction="none")
    loss = (entropy @ torch.tensor(OUTPUT_WEIGHTS, device=device)).mean(1).sum()
    for plan, some in enumerate(pairs):
        of_pairs = [part[plan, :2 * some].view(some, 2, 5) for part in (logits, target)]
        loss = loss + 0.8 * settings.pair_weight * rivals_lost(*of_pairs)
    between = drawn(data.between, pair_count // 2)
    if len(between):
        rows = between.reshape(-1)
        every = nets.logits(data.inputs(rows)[None].expand(len(PLANS), -1, -1))
        chosen = every[data.plan[rows].long(), torch.arange(len(rows), device=device)].view(-1, 2, 5)
        loss = loss + len(PLANS) * 0.2 * settings.pair_weight * rivals_lost(chosen, data.target[between])
    return loss


@torch.no_grad()
def chances(nets, average, inputs, plans):
    """Of rows, each by the net of its plan."""
    out = torch.empty(len(plans), 5, device=plans.device)
    for plan in range(len(PLANS)):
        one = [part[plan:plan + 1] for part in average]
        for rows in (plans == plan).nonzero()[:, 0].split(65536):
            out[rows] = torch.sigmoid(nets.logits(inputs[rows][None], one)[0])
    return out


@torch.no_grad()
def measured(nets, average, data, choices):
    """The error on rows held out, and what choices lose."""
    equity = torch.tensor(EQUITY, device=data.plan.device)
    rows = data.held[:: max(1, len(data.held) // 200_000)]
    found = {}
    if len(rows):
        off = (chances(nets, average, data.inputs(rows), data.plan[rows]) - data.target[rows]) @ equity
        found["held_rms"] = [
            off[data.plan[rows] == plan].square().mean().sqrt().item() for plan in range(len(PLANS))]
    if choices is not None:
        inputs, target, plans = choices
        guess = (chances(nets, average, inputs, plans) @ equity).view(-1, 5)
        truth = (target @ equity).view(-1, 5)
        # Positions of the other side, which is on roll: the mover wants the least.
        lost = truth.gather(1, guess.argmin(1, keepdim=True))[:, 0] - truth.min(1).values
        found["strength"] = {"decisions": len(lost), "equity_loss": lost.mean().item(),
                             "agreement": (lost <= 0).float().mean().item()}
    return found


def read_choices(path, data, device):
    """Decisions of five candidates that all have contact."""
    if path is None:
        return None
    boards, hand, target, plans, _ = read_rows(path, device)
    whole = (plans < len(PLANS)).view(-1, 5).all(1).repeat_interleave(5)
    return data.expand(boards[whole], hand[whole]), target[whole], plans[whole]


def rate_at(step, settings):
    """Warm-up and a cosine, twice: the second time, with the weights of raw inputs fixed, at 0.3 of the rate."""
    first = round(settings.steps * (1 - FIXED))
    if step < first:
        return settings.rate * min(1, (step + 1) / 1500) * 0.5 * (1 + math.cos(math.pi * step / first))
    share = (step - first) / max(1, settings.steps - first)
    return 0.3 * settings.rate * 0.5 * (1 + math.cos(math.pi * share))


@torch.no_grad()
def fix_raw(nets, average, optimiser):
    """Continues from the averages, with the weights of raw inputs and the biases behind them on the grid."""
    for weights, mean in zip(nets.parameters(), average):
        weights.copy_(mean)
    for plan in range(len(PLANS)):
        raw, bias = nets.weights[0][plan, :RAW], nets.biases[0][plan, 0]
        on_grid(raw, bias, grid_of(raw.cpu(), bias.cpu()))
    for weights, mean in zip(nets.parameters(), average):
        mean.copy_(weights)
    for tensor in (nets.weights[0], nets.biases[0]):
        moved = optimiser.state[tensor]["exp_avg"]
        (moved[:, :RAW] if tensor is nets.weights[0] else moved).zero_()


def fit(nets, data, choices, settings):
    """Takes the steps; returns the moving average of the weights."""
    average = [tensor.detach().clone() for tensor in nets.parameters()]
    for tensor in nets.parameters():
        tensor.requires_grad_(True)
    optimiser = torch.optim.Adam(nets.parameters(), lr=settings.rate)
    first = round(settings.steps * (1 - FIXED))
    reported = time.monotonic()
    for step in range(settings.steps):
        if step == first:
            fix_raw(nets, average, optimiser)
        rate = rate_at(step, settings)
        optimiser.param_groups[0]["lr"] = rate
        loss = loss_of(nets, data, settings)
        optimiser.zero_grad()
        loss.backward()
        with torch.no_grad():
            if step >= first:
                nets.weights[0].grad[:, :RAW] = 0
                nets.biases[0].grad.zero_()
            optimiser.step()
            if step < first:
                # Weights of what hardly ever happens would make the sums too wide for 16 bits.
                nets.weights[0][:, :RAW].mul_(1 - 0.01 * rate)
            torch._foreach_lerp_(average, nets.parameters(), 0.0015)
        if time.monotonic() > reported + 30:
            reported = time.monotonic()
            print(f"{step + 1}/{settings.steps}", json.dumps(measured(nets, average, data, choices)), flush=True)
    return average


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", nargs="+", required=True, help="files of `encode` stages")
    parser.add_argument("--groups", nargs="+", default=[], help="the same, of `decisions` stages with a pool")
    parser.add_argument("--candidates", type=int, default=4, help="candidates of each decision in the groups")
    parser.add_argument("--choices", help="decisions of five candidates to measure by")
    parser.add_argument("--start", help="nets to begin with: what comes before PLAN.net in their paths")
    parser.add_argument("--to", required=True, help="folder for PLAN.net")
    parser.add_argument("--sizes", nargs="+", type=int, default=[512, 128, 64], help="hidden units of each layer")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--batch", type=int, default=1536, help="rows of each plan in a step")
    parser.add_argument("--pairs", type=int, default=512, help="pairs of rivals of each plan in a step")
    parser.add_argument("--pair-weight", type=float, default=4.0)
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    settings = parser.parse_args()
    torch.manual_seed(settings.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device(settings.device)
    data = Data(settings.rows, settings.groups, settings.candidates, device)
    choices = read_choices(settings.choices, data, device)
    nets = Nets(settings.sizes, device)
    if settings.start:
        for number, plan in enumerate(PLANS):
            nets.begin_with(number, *read_net(settings.start + plan + ".net"))
    average = fit(nets, data, choices, settings)
    found = measured(nets, average, data, choices)
    print("finished", json.dumps(found))
    os.makedirs(settings.to, exist_ok=True)
    for number, plan in enumerate(PLANS):
        state = dict(found, step=settings.steps)
        if "held_rms" in state:
            state["held_rms"] = state["held_rms"][number]
        write_net(os.path.join(settings.to, plan + ".net"), settings.sizes, [part[number] for part in average], state)


if __name__ == "__main__":
    main()
