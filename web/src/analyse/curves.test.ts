import { expect, it } from "vitest";

import { equityAt } from "./curves";

const LINE = [
  { wins: 0, equity: -1 },
  { wins: 0.5, equity: 0 },
  { wins: 1, equity: 2 },
];

it("reads a curve between its points", () => {
  expect(equityAt(LINE, 0)).toBe(-1);
  expect(equityAt(LINE, 0.25)).toBeCloseTo(-0.5, 9);
  expect(equityAt(LINE, 0.75)).toBeCloseTo(1, 9);
  expect(equityAt(LINE, 1)).toBe(2);
  expect(equityAt(LINE, 1.1)).toBeNull();
  expect(equityAt([], 0.5)).toBeNull();
});
