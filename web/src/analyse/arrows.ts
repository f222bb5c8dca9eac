/** The arrows of a decision: the best play, and the play made where it is another. */
import type { PlayArrows, Step } from "../board/types";
import type { EntryView } from "../wire/types";

export function decisionArrows({ state, plays, steps }: EntryView): PlayArrows[] {
  const on = { before: state, side: state.on_roll };
  const best = plays?.[0];
  // Without an analysis it is not known how good the play was.
  if (!best) return steps ? [{ ...on, steps, kind: "last" }] : [];
  const played: PlayArrows[] = steps && !best.played ? [{ ...on, steps, kind: "played" }] : [];
  return [...played, { ...on, steps: best.steps, kind: "best" }];
}

/** A candidate alone, in the colour it has among the others. */
export function candidateArrows(view: EntryView, steps: readonly Step[]): PlayArrows[] {
  const drawn = (one: readonly Step[]) => JSON.stringify(one);
  const known = decisionArrows(view).find((one) => drawn(one.steps) === drawn(steps));
  const { state } = view;
  return [known ?? { before: state, side: state.on_roll, steps, kind: "hint" }];
}
