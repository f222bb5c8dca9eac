"""The contact nets of all plans at once, and the steps that fit them."""

import math

import torch
import torch.nn.functional as functional

from layout import BACKGAMMON_ODDS, CAP, EQUITY, HAND, OUTPUT_WEIGHTS, RAW, grid_of, on_grid, read_net

# Gap of equities at which a pair of rivals counts half as much as one of equals.
CLOSE = 0.08
# Share of the way that averages move to the weights at each step.
AVERAGED = 0.0015


class Nets:
    """Nets of one shape, one for each plan: every layer feeds the next and the outputs, five for each head."""

    def __init__(self, sizes, heads, plans, device):
        self.sizes, self.heads, self.plans = sizes, heads, plans
        self.weights, self.biases, self.outputs = [], [], []
        before, spread = RAW + HAND, 115
        for number, size in enumerate(sizes):
            last = number + 1 == len(sizes)
            self.weights.append(torch.randn(plans, before, size) * math.sqrt(2 / spread))
            self.biases.append(torch.zeros(plans, 1, size))
            outputs = torch.randn(plans, size, 5) * math.sqrt(1 / size) * (0.3 if last else 0.02)
            self.outputs.append(outputs.repeat(1, 1, heads))
            before = spread = size
        self.output_bias = torch.tensor(BACKGAMMON_ODDS).repeat(plans, 1, heads)
        for group in (self.weights, self.biases, self.outputs):
            group[:] = [tensor.to(device) for tensor in group]
        self.output_bias = self.output_bias.to(device)

    def begin_with(self, plan, path):
        """Takes over a net of as many units and at most as many layers; what is added says nothing at first."""
        layers, output_bias = read_net(path)
        sizes = [len(bias) for _, bias, _ in layers]
        if sizes != self.sizes[:len(sizes)]:
            raise SystemExit(f"{path}: expected a net to begin with of {self.sizes} units or the first layers, found {sizes}")
        for number, (weights, bias, outputs) in enumerate(layers):
            self.weights[number][plan] = weights
            self.biases[number][plan, 0] = bias
            self.outputs[number][plan] = outputs.T.repeat(1, self.heads)
        for outputs in self.outputs[len(layers):]:
            outputs[plan] = 0
        self.output_bias[plan, 0] = output_bias.repeat(self.heads)

    def parameters(self):
        return self.weights + self.biases + self.outputs + [self.output_bias]

    def logits(self, inputs, parameters=None, half=False):
        """Of rows `[plan, row, input]`: `[plan, row, 5 * head]`; with `half`, from hidden units in 16 bits."""
        parts, count = parameters or self.parameters(), len(self.sizes)
        layers = zip(parts[:count], parts[count:2 * count], parts[2 * count:3 * count])
        kind = torch.bfloat16 if half else torch.float32
        units, sums = inputs.to(kind), parts[-1].expand(-1, inputs.shape[1], -1)
        for weights, bias, outputs in layers:
            units = torch.clamp(torch.baddbmm(bias.to(kind), units, weights.to(kind)), 0.0, CAP)
            sums = torch.baddbmm(sums, units.float(), outputs)
        return sums

    @torch.no_grad()
    def chances(self, parameters, inputs, plans):
        """Of rows, each by the net of its plan, by the first head; `inputs` gives those of some rows."""
        out = torch.zeros(len(plans), 5, device=plans.device)
        for plan in range(self.plans):
            one = [part[plan:plan + 1] for part in parameters]
            for rows in (plans == plan).nonzero()[:, 0].split(131072):
                out[rows] = torch.sigmoid(self.logits(inputs(rows)[None], one)[0, :, :5])
        return out


def rivals_lost(logits, target, equity):
    """How far the differences between neighbours in `[pair, 2, output]` are off, those of close rivals counting most."""
    guess, truth = torch.sigmoid(logits) @ equity, target @ equity
    gap = truth[..., 0] - truth[..., 1]
    off = guess[..., 0] - guess[..., 1] - gap
    return (off * off / (1 + (gap / CLOSE) ** 2)).mean()


