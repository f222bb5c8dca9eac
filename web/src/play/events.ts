/** The text of a game event. */
import type { Side } from "../board/types";
import { t } from "../shared/i18n";
import type { GameEvent } from "../wire/types";

export function eventText(event: GameEvent, names: Record<Side, string>): string {
  return t(`event-${event.kind}`, {
    side: event.side ? names[event.side] : "",
    dice: event.dice?.join("-") ?? "",
    play: event.play === "" || !event.play ? t("cannot-move") : event.play,
    value: event.value ?? 0,
  });
}
