/** The arrows of the tutor's objection: the play made, and the better one once the player wants to see it. */
import type { PlayArrows } from "../board/types";
import type { Action, StateView, TutorReport } from "../wire/types";

interface Objection {
  readonly answer: TutorReport;
  readonly action: Action;
}

export function objectionArrows(
  state: StateView,
  { answer, action }: Objection,
  corrected: boolean,
): PlayArrows[] {
  if (action.kind !== "play") return [];
  const on = { before: state, side: state.on_roll };
  const steps = action.steps.map(({ from, to, hit = false }) => ({ from, to, hit }));
  const played: PlayArrows = { ...on, steps, kind: "played" };
  const best = answer.hint?.plays?.[0];
  return corrected && best ? [played, { ...on, steps: best.steps, kind: "best" }] : [played];
}
