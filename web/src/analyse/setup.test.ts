import { describe, expect, it } from "vitest";

import { checkersOf, emptyPosition, setCount, startPosition } from "../board/edit";
import type { Setup } from "./position.svelte";
import { held, inVariation, matchAfter, oneAway, toPlace } from "./setup";

const match = (length: number, white: number, black: number, crawford = false) => ({
  length,
  score: { white, black },
  crawford,
});

describe("the editor's match", () => {
  it("takes the first game with one side 1-away for the Crawford game", () => {
    const before = match(7, 5, 0);
    expect(matchAfter(before, { score: { white: 6, black: 0 } })).toEqual(match(7, 6, 0, true));
    // Once unticked it stays so, whatever the other side's score.
    const after = match(7, 6, 0, false);
    expect(matchAfter(after, { score: { white: 6, black: 3 } })).toEqual(match(7, 6, 3, false));
    expect(matchAfter(after, { crawford: true })).toEqual(match(7, 6, 0, true));
  });

  it("has no Crawford game when both sides or neither are 1-away, nor for money", () => {
    expect(matchAfter(match(7, 6, 0, true), { score: { white: 6, black: 6 } }).crawford).toBe(
      false,
    );
    expect(matchAfter(match(7, 6, 0, true), { score: { white: 5, black: 0 } }).crawford).toBe(
      false,
    );
    expect(matchAfter(match(7, 6, 0, true), { length: 0 }).crawford).toBe(false);
    expect(oneAway(match(1, 0, 0))).toBe(false);
  });

  it("keeps scores below the length, even when the length shrinks", () => {
    expect(matchAfter(match(7, 3, 0), { score: { white: 9, black: 0 } }).score.white).toBe(6);
    expect(matchAfter(match(7, 6, 5), { length: 5 })).toEqual(match(5, 4, 4));
    expect(
      matchAfter(match(7, 3, 0), { length: 0, score: { white: 9, black: 0 } }).score.white,
    ).toBe(9);
  });

  it("clamps numbers to their limits and accepts no other text", () => {
    expect(held("9", 0, 6, 3)).toBe(6);
    expect(held("-2", 0, 6, 3)).toBe(0);
    expect(held("", 0, 6, 3)).toBe(3);
    expect(held("abc", 0, 6, 3)).toBe(3);
  });
});

describe("the editor's checkers", () => {
  it("knows which side has none on the board", () => {
    expect(toPlace(emptyPosition())).toEqual([
      { side: "white", count: 15 },
      { side: "black", count: 15 },
    ]);
    expect(toPlace(setCount(emptyPosition(), "white", 6, 1))).toEqual([
      { side: "black", count: 15 },
    ]);
    expect(toPlace(startPosition())).toEqual([]);
  });

  it("starts over for a variant with another number of checkers", () => {
    const setup = { ...startPosition(), variation: "standard" } as unknown as Setup;
    expect(inVariation(setup, "nackgammon")).toEqual({ variation: "nackgammon" });
    const hyper = inVariation(setup, "hypergammon3");
    expect(hyper.white?.slice(22)).toEqual([1, 1, 1, 0]);
    expect(checkersOf(setCount(emptyPosition(3), "white", 6, 9).white)).toBe(3);
  });
});
