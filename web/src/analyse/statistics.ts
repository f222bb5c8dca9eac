/** How the numbers of the statistics are formatted. */

import type { StatisticsRow } from "../wire/types";

/** A value with true minus signs, signs on both of two numbers, one space before `%`, and no padding. */
export function statisticText(name: StatisticsRow["name"], value: string): string {
  let text = value
    .trim()
    .replace(/\s+/g, " ")
    .replace(/([([]) /g, "$1");
  if (text === "") return "–";
  // It has no second unit: the number in brackets is always 0.
  if (name === "snowie_error_rate") text = text.replace(/ \(.*$/, "");
  if (text.startsWith("["))
    text = text
      .replace(/(^\[|, ?)(?=\d)/g, (_, before: string) => `${before}+`)
      .replace(/, ?/, ", ");
  return text
    .replace(/[+-](0\.0+)(?!\d)/g, "$1")
    .replace(/-(?=[\d.])/g, "−")
    .replace(/(\d)%/g, "$1\u202f%");
}
