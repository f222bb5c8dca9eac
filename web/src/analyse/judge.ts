/** Judges a learner's answer by the stored analysis. */
import { apply } from "../board/steps";
import type { Position, Side, Step } from "../board/types";
import type { EntryView } from "../wire/types";

export type Verdict =
  { kind: "right" } | { kind: "close" | "wrong"; loss: number } | { kind: "unknown" };

/** Errors below this pass as close enough. */
const CLOSE = 0.02;

function judged(loss: number): Verdict {
  if (loss < 1e-6) return { kind: "right" };
  return { kind: loss < CLOSE ? "close" : "wrong", loss };
}

/** A play, judged by the resulting position: other orders of the same steps are the same play. */
export function judgePlay(view: EntryView, side: Side, steps: readonly Step[]): Verdict {
  const start: Position = view.state;
  const end = JSON.stringify(apply(start, side, steps));
  const plays = view.plays ?? [];
  const found = plays.find((play) => JSON.stringify(apply(start, side, play.steps)) === end);
  return found ? judged(-found.difference) : { kind: "unknown" };
}

export type CubeAnswer = "no_double" | "double" | "take" | "pass";

/** A cube decision, judged by what the action loses to whoever decides. */
export function judgeCube(view: EntryView, answer: CubeAnswer): Verdict {
  return view.cube ? judged(view.cube.losses[answer]) : { kind: "unknown" };
}
