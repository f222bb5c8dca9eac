import { describe, expect, it } from "vitest";

import { clickCount, emptyPosition, moveChecker, setCount, startPosition } from "./edit";
import { editGesture } from "./editing";
import { flights } from "./changes";
import type { Orientation, Position } from "./types";

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const SEEN: Orientation = { bottom: "black", home: "right", light: "white" };

describe("editing", () => {
  it("keeps fifteen checkers a side and never shares a point", () => {
    let position: Position = startPosition();
    for (let turn = 0; turn < 500; turn += 1) {
      const side = turn % 2 === 0 ? "white" : "black";
      const [at, count] = [(turn * 7) % 26, (turn * 5) % 9];
      position =
        turn % 3 === 0
          ? moveChecker(position, side, at, (turn * 11) % 26)
          : setCount(position, side, at, count);
      expect(sum(position.white)).toBe(15);
      expect(sum(position.black)).toBe(15);
      for (let point = 1; point <= 24; point += 1) {
        expect((position.white[point] ?? 0) * (position.black[25 - point] ?? 0)).toBe(0);
      }
    }
  });

  it("gives a point no more checkers than are left", () => {
    const full = setCount(emptyPosition(), "white", 6, 12);
    expect(setCount(full, "white", 5, 9).white[5]).toBe(3);
  });

  it("counts by the height of the click, and one more at the tip of a stack", () => {
    expect(clickCount(0, 3)).toBe(3);
    expect(clickCount(4, 5)).toBe(5);
    expect(clickCount(5, 5)).toBe(6);
    expect(clickCount(6, 2)).toBe(2);
  });

  it("clears a point by its border, and the board by the trays", () => {
    const border = { kind: "point", point: 6, depth: -3, onBorder: true } as const;
    const click = { kind: "click", side: "black", orientation: SEEN } as const;
    const cleared = editGesture(startPosition(), { ...click, what: border });
    expect(cleared.black[6]).toBe(0);
    expect(cleared.black[0]).toBe(5);
    const top = editGesture(cleared, { ...click, what: { kind: "tray", row: "top", depth: 9 } });
    expect(top).toEqual(emptyPosition());
    const low = editGesture(top, { ...click, what: { kind: "tray", row: "bottom", depth: 9 } });
    expect(low).toEqual(startPosition());
  });

  it("puts checkers on the bar of the player in that half", () => {
    const what = { kind: "bar", row: "top", depth: 60 } as const;
    const edited = editGesture(emptyPosition(), {
      kind: "click",
      side: "black",
      orientation: SEEN,
      what,
    });
    expect(edited.white[25]).toBe(2);
  });

  it("hits a blot and refuses a held point when dragging", () => {
    const blot = setCount(emptyPosition(), "black", 20, 1);
    const ready = setCount(blot, "white", 8, 2);
    const hit = moveChecker(ready, "white", 8, 5);
    expect(hit.white[5]).toBe(1);
    expect(hit.black[25]).toBe(1);
    const held = setCount(ready, "black", 20, 2);
    expect(moveChecker(held, "white", 8, 5)).toBe(held);
  });
});

describe("what moved between two positions", () => {
  it("pairs places that lost checkers with places that gained, including hits", () => {
    const before = setCount(setCount(emptyPosition(), "white", 8, 2), "black", 20, 1);
    const after = moveChecker(before, "white", 8, 5);
    const found = flights(before, after);
    expect(found.map(({ from, to }) => [from.side, from.at, to.at])).toEqual([
      ["white", 8, 5],
      ["black", 20, 25],
    ]);
    expect(found[0]?.from.index).toBe(1);
  });

  it("is empty when nothing moved", () => {
    expect(flights(startPosition(), startPosition())).toEqual([]);
  });
});
