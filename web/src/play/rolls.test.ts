import { expect, it } from "vitest";

import type { GameEvent } from "../wire/types";
import { isTie, lyingDice, openingDice } from "./rolls";

const event = (kind: GameEvent["kind"], more: Partial<GameEvent> = {}) =>
  ({ kind, side: null, ...more }) as GameEvent;

it("leaves the last roll on the board, with the player who rolled it", () => {
  const played = event("play", { side: "white", dice: [5, 2], play: "24/22 13/8" });
  const double = event("double", { side: "black" });
  expect(lyingDice([event("opening_roll", { dice: [5, 2] }), played, double])).toEqual({
    dice: [5, 2],
    thrower: "white",
  });
  expect(lyingDice([])).toBeNull();
});

it("shows each player's die of an opening roll, and leaves a tie there", () => {
  const [tie, roll] = [
    event("opening_roll", { dice: [4, 4] }),
    event("opening_roll", { dice: [1, 6] }),
  ];
  expect([isTie(tie), isTie(roll), isTie(event("roll", { dice: [4, 4] }))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(lyingDice([tie])).toEqual({ dice: [4, 4], thrower: "each" });
  // It is being played: the dice are the state's.
  expect(lyingDice([tie, roll])).toBeNull();
  expect(openingDice(roll)).toEqual({ dice: [1, 6], thrower: "each" });
});
