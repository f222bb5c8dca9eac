/** What stands above and below a picture of a position, in the language of the pages. */
import type { Side } from "../board/types";
import type { StateView } from "../wire/types";
import { shownName, t } from "./i18n";

/** The line of a player. */
export interface Caption {
  readonly name: string;
  /** Score and pips. */
  readonly facts: string;
}

/** Letters beyond Latin, Greek and Cyrillic, which the font of pictures lacks. */
const FOREIGN = /[\u0900-\u1cff\u2e80-\uffef]/;

/** The lines of both players; the one on roll is marked. */
export function captionsOf(
  state: Pick<StateView, "on_roll" | "score" | "length" | "pips">,
  names: Readonly<Record<Side, string>>,
): Record<Side, Caption> {
  const line = (side: Side): Caption => {
    const [points, pips] = [state.score[side], state.pips[side]];
    const local = t("pips", { pips });
    const score = state.length > 0 ? `${points}/${state.length}` : String(points);
    const name = shownName(names[side]);
    return {
      name: side === state.on_roll ? `▸ ${name}` : name,
      facts: `${score} · ${FOREIGN.test(local) ? `${pips} pips` : local}`,
    };
  };
  return { white: line("white"), black: line("black") };
}
