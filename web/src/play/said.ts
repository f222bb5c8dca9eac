/** What happened in a game, in words. */
import type { Side } from "../board/types";
import { t } from "../shared/i18n";
import type { GameEvent } from "../wire/types";

export function said(event: GameEvent, names: Record<Side, string>): string {
  return t(`event-${event.kind}`, {
    side: event.side ? names[event.side] : "",
    dice: event.dice?.join("-") ?? "",
    play: event.play === "" || !event.play ? t("cannot-move") : event.play,
    value: event.value ?? 0,
  });
}
