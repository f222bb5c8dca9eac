"""Files and inputs as the Rust program lays them out."""

import json
import os
import zlib

import numpy
import torch

PLANS = ["both-out", "they-held", "held", "both-held", "deep", "wild"]
BOARD, HAND, RAW = 52, 85, 206
# A row of an `encode` stage: board, hand-made inputs as 16-bit multiples of 1/4096, five floats, plan, held out.
ROW = BOARD + 2 * HAND + 4 * 5 + 2
# The most rows held out that reports measure nets by.
HELD_FOR_REPORTS = 200_000
# Hidden units are cut off here.
CAP = 16.0
# Weights of the outputs in the loss, and in the equity.
OUTPUT_WEIGHTS = [2.0, 1.0, 1.0, 1.0, 1.0]
EQUITY = [2.0, 1.0, 1.0, -1.0, -1.0]
# Logits of the outputs at the start of a fit.
BACKGAMMON_ODDS = [0.0, -1.0, -4.0, -1.0, -4.0]
# Sums of 16-bit words, with room for rounding.
WORD = 32700.0


def slot_inputs(slot, count):
    """Raw inputs of one of the board's 52 numbers, as (index, value)."""
    side, place = divmod(slot, 26)
    if place == 0:
        ramps = [min(max(count - full, 0), 5) / 5 for full in (0, 5, 10)]
        return [(side * 103 + 100 + i, ramp) for i, ramp in enumerate(ramps)]
    code = [float(count == 1), float(count == 2), float(count >= 3), max(count - 3, 0) / 2]
    return [(side * 103 + (place - 1) * 4 + i, value) for i, value in enumerate(code)]


def columns():
    """`[slot, count, raw input]`."""
    table = numpy.zeros((BOARD, 16, RAW), numpy.float32)
    for slot in range(BOARD):
        for count in range(16):
            for index, value in slot_inputs(slot, count):
                table[slot, count, index] = value
    return table


class Expand:
    """Boards and hand-made inputs as all inputs of a net."""

    def __init__(self, device):
        table = columns()
        slots = table.max(1).argmax(0)
        self.slots = torch.tensor(slots, device=device)
        self.values = torch.tensor(table[slots, :, numpy.arange(RAW)].reshape(-1), device=device)
        self.starts = 16 * torch.arange(RAW, device=device)

    def __call__(self, boards, hand):
        raw = self.values[self.starts + boards[:, self.slots].long()]
        return torch.cat([raw, hand.float() / 4096], 1)


def read_rows(path, device):
    """Boards, hand-made inputs, targets, plans and whether held out."""
    rows = torch.from_numpy(numpy.fromfile(path, numpy.uint8).reshape(-1, ROW)).to(device)
    words, floats = BOARD, BOARD + 2 * HAND
    hand = rows[:, words:floats].contiguous().view(torch.int16)
    target = rows[:, floats:floats + 20].contiguous().view(torch.float32)
    return rows[:, :BOARD].contiguous(), hand, target, rows[:, ROW - 2].contiguous(), rows[:, ROW - 1] > 0


def read_net(path):
    """The layers of a run's net, each as weights, bias and weights to the outputs, and the output biases."""
    with open(path, "rb") as file:
        sizes = json.loads(file.readline())["sizes"]
        numbers = torch.from_numpy(numpy.frombuffer(file.read(), "<f4").copy())
    layers, before = [], sizes["sparse"] + sizes["dense"]
    for units in [sizes["hidden"]] + [units for units in sizes.get("further", []) if units]:
        shapes = [(before, units), (units,), (5, units)]
        lengths = [before * units, units, 5 * units]
        parts = numbers[:sum(lengths)].split(lengths)
        layers.append([part.view(shape) for part, shape in zip(parts, shapes)])
        numbers, before = numbers[sum(lengths):], units
    return layers, numbers


def write_net(path, sizes, parts, state):
    """A net of a run, given weights, biases and weights to the outputs of all layers, and the output biases."""
    count = len(sizes)
    numbers = []
    for weights, bias, outputs in zip(parts[:count], parts[count:2 * count], parts[2 * count:3 * count]):
        numbers += [weights.reshape(-1), bias.reshape(-1), outputs.T.reshape(-1)]
    numbers = torch.cat(numbers + [parts[-1].reshape(-1)])
    if not numbers.isfinite().all():
        raise SystemExit(f"{path}: expected finite weights, found others: is the rate too high?")
    numbers = numbers.cpu().numpy().astype("<f4").tobytes()
    shape = {"sparse": RAW, "dense": HAND, "hidden": sizes[0]}
    if count > 1:
        shape["further"] = (sizes[1:] + [0, 0])[:3]
    header = {"sizes": shape, "state": state, "crc32": zlib.crc32(numbers)}
    with open(path + ".part", "wb") as file:
        file.write(json.dumps(header).encode() + b"\n" + numbers)
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".part", path)


def largest_sum(raw, bias):
    """A bound of the hidden sums of any position: fifteen checkers of each side at their worst."""
    table = numpy.einsum("sci,ih->sch", columns(), raw)
    start, change = bias + table[:, 0].sum(0), table - table[:, :1]
    most = 0.0
    for sign in (1.0, -1.0):
        total = sign * start
        for half in range(2):
            best = numpy.zeros((16, bias.size), numpy.float32)
            for slot in range(half * 26, half * 26 + 26):
                for checkers in range(15, 0, -1):
                    for here in range(1, checkers + 1):
                        other = best[checkers - here] + sign * change[slot, here]
                        numpy.maximum(best[checkers], other, out=best[checkers])
            total = total + best[15]
        most = max(most, float(total.max()))
    return most


def grid_of(raw, bias):
    """Units per 1 of the hidden sums of the net that plays: the finest power of two at which they fit 16 bits."""
    grid, most = 4096.0, largest_sum(raw.numpy(), bias.numpy())
    while grid * most > WORD and grid > 1:
        grid /= 2
    return grid


def on_grid(raw, bias, grid):
    """Rounds weights of raw inputs, so that every place contributes a multiple of 1 / grid, and biases."""
    place = torch.arange(RAW) % 103
    unit = torch.where(place >= 100, 5.0, torch.where(place % 4 == 3, 2.0, 1.0)).to(raw.device)[:, None] / grid
    raw.copy_((raw / unit).round() * unit)
    bias.copy_((bias * grid).round() / grid)
