import { expect, it } from "vitest";

import type { EntryRow, MatchView } from "../wire/types";
import { columns, entries, filtered, passes, seek, turns } from "./record";

function row(side: "white" | "black", more: Partial<EntryRow> = {}): EntryRow {
  return {
    side,
    kind: "play",
    dice: [3, 1],
    play: "8/5 6/5",
    comment: null,
    loss: null,
    mark: null,
    cube_loss: null,
    cube_mark: null,
    luck: null,
    luck_mark: null,
    white_wins: null,
    ...more,
  };
}

const MATCH = {
  games: [
    { entries: [row("black"), row("white", { mark: "bad" }), row("black", { kind: "double" })] },
    { entries: [row("white"), row("black", { cube_mark: "doubtful", luck_mark: "lucky" })] },
  ],
} as unknown as MatchView;

it("finds errors forwards and backwards, across games", () => {
  const list = entries(MATCH);
  const error = (found: (typeof list)[number]) => passes(found.row, null, "errors");
  expect(seek(list, { game: 0, entry: 0 }, 1, error)).toEqual({ game: 0, entry: 1 });
  expect(seek(list, { game: 0, entry: 1 }, 1, error)).toEqual({ game: 1, entry: 1 });
  expect(seek(list, { game: 1, entry: 1 }, 1, error)).toBeNull();
  expect(seek(list, { game: 1, entry: 1 }, -1, error)).toEqual({ game: 0, entry: 1 });
});

it("filters by player, cube and luck", () => {
  const list = entries(MATCH);
  const count = (whose: "white" | "black" | null, kind: Parameters<typeof passes>[2]) =>
    list.filter((found) => passes(found.row, whose, kind)).length;
  expect(count(null, "all")).toBe(5);
  expect(count("black", "all")).toBe(3);
  expect(count(null, "cube")).toBe(2);
  expect(count("white", "luck")).toBe(0);
});

it("puts the record into two columns", () => {
  const rows = columns(entries(MATCH).slice(0, 3));
  expect(rows.map((one) => [one.white?.at.entry, one.black?.at.entry])).toEqual([
    [undefined, 0],
    [1, 2],
  ]);
});

it("leaves out what a filter does not show, and keeps the numbers of the rows", () => {
  const rows = columns(entries(MATCH).slice(0, 3));
  const shown = filtered(rows, ({ row }) => passes(row, null, "errors"));
  expect(shown).toMatchObject([{ number: 2, white: { at: { entry: 1 } }, black: null }]);
  expect(turns(MATCH)).toEqual([
    [1, 2, 2],
    [1, 1],
  ]);
});

it("filters what a row of the statistics counts", () => {
  const list = entries(MATCH);
  const count = (kind: Parameters<typeof passes>[2]) =>
    list.filter((found) => passes(found.row, null, kind)).length;
  expect([count("bad_moves"), count("doubles"), count("lucky_rolls"), count("blunders")]).toEqual([
    1, 1, 1, 0,
  ]);
});
