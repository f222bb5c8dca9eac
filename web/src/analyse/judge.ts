/** What an answer of somebody who learns from mistakes is worth by the stored analysis. */
import { apply } from "../board/steps";
import type { Position, Side, Step } from "../board/types";
import type { EntryView } from "../wire/types";

export type Verdict =
  { kind: "right" } | { kind: "close" | "wrong"; loss: number } | { kind: "unknown" };

/** Below this a loss is not worth a word of blame. */
const CLOSE = 0.02;

function judged(loss: number): Verdict {
  if (loss < 1e-6) return { kind: "right" };
  return { kind: loss < CLOSE ? "close" : "wrong", loss };
}

/** A play, judged by where it leads: other orders of the same steps are the same play. */
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
