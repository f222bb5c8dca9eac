/** Durations as text, with the precision of a forecast. */
import { t } from "./i18n";

/** A forecast is good for two digits. */
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

/** A waiting time, no more precise than it is known: `less than a second`, `about 3 s`, `about 25 s`, `about 2 min`. */
export function waitText(seconds: number): string {
  if (seconds < 1) return t("wait-none");
  if (seconds < 9.5) return t("wait-about", { time: t("time-s", { s: Math.round(seconds) }) });
  if (seconds < 57.5) return t("wait-about", { time: t("time-s", { s: toFive(seconds) }) });
  const minutes = seconds / 60;
  if (minutes < 57.5) {
    const min = minutes < 9.5 ? Math.max(1, Math.round(minutes)) : toFive(minutes);
    return t("wait-about", { time: t("time-min", { min }) });
  }
  const hours = minutes / 60;
  const h = hours < 9.5 ? Math.round(2 * hours) / 2 : Math.round(hours);
  return t("wait-about", { time: t("time-h", { h }) });
}

const toFive = (value: number) => 5 * Math.round(value / 5);
