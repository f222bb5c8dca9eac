import { expect, test } from "vitest";

import type { EntryRow } from "../wire/types";
import { inMatch } from "./words";

const ROW: EntryRow = {
  side: "black",
  kind: "play",
  dice: [3, 1],
  play: "8/5 6/5",
  comment: null,
  loss: 0.125,
  mark: "very_bad",
  cube_loss: 0.25,
  cube_mark: "very_bad",
  luck: null,
  luck_mark: null,
  white_wins: null,
};
const NAMES = ["Clara", "Ivar"];

test("the loss belongs to what the card asks about", () => {
  expect(inMatch(ROW, "play", NAMES)).toEqual({
    id: "study-match-play-lost",
    values: { name: "Ivar", loss: "0.125", play: "8/5 6/5" },
  });
  expect(inMatch(ROW, "double", NAMES)).toEqual({
    id: "study-match-rolled-lost",
    values: { name: "Ivar", loss: "0.250" },
  });
});

test("right decisions are told without a loss, unknown ones not at all", () => {
  const take: EntryRow = { ...ROW, kind: "take", play: null, loss: null };
  expect(inMatch(take, "answer", NAMES)?.id).toBe("study-match-take");
  expect(inMatch({ ...take, kind: "double" }, "double", NAMES)?.id).toBe("study-match-double");
  expect(inMatch({ ...take, kind: "roll" }, "play", NAMES)).toBeNull();
  expect(inMatch({ ...take, kind: "roll" }, "answer", NAMES)).toBeNull();
});
