"""Rows of `encode` stages on the device, which may arrive while a fit is under way."""

import os

import torch

from layout import BOARD, EQUITY, HAND, Expand, read_rows

# Which head of a net a row is for.
AHEAD, NEAR = 0, 1


class Index:
    """Row numbers that grow in place, so that a captured graph sees what is added."""

    def __init__(self, room, width, device):
        # Memory that is not written to is not taken; the first place is what is drawn from none.
        self.items = torch.empty(room, width, dtype=torch.int32, device=device)
        self.items[:1] = 0
        self.size = torch.zeros((), dtype=torch.float64, device=device)
        self.length = 0

    def add(self, items):
        self.items[self.length:self.length + len(items)] = items
        self.length += len(items)
        self.size.fill_(self.length)

    def drawn(self, count):
        """Some of them at random, as `[count, width]`; rubbish if there are none."""
        places = torch.rand(count, dtype=torch.float64, device=self.items.device) * self.size
        return self.items[places.long()].long()

    def any(self):
        """1 if there are any, on the device."""
        return (self.size > 0).float()


class Rows:
    """Rows with their targets, by plan, and pairs of rival plays: of each plan, then those between plans."""

    def __init__(self, room, candidates, plans, device):
        self.room, self.candidates, self.plans, self.device = room, candidates, plans, device
        self.boards = torch.zeros(room, BOARD, dtype=torch.uint8, device=device)
        self.hand = torch.zeros(room, HAND, dtype=torch.int16, device=device)
        self.target = torch.zeros(room, 5, device=device)
        self.plan = torch.zeros(room, dtype=torch.uint8, device=device)
        self.head = torch.zeros(room, dtype=torch.uint8, device=device)
        self.length = 0
        self.held = torch.zeros(0, dtype=torch.long, device=device)
        self.rows = [Index(room, 1, device) for _ in range(plans)]
        self.pairs = [Index(2 * room, 2, device) for _ in range(plans)]
        self.between = Index(2 * room, 2, device)
        self.expand = Expand(device)

    def add(self, path, grouped, head=AHEAD):
        """Takes in a file; `grouped` rows are the candidates of decisions, in order."""
        boards, hand, target, plan, held = read_rows(path, self.device)
        first, last = self.length, self.length + len(plan)
        if last > self.room:
            raise SystemExit(f"{path}: expected at most {self.room} rows in all; more with --room")
        for mine, theirs in ((self.boards, boards), (self.hand, hand), (self.target, target), (self.plan, plan)):
            mine[first:last] = theirs
        self.head[first:last] = head
        self.length = last
        index = torch.arange(first, last, device=self.device)
        contact = plan < self.plans
        self.held = torch.cat([self.held, index[contact & held]])
        taken = contact & ~held
        for number, rows in enumerate(self.rows):
            rows.add(index[taken & (plan == number), None].int())
        if grouped:
            self._add_pairs(index.view(-1, self.candidates), taken, plan, first)
        return last - first

    def _add_pairs(self, rivals, taken, plan, first):
        count = self.candidates
        pairs = torch.cat([rivals[:, [i, j]] for i in range(count) for j in range(i + 1, count)])
        pairs = pairs[taken[pairs - first].all(1)]
        kinds = plan[pairs - first]
        same = kinds[:, 0] == kinds[:, 1]
        for number, of_plan in enumerate(self.pairs):
            of_plan.add(pairs[same & (kinds[:, 0] == number)].int())
        self.between.add(pairs[~same].int())

    def __str__(self):
        pairs = sum(pairs.length for pairs in self.pairs) + self.between.length
        return f"{self.length:,} rows, {pairs:,} pairs of rivals"

    def inputs(self, rows):
        return self.expand(self.boards[rows], self.hand[rows])


class Choices:
    """Decisions of five candidates that all have contact, to measure nets by."""

    def __init__(self, path, rows):
        boards, hand, target, plan, _ = read_rows(path, rows.device)
        whole = (plan < rows.plans).view(-1, 5).all(1).repeat_interleave(5)
        self.inputs = rows.expand(boards[whole], hand[whole])
        self.plan = plan[whole]
        self.equity = torch.tensor(EQUITY, device=rows.device)
        self.truth = (target[whole] @ self.equity).view(-1, 5)

    def measured(self, chances):
        """What the choices by these chances of all candidates lose, and how far the candidates are off."""
        guess = (chances @ self.equity).view(-1, 5)
        # Positions of the other side, which is on roll: the mover wants the least.
        lost = self.truth.gather(1, guess.argmin(1, keepdim=True))[:, 0] - self.truth.min(1).values
        off = guess - self.truth
        spread = (off - off.mean(1, keepdim=True)).square().sum(1).div(4).mean().sqrt()
        return {"decisions": len(lost), "equity_loss": lost.mean().item(), "agreement": (lost <= 0).float().mean().item(),
                "spread": spread.item(), "rms": off.square().mean().sqrt().item()}


class Awaited:
    """Files that are taken in as soon as they are there."""

    def __init__(self, rows, kinds):
        self.rows = rows
        self.left = [(path, grouped, head) for paths, grouped, head in kinds for path in paths]

    def look(self):
        """Takes in what has come; says how many rows."""
        come = [item for item in self.left if os.path.exists(item[0])]
        self.left = [item for item in self.left if item not in come]
        return sum(self.rows.add(*item) for item in come)
