import { describe, expect, it } from "vitest";

import { startPosition } from "./edit";
import {
  apply,
  bearOff,
  clickStep,
  follow,
  forced,
  isComplete,
  makePoint,
  onlyArrival,
  origins,
  reachable,
  revert,
  usedDice,
  without,
} from "./steps";
import type { GraphStep, Position, StepGraph } from "./types";

/** One turn of 3-1: 8/5 and 6/5 in either order, or 24/23/20 by way of a hit on 23. */
const GRAPH: StepGraph = {
  nodes: [
    {
      complete: false,
      steps: [
        { from: 8, to: 5, die: 3, hit: false, next: 1 },
        { from: 6, to: 5, die: 1, hit: false, next: 2 },
        { from: 24, to: 23, die: 1, hit: true, next: 4 },
      ],
    },
    { complete: false, steps: [{ from: 6, to: 5, die: 1, hit: false, next: 3 }] },
    { complete: false, steps: [{ from: 8, to: 5, die: 3, hit: false, next: 3 }] },
    { complete: true, steps: [] },
    { complete: false, steps: [{ from: 23, to: 20, die: 3, hit: false, next: 5 }] },
    { complete: true, steps: [] },
  ],
};

function half(points: Record<number, number>): number[] {
  const list = new Array<number>(26).fill(0);
  for (const [at, count] of Object.entries(points)) list[Number(at)] = count;
  return list;
}

describe("making steps", () => {
  it("sends a hit checker to the bar, and back when the step is taken back", () => {
    const before: Position = { white: half({ 6: 2 }), black: half({ 20: 1 }) };
    const steps = [{ from: 6, to: 5, hit: true }];
    const after = apply(before, "white", steps);
    expect(after.white[5]).toBe(1);
    expect(after.black[25]).toBe(1);
    expect(after.black[20]).toBe(0);
    expect(revert(after, "white", steps)).toEqual(before);
  });
});

describe("the step graph", () => {
  it("takes one checker of the turn back, whichever was moved first", () => {
    const made = follow(GRAPH, [
      { from: 8, to: 5, hit: false },
      { from: 6, to: 5, hit: false },
    ]);
    // Of two checkers on a place the later one is taken back.
    expect(without(GRAPH, made ?? [], 5)?.map(({ from, to }) => [from, to])).toEqual([[8, 5]]);
    expect(without(GRAPH, made ?? [], 20)).toBeNull();
    const chain = follow(GRAPH, [
      { from: 24, to: 23, hit: true },
      { from: 23, to: 20, hit: false },
    ]);
    expect(without(GRAPH, chain ?? [], 20)?.length).toBe(1);
    // The first half of a chain cannot be left out.
    expect(without(GRAPH, chain ?? [], 23)).toBeNull();
  });

  it("knows which checkers can move and when the turn may end", () => {
    expect([...origins(GRAPH, 0)].sort((a, b) => a - b)).toEqual([6, 8, 24]);
    expect(isComplete(GRAPH, 0)).toBe(false);
    expect(isComplete(GRAPH, 3)).toBe(true);
    expect(origins(GRAPH, 99).size).toBe(0);
  });

  it("finds places a checker reaches in several steps", () => {
    const found = reachable(GRAPH, 0, 24);
    expect([...found.keys()]).toEqual([23, 20]);
    expect(found.get(20)?.map((step) => step.hit)).toEqual([true, false]);
  });

  it("plays the clicked die, else the other", () => {
    expect(clickStep(GRAPH, 0, 8, 3)?.to).toBe(5);
    expect(clickStep(GRAPH, 0, 8, 1)?.to).toBe(5);
    expect(clickStep(GRAPH, 0, 13, 3)).toBeNull();
  });

  it("makes an empty point, but not one that is held", () => {
    const own = startPosition().white;
    expect(makePoint(GRAPH, 0, own, 5)?.map((step) => step.from)).toEqual([8, 6]);
    expect(makePoint(GRAPH, 0, own, 20)).toBeNull();
    expect(makePoint(GRAPH, 0, own, 6)).toBeNull();
    expect(onlyArrival(GRAPH, 0, 23)?.from).toBe(24);
    expect(onlyArrival(GRAPH, 0, 5)).toBeNull();
  });

  it("bears off as many as it can, at most two", () => {
    const off = (from: number, next: number): GraphStep => ({
      from,
      to: 0,
      die: from,
      hit: false,
      next,
    });
    const graph: StepGraph = {
      nodes: [
        { complete: false, steps: [off(6, 1)] },
        { complete: false, steps: [off(6, 2)] },
        { complete: false, steps: [off(6, 3)] },
        { complete: true, steps: [] },
      ],
    };
    expect(bearOff(graph, 0)?.length).toBe(2);
    expect(bearOff(graph, 2)?.length).toBe(1);
    expect(bearOff(GRAPH, 0)).toBeNull();
  });

  it("knows a forced play when every path ends in the same position", () => {
    const start = startPosition();
    expect(forced(GRAPH, start, "white")).toBeNull();
    const only: StepGraph = {
      nodes: GRAPH.nodes.map((node, at) =>
        at === 0 ? { ...node, steps: node.steps.slice(0, 2) } : node,
      ),
    };
    expect(forced(only, start, "white")?.length).toBe(2);
    const dance: StepGraph = { nodes: [{ complete: true, steps: [] }] };
    expect(forced(dance, start, "white")).toEqual([]);
  });

  it("follows the steps of a play in any order it allows", () => {
    const play = [
      { from: 6, to: 5, hit: false },
      { from: 8, to: 5, hit: false },
    ];
    expect(follow(GRAPH, play)?.at(-1)?.next).toBe(3);
    expect(follow(GRAPH, [{ from: 13, to: 10, hit: false }])).toBeNull();
  });

  it("says which dice are used", () => {
    const step = (die: number): GraphStep => ({ from: 8, to: 5, die, hit: false, next: 1 });
    expect(usedDice([3, 1], [step(1)])).toEqual([false, true]);
    expect(usedDice([2, 2], [step(2)])).toEqual([false, false]);
    expect(usedDice([2, 2], [step(2), step(2), step(2)])).toEqual([true, false]);
  });
});
