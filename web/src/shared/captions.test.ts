import { expect, it } from "vitest";

import { captionsOf } from "./captions";

it("says who plays, who is on roll, the score and the pips", () => {
  const pips = { white: 167, black: 152 };
  const state = { on_roll: "black", score: { white: 3, black: 0 }, length: 7, pips } as const;
  const { white, black } = captionsOf(state, { white: "Clara", black: "Ivar" });
  expect(white).toEqual({ name: "Clara", facts: "3/7 · 167 pips" });
  expect(black).toEqual({ name: "▸ Ivar", facts: "0/7 · 152 pips" });
  const money = captionsOf({ ...state, length: 0 }, { white: "", black: "" });
  expect(money.white.facts).toBe("3 · 167 pips");
});
