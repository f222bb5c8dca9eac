/** How long something takes, in the words of a forecast. */
import { t } from "./i18n";

/** Two digits are as much as a forecast knows. */
function rough(value: number): string {
  return String(Number(value.toPrecision(2)));
}

/** `35 ms`, `4.2 s`, `3 min`, `1.5 h`. */
export function timeText(seconds: number): string {
  if (seconds < 0.0995) return t("time-ms", { ms: rough(1000 * seconds) });
  if (seconds < 99.5) return t("time-s", { s: rough(seconds) });
  if (seconds < 99.5 * 60) return t("time-min", { min: rough(seconds / 60) });
  return t("time-h", { h: rough(seconds / 3600) });
}