class Fit:
    """Nets, their optimiser and the moving average of their weights."""

    def __init__(self, nets, rows, settings):
        self.nets, self.rows, self.settings = nets, rows, settings
        device = rows.device
        self.begun = [tensor.detach().clone() for tensor in nets.parameters()]
        self.average = [tensor.clone() for tensor in self.begun]
        for tensor in nets.parameters():
            tensor.requires_grad_(True)
        graphs = device.type == "cuda"
        self.rate = torch.tensor(settings.rate, device=device)
        self.optimiser = torch.optim.Adam(nets.parameters(), lr=self.rate if graphs else settings.rate, capturable=graphs,
                                          fused=graphs)
        # 1 while the weights of raw inputs move, then 0.
        self.free, self.fixed = torch.ones((), device=device), False
        self.equity = torch.tensor(EQUITY, device=device)
        self.output_weights = torch.tensor(OUTPUT_WEIGHTS, device=device)
        self.half, self.graph = False, None

    def _of_their_heads(self, logits, rows):
        """Of `[.., 5 * head]`, the outputs for each row."""
        if self.nets.heads == 1:
            return logits
        return torch.where(self.rows.head[rows][..., None] > 0, logits[..., 5:], logits[..., :5])

    def _loss(self):
        """Of one batch: rows and pairs of every plan, and pairs between plans."""
        rows, pairs, there = self.rows, self.settings.pairs, []
        drawn = []
        for singles, rivals in zip(rows.rows, rows.pairs):
            drawn.append(torch.cat([rivals.drawn(pairs).reshape(-1), singles.drawn(self.settings.batch)[:, 0]]))
            there.append(torch.stack([rivals.any(), singles.any()]))
        drawn, there = torch.stack(drawn), torch.stack(there)
        logits = self.nets.logits(rows.inputs(drawn.view(-1)).view(*drawn.shape, -1), half=self.half)
        logits, target = self._of_their_heads(logits, drawn), rows.target[drawn]
        entropy = functional.binary_cross_entropy_with_logits(logits, target, reduction="none") @ self.output_weights
        share = 2 * pairs / drawn.shape[1]
        loss = (share * there[:, 0] * entropy[:, :2 * pairs].mean(1)
                + (1 - share) * there[:, 1] * entropy[:, 2 * pairs:].mean(1)).sum()
        for plan in range(rows.plans):
            of_pairs = [part[plan, :2 * pairs].view(pairs, 2, 5) for part in (logits, target)]
            loss = loss + 0.8 * self.settings.pair_weight * there[plan, 0] * rivals_lost(*of_pairs, self.equity)
        between = rows.between.drawn(pairs // 2).reshape(-1)
        every = self.nets.logits(rows.inputs(between)[None].expand(rows.plans, -1, -1), half=self.half)
        plans = rows.plan[between].long().clamp(max=rows.plans - 1)
        chosen = self._of_their_heads(every.gather(0, plans[None, :, None].expand(1, -1, every.shape[2]))[0], between)
        lost = rivals_lost(chosen.view(-1, 2, 5), rows.target[between].view(-1, 2, 5), self.equity)
        return loss + rows.plans * 0.2 * self.settings.pair_weight * rows.between.any() * lost

    def _step(self):
        self.optimiser.zero_grad(set_to_none=False)
        self._loss().backward()
        with torch.no_grad():
            self.nets.weights[0].grad[:, :RAW].mul_(self.free)
            self.nets.biases[0].grad.mul_(self.free)
        self.optimiser.step()
        with torch.no_grad():
            # Weights of what hardly ever happens would make the sums too wide for 16 bits.
            self.nets.weights[0][:, :RAW].mul_(1 - 0.01 * self.rate * self.free)
            torch._foreach_lerp_(self.average, self.nets.parameters(), AVERAGED)

    def step(self, rate, half):
        """One step at this rate, with hidden units in 16 bits or not; on a graphics processor, all its kernels are launched
        at once."""
        self.rate.fill_(rate)
        if half != self.half:
            self.half, self.graph = half, None
        if self.rows.device.type != "cuda":
            self.optimiser.param_groups[0]["lr"] = rate
            self._step()
        elif self.graph is None:
            self._capture()
        else:
            self.graph.replay()

    def _capture(self):
        """A few steps, then the graph of one."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self._step()
        torch.cuda.current_stream().wait_stream(side)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self._step()

    @torch.no_grad()
    def joined_by(self, others):
        """Goes on alone, with the weights of raw inputs and the biases behind them on the grid: from its averages, from the mean
        of these and those of others, or from where that and the nets begun with meet."""
        if self.fixed:
            return [self]
        self.fixed = True
        averages = zip(self.average, *(other.average for other in others))
        for weights, same, first in zip(self.nets.parameters(), averages, self.begun):
            weights.copy_((sum(same) / len(same)).lerp(first, self.settings.keep))
        for plan in range(self.nets.plans):
            raw, bias = self.nets.weights[0][plan, :RAW], self.nets.biases[0][plan, 0]
            on_grid(raw, bias, grid_of(raw.cpu(), bias.cpu()))
        for weights, mean in zip(self.nets.parameters(), self.average):
            mean.copy_(weights)
        self.free.fill_(0)
        for tensor in (self.nets.weights[0], self.nets.biases[0]):
            moved = self.optimiser.state[tensor]["exp_avg"]
            (moved[:, :RAW] if tensor is self.nets.weights[0] else moved).zero_()
        return [self]

    def state(self):
        """All that the next steps depend on, besides rows and random numbers."""
        moments = [self.optimiser.state.get(tensor, {}) for tensor in self.nets.parameters()]
        return {"weights": self.nets.parameters(), "average": self.average, "begun": self.begun, "moments": moments,
                "fixed": self.fixed}

    @torch.no_grad()
    def restore(self, state):
        for weights, saved in zip(self.nets.parameters(), state["weights"]):
            weights.copy_(saved)
        for mean, saved in zip(self.average, state["average"]):
            mean.copy_(saved)
        self.begun = state["begun"]
        for tensor, moments in zip(self.nets.parameters(), state["moments"]):
            if moments:
                self.optimiser.state[tensor] = moments
        self.fixed = state["fixed"]
        self.free.fill_(0 if self.fixed else 1)

    def chances(self, inputs, plans):
        return self.nets.chances(self.average, inputs, plans)
