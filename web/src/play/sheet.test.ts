import { expect, it } from "vitest";

import type { Row } from "../shared/columns";
import type { GameEvent, GameView } from "../wire/types";
import { gameLines, sheetRows, type Entry } from "./sheet";

const event = (side: "white" | "black" | null, kind: GameEvent["kind"], more = {}) =>
  ({ kind, side, dice: null, play: null, value: null, ...more }) as unknown as GameEvent;

const state = (more = {}) =>
  ({ dice: null, on_roll: "black", score: { white: 0, black: 0 }, ...more }) as GameView["state"];

const text = ({ white, black }: Row<Entry>) =>
  [white, black].map((one) => one && `${one.roll ? `${one.roll}: ` : ""}${one.text}`);

it("writes rolls, plays, cube actions and dances as on a score sheet", () => {
  const events = [
    event(null, "opening_roll", { dice: [4, 4] }),
    event(null, "opening_roll", { dice: [2, 5] }),
    event("black", "play", { dice: [5, 2], play: "24/22 13/8" }),
    event("white", "double", { value: 2 }),
    event("black", "take"),
    event("white", "roll", { dice: [6, 6] }),
    event("white", "play", { dice: [6, 6], play: "" }),
    event("black", "roll", { dice: [6, 1] }),
  ];
  const rows = sheetRows({ events, state: state({ dice: [6, 1] }) }).map(text);
  expect(rows).toEqual([
    [undefined, "52: 24/22 13/8"],
    ["Doubles to 2", "Takes"],
    ["66: cannot move", "61: "],
  ]);
});

it("shows the roll that begins a game before it is played", () => {
  const events = [event(null, "opening_roll", { dice: [3, 6] })];
  const rows = sheetRows({ events, state: state({ dice: [6, 3] }) });
  expect(rows.map(text)).toEqual([[undefined, "63: "]]);
});

it("adds up the score after each game, from the score the session began with", () => {
  const games = [
    { number: 1, winner: "white", points: 2 },
    { number: 2, winner: "black", points: 1 },
    { number: 3, winner: null, points: 0 },
  ] as GameView["games"];
  const lines = gameLines({ games, state: state({ score: { white: 5, black: 1 } }) });
  expect(lines).toEqual([
    { number: 1, winner: "white", score: { white: 5, black: 0 } },
    { number: 2, winner: "black", score: { white: 5, black: 1 } },
  ]);
});
