import { expect, it } from "vitest";

import type { EntryRow } from "../wire/types";
import type { Located } from "./record";
import { worstFirst } from "./worst";

const row = (entry: number, side: "white" | "black", more: Partial<EntryRow>): Located =>
  ({
    at: { game: 0, entry },
    row: { side, kind: "play", mark: null, loss: null, cube_mark: null, cube_loss: null, ...more },
  }) as unknown as Located;

const LIST = [
  row(0, "white", { mark: "doubtful", loss: 0.04 }),
  row(1, "black", { mark: "very_bad", loss: 0.2, cube_mark: "bad", cube_loss: 0.3 }),
  row(2, "white", { loss: 0.01 }),
  row(3, "white", { kind: "take", mark: "very_bad", loss: 0.5 }),
  row(4, "black", { mark: "bad" }),
];

it("sorts errors by what they cost, a turn with two errors twice", () => {
  const found = worstFirst(LIST, null).map(({ at, part, loss }) => [at.entry, part, loss]);
  expect(found).toEqual([
    [3, "cube", 0.5],
    [1, "cube", 0.3],
    [1, "play", 0.2],
    [0, "play", 0.04],
    [4, "play", null],
  ]);
});

it("leaves out the other player", () => {
  expect(worstFirst(LIST, "white").map(({ at }) => at.entry)).toEqual([3, 0]);
});
