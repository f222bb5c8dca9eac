/** How the numbers of the statistics are formatted, and which decisions they count. */

import { wordFor } from "../shared/i18n";
import type { Side } from "../board/types";
import type { StatisticsRow } from "../wire/types";
import { filterOf, passes, type Kind, type Located } from "./record";

/** Rows that hold a name, and what its words begin with in the catalogue. */
const NAMES: Partial<Record<StatisticsRow["name"], string>> = {
  checker_rating: "rating",
  cube_rating: "rating",
  overall_rating: "rating",
  luck_rating: "luck-name",
};

/** A value with true minus signs, signs on both of two numbers, one space before `%`, and no padding. */
export function statisticText(name: StatisticsRow["name"], value: string): string {
  const kind = NAMES[name];
  if (kind !== undefined && value.trim() !== "") return wordFor(kind, value.trim());
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

/** The filter that shows the decisions a number counts; null where the record does not tell exactly which they are. */
export function countedBy(
  row: Pick<StatisticsRow, "name" | Side>,
  side: Side,
  list: readonly Located[],
): Kind | null {
  const kind = filterOf(row.name);
  const count = Number.parseInt(row[side], 10);
  if (kind === null || !(count > 0)) return null;
  return list.filter((one) => passes(one.row, side, kind)).length === count ? kind : null;
}
