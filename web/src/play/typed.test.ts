import { expect, it } from "vitest";

import type { StepGraph } from "../board/types";
import { findPlay, parsePlay } from "./typed";

const GRAPH: StepGraph = {
  nodes: [
    {
      complete: false,
      steps: [
        { from: 24, to: 18, die: 6, hit: true, next: 1 },
        { from: 13, to: 8, die: 5, hit: false, next: 2 },
      ],
    },
    {
      complete: false,
      steps: [
        { from: 18, to: 13, die: 5, hit: false, next: 3 },
        { from: 13, to: 8, die: 5, hit: false, next: 4 },
      ],
    },
    { complete: false, steps: [{ from: 24, to: 18, die: 6, hit: true, next: 4 }] },
    { complete: true, steps: [] },
    { complete: true, steps: [] },
  ],
};

it("reads the usual notation", () => {
  expect(parsePlay("bar/22* 6/off")).toEqual([
    { from: 25, to: 22 },
    { from: 6, to: 0 },
  ]);
  expect(parsePlay("13/7(2)")?.length).toBe(2);
  expect(parsePlay("24/18*/13")?.length).toBe(2);
  expect(parsePlay("hello")).toBeNull();
  expect(parsePlay("26/25")).toBeNull();
  expect(parsePlay("6/5(5)")).toBeNull();
});

it("finds the play in the graph in any order, chains collapsed or not", () => {
  expect(findPlay(GRAPH, "13/8 24/18*", [6, 5])?.length).toBe(2);
  expect(findPlay(GRAPH, "24/13", [6, 5])?.map((step) => step.to)).toEqual([18, 13]);
  expect(findPlay(GRAPH, "24/18", [6, 5])).toBeNull();
  expect(findPlay(GRAPH, "13/7", [6, 5])).toBeNull();
});
