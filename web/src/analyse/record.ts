/** Navigating a match: entries in order, marks, filters. */
import type { Side } from "../board/types";
import type { EntryRow, MatchView } from "../wire/types";

/** An entry by its place in the match; both count from 0. */
export interface At {
  readonly game: number;
  readonly entry: number;
}

export interface Located {
  readonly at: At;
  readonly row: EntryRow;
}

export type Kind = "all" | "errors" | "cube" | "luck";

/** All entries of a match, in order. */
export function entries(match: MatchView): Located[] {
  return match.games.flatMap((game, number) =>
    game.entries.map((row, entry) => ({ at: { game: number, entry }, row })),
  );
}

export function isError(row: EntryRow): boolean {
  return row.mark !== null || row.cube_mark !== null;
}

const CUBE = ["double", "take", "pass"];

export function passes(row: EntryRow, whose: Side | null, kind: Kind): boolean {
  if (whose !== null && row.side !== whose) return false;
  switch (kind) {
    case "all":
      return true;
    case "errors":
      return isError(row);
    case "cube":
      return CUBE.includes(row.kind) || row.cube_mark !== null;
    case "luck":
      return row.luck_mark !== null;
  }
}

export function same(a: At, b: At): boolean {
  return a.game === b.game && a.entry === b.entry;
}

/** The nearest entry before or after that passes a test; null if there is none. */
export function seek(
  list: readonly Located[],
  from: At,
  way: 1 | -1,
  wanted: (found: Located) => boolean,
): At | null {
  const start = list.findIndex(({ at }) => same(at, from));
  for (let index = start + way; index >= 0 && index < list.length; index += way) {
    const found = list[index];
    if (found && wanted(found)) return found.at;
  }
  return null;
}

/** Rows of a record in two columns: a new row when a side's column is taken. */
export function columns(game: readonly Located[]): { white?: Located; black?: Located }[] {
  const rows: { white?: Located; black?: Located }[] = [];
  for (const located of game) {
    const side = located.row.side ?? "white";
    const last = rows.at(-1);
    // Black's play follows White's in the same row; everything else starts a new row.
    if (last && !last[side] && (side === "black" || !last.black)) last[side] = located;
    else rows.push({ [side]: located });
  }
  return rows;
}
