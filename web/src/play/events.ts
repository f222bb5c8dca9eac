/** The text of a game event. */
import type { Side } from "../board/types";
import { t } from "../shared/i18n";
import type { GameEvent, StateView } from "../wire/types";
import { isTie } from "./rolls";

export function eventText(event: GameEvent, names: Record<Side, string>): string {
  return t(isTie(event) ? "event-opening_tie" : `event-${event.kind}`, {
    side: event.side ? names[event.side] : "",
    dice: event.dice?.join("-") ?? "",
    play: event.play === "" || !event.play ? t("cannot-move") : event.play,
    value: event.value ?? 0,
  });
}

/** How a game ended. */
export function resultText(
  { how, winner, points, kind }: NonNullable<StateView["result"]>,
  names: Record<Side, string>,
): string {
  return t(`result-${how}`, { winner: names[winner], points, kind });
}
