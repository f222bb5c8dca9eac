import { expect, it } from "vitest";

import type { HintReport, PlayRow } from "../wire/types";
import { deepened, shallow } from "./deeper";

const MARKS = { doubtful: 0.03, bad: 0.06, very_bad: 0.12 };

const play = (name: string, plies: number, equity: number): PlayRow =>
  ({
    play: name,
    plies,
    equity,
    chances: {
      win: 0.5 + equity / 2,
      win_gammon: 0.1,
      win_backgammon: 0.01,
      lose_gammon: 0.2,
      lose_backgammon: 0.02,
    },
  }) as PlayRow;

const hint = {
  plays: [play("a", 2, 0.2), play("b", 2, 0.1), play("c", 0, 0.3), play("d", 0, 0.1)],
} as HintReport;

it("finds the plays that are less deep than asked", () => {
  expect(shallow(hint.plays ?? [], 2).map((row) => row.play)).toEqual(["c", "d"]);
  expect(shallow(hint.plays ?? [], 0)).toEqual([]);
  expect(shallow(hint.plays ?? [], null)).toEqual([]);
  expect(shallow([play("a", 0, 0.1)], 2)).toEqual([]);
  expect(
    shallow([{ ...play("a", 2, 0), plies: null, trials: 36 }, play("b", 0, 0)], 2),
  ).toHaveLength(1);
});

it("puts plays in their places among those of their depth, and marks all of them again", () => {
  const now = deepened(hint, [play("d", 2, 0.25)], "black", MARKS);
  const rows = now.plays ?? [];
  expect(rows.map((row) => [row.play, row.rank, row.deepest, row.verdict])).toEqual([
    ["d", 1, true, "fine"],
    ["a", 2, true, "doubtful"],
    ["b", 3, true, "very_bad"],
    ["c", 1, false, "fine"],
  ]);
  expect(rows[1]?.difference).toBeCloseTo(-0.05);
  expect(now.chances?.black.win).toBeCloseTo(0.625);
  expect(now.chances?.white.win).toBeCloseTo(0.375);
  expect(now.chances?.white.win_gammon).toBe(0.2);
});
