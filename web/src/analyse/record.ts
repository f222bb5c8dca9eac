/** Navigating a match: entries in order, marks, filters. */
import type { Side } from "../board/types";
import { columnsOf, type Row } from "../shared/columns";
import type { EntryRow, MarkName, MatchView } from "../wire/types";

/** An entry by its place in the match; both count from 0. */
export interface At {
  readonly game: number;
  readonly entry: number;
}

export interface Located {
  readonly at: At;
  readonly row: EntryRow;
}

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
const lost = (row: EntryRow) => row.mark !== null || (row.loss ?? 0) > 0;
const play = (row: EntryRow, mark: MarkName) => row.kind === "play" && row.mark === mark;
const noDouble = (row: EntryRow) => row.cube_mark !== null || (row.cube_loss ?? 0) > 0;

/** Which entries each filter shows. */
const FILTERS = {
  all: () => true,
  errors: isError,
  blunders: (row: EntryRow) => row.mark === "very_bad" || row.cube_mark === "very_bad",
  cube: (row: EntryRow) => CUBE.includes(row.kind) || row.cube_mark !== null,
  luck: (row: EntryRow) => row.luck_mark !== null,
  // What rows of the statistics count, by their names.
  doubtful_moves: (row: EntryRow) => play(row, "doubtful"),
  bad_moves: (row: EntryRow) => play(row, "bad"),
  very_bad_moves: (row: EntryRow) => play(row, "very_bad"),
  very_lucky_rolls: (row: EntryRow) => row.luck_mark === "very_lucky",
  lucky_rolls: (row: EntryRow) => row.luck_mark === "lucky",
  unlucky_rolls: (row: EntryRow) => row.luck_mark === "unlucky",
  very_unlucky_rolls: (row: EntryRow) => row.luck_mark === "very_unlucky",
  doubles: (row: EntryRow) => row.kind === "double",
  takes: (row: EntryRow) => row.kind === "take",
  passes: (row: EntryRow) => row.kind === "pass",
  missed_doubles_below_cash: noDouble,
  missed_doubles_above_cash: noDouble,
  wrong_doubles_too_early: (row: EntryRow) => row.kind === "double" && lost(row),
  wrong_doubles_too_good: (row: EntryRow) => row.kind === "double" && lost(row),
  wrong_takes: (row: EntryRow) => row.kind === "take" && lost(row),
  wrong_passes: (row: EntryRow) => row.kind === "pass" && lost(row),
} satisfies Record<string, (row: EntryRow) => boolean>;

export type Kind = keyof typeof FILTERS;

/** The filters that can be chosen from a list. */
export const KINDS: readonly Kind[] = ["all", "errors", "blunders", "cube", "luck"];

/** The filter that shows what a row of the statistics counts, where there is one. */
export function filterOf(name: string): Kind | null {
  return Object.hasOwn(FILTERS, name) ? (name as Kind) : null;
}

export function passes(row: EntryRow, whose: Side | null, kind: Kind): boolean {
  return (whose === null || row.side === whose) && FILTERS[kind](row);
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

/** Rows of a record in two columns. */
export function columns(game: readonly Located[]): Row<Located>[] {
  return columnsOf(game, ({ row }) => row.side ?? "white");
}

/** The same without the entries that do not pass a test, and with the numbers of the rows that stay. */
export function filtered(
  rows: readonly Row<Located>[],
  wanted: (found: Located) => boolean,
): { number: number; white: Located | null; black: Located | null }[] {
  const kept = (one?: Located) => (one && wanted(one) ? one : null);
  return rows
    .map(({ white, black }, index) => ({
      number: index + 1,
      white: kept(white),
      black: kept(black),
    }))
    .filter(({ white, black }) => white !== null || black !== null);
}

/** The number of the row of each entry, by game, as the record shows it. */
export function turns(match: MatchView): number[][] {
  const all = entries(match);
  return match.games.map((_, number) => {
    const found: number[] = [];
    columns(all.filter(({ at }) => at.game === number)).forEach(({ white, black }, index) => {
      for (const one of [white, black]) if (one) found[one.at.entry] = index + 1;
    });
    return found;
  });
}
