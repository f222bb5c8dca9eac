import { expect, it } from "vitest";

import type { EntryView } from "../wire/types";
import { candidateArrows, decisionArrows } from "./arrows";

const step = (from: number, to: number) => ({ from, to, hit: false });
const BEST = [step(8, 5), step(6, 5)];
const OTHER = [step(13, 10), step(6, 5)];
const THIRD = [step(24, 23), step(13, 10)];

const entry = (plays: unknown, steps: unknown) =>
  ({ state: { on_roll: "black" }, plays, steps }) as unknown as EntryView;
const kinds = (view: EntryView) => decisionArrows(view).map(({ kind, steps }) => [kind, steps]);

it("shows the best play and the one made", () => {
  const plays = [
    { steps: BEST, played: false },
    { steps: OTHER, played: true },
  ];
  const view = entry(plays, OTHER);
  expect(kinds(view)).toEqual([
    ["played", OTHER],
    ["best", BEST],
  ]);
  expect(candidateArrows(view, [...BEST])[0]?.kind).toBe("best");
  expect(candidateArrows(view, [...OTHER])[0]?.kind).toBe("played");
  expect(candidateArrows(view, THIRD)[0]?.kind).toBe("hint");
});

it("shows the best play once if it was made", () => {
  expect(kinds(entry([{ steps: BEST, played: true }], BEST))).toEqual([["best", BEST]]);
});

it("does not judge a play that is not analysed", () => {
  expect(kinds(entry(null, OTHER))).toEqual([["last", OTHER]]);
  expect(kinds(entry(null, null))).toEqual([]);
});
