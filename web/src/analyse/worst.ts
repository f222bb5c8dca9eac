/** The errors of a match, the worst first. */
import type { Side } from "../board/types";
import type { EntryRow, MarkName } from "../wire/types";
import type { At, Located } from "./record";

export interface Worst {
  readonly at: At;
  readonly row: EntryRow;
  /** A turn can hold two errors: not doubling, and the play. */
  readonly part: "cube" | "play";
  readonly mark: MarkName;
  /** Equity given up; null for a mark set by hand where nothing is analysed. */
  readonly loss: number | null;
}

function errorsOf({ at, row }: Located): Worst[] {
  const found: Worst[] = [];
  if (row.cube_mark)
    found.push({ at, row, part: "cube", mark: row.cube_mark, loss: row.cube_loss });
  const part = row.kind === "play" ? "play" : "cube";
  if (row.mark) found.push({ at, row, part, mark: row.mark, loss: row.loss });
  return found;
}

/** The marked errors of a player, or of both, by the equity given up. */
export function worstFirst(list: readonly Located[], whose: Side | null): Worst[] {
  return list
    .filter(({ row }) => whose === null || row.side === whose)
    .flatMap(errorsOf)
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0));
}
