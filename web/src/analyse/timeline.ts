/** The winning chance through a match, and the parts where it is unknown. */
import type { EntryRow } from "../wire/types";
import type { Located } from "./record";

/** White's winning chance at an entry; `x` counts entries from 0. */
export interface Known {
  readonly x: number;
  readonly chance: number;
}

export interface Stretches {
  /** Lines without a gap, each within one game. */
  readonly known: readonly (readonly Known[])[];
  /** Entries not analysed, as ranges from first to last. */
  readonly missing: readonly (readonly [first: number, last: number])[];
}

/** Entries an analysis skips because there was nothing to decide: the line may cross them. */
function isQuiet(row: EntryRow): boolean {
  return row.luck !== null || (row.kind === "play" ? row.play === "" : !DECISIONS.has(row.kind));
}

const DECISIONS = new Set<EntryRow["kind"]>(["play", "double", "take", "pass"]);

/** Splits a match into analysed and unanalysed ranges. */
export function stretches(list: readonly Located[]): Stretches {
  const known: Known[][] = [];
  const missing: [number, number][] = [];
  let line: Known[] | null = null;
  // Entries without a decision belong to their surroundings: they are held back until those are known.
  let quiet: number | null = null;
  let game = -1;
  list.forEach(({ at, row }, x) => {
    if (at.game !== game) {
      game = at.game;
      line = null;
      quiet = null;
    }
    if (row.white_wins !== null) {
      if (!line) known.push((line = []));
      line.push({ x, chance: row.white_wins });
      quiet = null;
    } else if (isQuiet(row)) {
      quiet ??= x;
    } else {
      const first = line ? x : (quiet ?? x);
      line = null;
      quiet = null;
      const last = missing.at(-1);
      if (last && last[1] >= first - 1) last[1] = x;
      else missing.push([first, x]);
    }
  });
  return { known, missing };
}

/** How much of each game is analysed. */
export function coverage(list: readonly Located[]): ("all" | "part" | "none")[] {
  const games: { known: number; open: number }[] = [];
  for (const { at, row } of list) {
    const game = (games[at.game] ??= { known: 0, open: 0 });
    if (row.white_wins !== null) game.known += 1;
    else if (!isQuiet(row)) game.open += 1;
  }
  return games.map(({ known, open }) => (open === 0 ? "all" : known > 0 ? "part" : "none"));
}
