/** Puts what two players did, one after the other, into the two columns of a record. */
import { other, type Side } from "../board/types";

export type Row<T> = Partial<Record<Side, T>>;

/** Rows of a record: a new row when a side's column is taken. */
export function columnsOf<T>(list: readonly T[], sideOf: (one: T) => Side): Row<T>[] {
  const rows: Row<T>[] = [];
  for (const one of list) {
    const side = sideOf(one);
    const last = rows.at(-1);
    // Black's play follows White's in the same row; everything else starts a new row.
    if (last && !last[side] && (side === "black" || !last[other(side)])) last[side] = one;
    else rows.push({ [side]: one });
  }
  return rows;
}
