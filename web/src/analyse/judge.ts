/** Looks up how the stored analysis grades a learner's answer. */
import { apply } from "../board/steps";
import type { Position, Side, Step } from "../board/types";
import type { EntryView, GradeName } from "../wire/types";

export type Verdict = { kind: GradeName; loss: number } | { kind: "unknown" };

/** A play, found by the resulting position: other orders of the same steps are the same play. */
export function judgePlay(view: EntryView, side: Side, steps: readonly Step[]): Verdict {
  const start: Position = view.state;
  const end = JSON.stringify(apply(start, side, steps));
  const plays = view.plays ?? [];
  const found = plays.find((play) => JSON.stringify(apply(start, side, play.steps)) === end);
  return found ? { kind: found.grade, loss: -found.difference } : { kind: "unknown" };
}

export type CubeAnswer = "no_double" | "double" | "take" | "pass";

/** A cube action. */
export function judgeCube(view: EntryView, answer: CubeAnswer): Verdict {
  const { cube } = view;
  return cube ? { kind: cube.grades[answer], loss: cube.losses[answer] } : { kind: "unknown" };
}
