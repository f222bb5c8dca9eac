import { expect, it } from "vitest";

import { groupsOf, standsAlone } from "./candidates";

const play = (plies: number, equity: number) => ({ plies, equity });

it("groups plays by depth, in their order", () => {
  const groups = groupsOf([play(3, 0.2), play(2, 0.3), play(3, 0.1), play(0, 0.5)]);
  expect(groups.map(({ depth, rows }) => [depth, rows.map(({ index }) => index)])).toEqual([
    ["3-ply", [0, 2]],
    ["2-ply", [1]],
    ["0-ply", [3]],
  ]);
  expect(groups[1]?.best.equity).toBe(0.3);
});

it("knows when no rival came close to the best play before the depth asked for", () => {
  const plays = [play(2, 0.2), play(2, -0.1), play(0, -0.3)];
  expect(standsAlone(plays, 3)).toBe(true);
  expect(standsAlone(plays, 2)).toBe(false);
  expect(standsAlone(plays, null)).toBe(false);
  // A forced play is searched no deeper at any level.
  expect(standsAlone([play(0, 0.2)], 3)).toBe(false);
});

it("keeps rolled-out plays together, however many trials each had", () => {
  const rolled = (trials: number) => ({ plies: null, trials, equity: 0.1 });
  const groups = groupsOf([rolled(324), rolled(72), play(2, 0.3)]);
  expect(groups.map(({ depth, rows }) => [depth, rows.length])).toEqual([
    ["324 trials", 2],
    ["2-ply", 1],
  ]);
});
