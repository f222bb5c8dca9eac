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
  const best = plays[0];
  const found = plays.find((play) => JSON.stringify(apply(start, side, play.steps)) === end);
  return best && found ? judged(best.equity - found.equity) : { kind: "unknown" };
}

export type CubeAnswer = "no_double" | "double" | "take" | "pass";

/** A cube decision, judged by the three equities of the player who may double. */
export function judgeCube(view: EntryView, answer: CubeAnswer): Verdict {
  const cube = view.cube;
  if (!cube) return { kind: "unknown" };
  const doubled = Math.min(cube.double_take, cube.double_pass);
  switch (answer) {
    case "no_double":
      return judged(Math.max(0, doubled - cube.no_double));
    case "double":
      return judged(Math.max(0, cube.no_double - doubled));
    case "take":
      return judged(Math.max(0, cube.double_take - cube.double_pass));
    case "pass":
      return judged(Math.max(0, cube.double_pass - cube.double_take));
  }
}
