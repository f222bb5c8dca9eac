/** Plays grouped by search depth: only plays of equal depth can be ranked against each other. */
import { t } from "./i18n";

/** The depth of an evaluation as text. */
export function depthText(row: {
  readonly plies: number | null;
  readonly trials?: number | null;
}): string {
  if (row.trials) return t("depth-rollout", { trials: row.trials });
  return row.plies === null ? "–" : t("depth-plies", { plies: row.plies });
}

export interface Deep {
  readonly equity: number;
  readonly plies: number | null;
  readonly trials?: number | null;
}

export interface Group<Row> {
  readonly depth: string;
  /** The best of this depth. */
  readonly best: Row;
  readonly rows: readonly { readonly row: Row; readonly index: number }[];
}

/** The groups in the order of their first plays; the best play leads the first group. */
export function groupsOf<Row extends Deep>(plays: readonly Row[]): Group<Row>[] {
  const found = new Map<string, { best: Row; rows: { row: Row; index: number }[] }>();
  plays.forEach((row, index) => {
    // Of rollouts with the same dice some may have been stopped earlier.
    const depth = row.trials ? "rollout" : depthText(row);
    const group = found.get(depth);
    if (group) group.rows.push({ row, index });
    else found.set(depth, { best: row, rows: [{ row, index }] });
  });
  return [...found.values()].map((group) => ({ depth: depthText(group.best), ...group }));
}

/** Whether the best play stopped short of the depth asked for, because no rival came close to it. */
export function standsAlone(plays: readonly Deep[], asked: number | null): boolean {
  const best = plays[0];
  if (!best || asked === null || best.trials) return false;
  return best.plies !== null && best.plies < asked && plays.length > 1;
}
