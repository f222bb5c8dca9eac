/** Equity against the winning chance: which points of a theory belong to which cube, and where they lie. */
import type { EquityCurves } from "../wire/types";

export type Owner = "centred" | "owned" | "opponent";
export type Curve = EquityCurves["models"][number];
export type Marker = "take_point" | "initial_double" | "redouble" | "cash_point";

/** The points where actions change, for this cube owner. */
export const MARKERS: Record<Owner, readonly Marker[]> = {
  centred: ["take_point", "initial_double", "cash_point"],
  owned: ["redouble", "cash_point"],
  opponent: ["take_point"],
};

/** The equity at a winning chance, on the straight line between two points of a curve. */
export function equityAt(
  points: readonly { readonly wins: number; readonly equity: number }[],
  wins: number,
): number | null {
  const right = points.findIndex((point) => point.wins >= wins);
  const [before, after] = [points[right - 1], points[right]];
  if (!after) return null;
  if (!before) return after.wins === wins ? after.equity : null;
  const part = (wins - before.wins) / Math.max(1e-9, after.wins - before.wins);
  return before.equity + part * (after.equity - before.equity);
}
