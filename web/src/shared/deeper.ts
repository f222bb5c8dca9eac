/** Plays that a move filter left at a lower depth, brought to the depth of the others without blanking those. */
import type { BoardSettings, Chances, HintReport, PlayRow, VerdictName } from "../wire/types";
import { groupsOf, type Deep } from "./candidates";

/** A list of plays that can be, or is being, looked at deeper. */
export interface Deepening {
  /** Plays of a lower depth. */
  readonly left: number;
  readonly busy: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The plays that are less deep than asked. Of a single play nobody needs to know more; a rollout is deeper than any look-ahead. */
export function shallow<Row extends Deep>(plays: readonly Row[], asked: number | null): Row[] {
  if (asked === null || plays.length < 2) return [];
  return plays.filter(({ plies, trials }) => !trials && plies !== null && plies < asked);
}

/** How good a play is that loses this much. */
function verdictOf(loss: number, marks: BoardSettings["thresholds"]): VerdictName {
  if (loss > marks.very_bad) return "very_bad";
  if (loss > marks.bad) return "bad";
  return loss > marks.doubtful ? "doubtful" : "fine";
}

const turned = (chances: Chances): Chances => ({
  win: 1 - chances.win,
  win_gammon: chances.lose_gammon,
  win_backgammon: chances.lose_backgammon,
  lose_gammon: chances.win_gammon,
  lose_backgammon: chances.win_backgammon,
});

/** A hint with some of its plays searched to the full depth: each takes its place among those of its depth. */
export function deepened(
  hint: HintReport,
  found: readonly PlayRow[],
  mover: "white" | "black",
  marks: BoardSettings["thresholds"],
): HintReport {
  const known = new Map(found.map((row) => [row.play, row]));
  const rows = (hint.plays ?? []).map((row) => known.get(row.play) ?? row);
  // What was rolled out comes before what was searched.
  const depth = ({ plies }: PlayRow) => plies ?? Infinity;
  rows.sort((a, b) => (depth(a) === depth(b) ? b.equity - a.equity : depth(b) - depth(a)));
  const plays = groupsOf(rows).flatMap(({ best, rows: group }, number) =>
    group.map(({ row }, place) => ({
      ...row,
      rank: place + 1,
      deepest: number === 0,
      difference: row.equity - best.equity,
      verdict: verdictOf(best.equity - row.equity, marks),
    })),
  );
  const best = plays[0]?.chances;
  if (!best) return hint;
  const chances =
    mover === "white" ? { white: best, black: turned(best) } : { white: turned(best), black: best };
  return { ...hint, plays, chances };
}
