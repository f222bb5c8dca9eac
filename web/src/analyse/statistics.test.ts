import { expect, it } from "vitest";

import { has } from "../shared/i18n";
import type { StatisticsBlock, StatisticsRow } from "../wire/types";
import type { Located } from "./record";
import { countedBy, statisticText } from "./statistics";

it("formats the numbers of all rows alike", () => {
  const shown = (name: StatisticsRow["name"], value: string) =>
    statisticText(name, value).replace(/\u202f/g, " ");
  expect(shown("error_total", "-2.737 (-39.441%)")).toBe("−2.737 (−39.441 %)");
  expect(shown("error_rate", "-27.6   ( -0.398%)")).toBe("−27.6 (−0.398 %)");
  expect(shown("snowie_error_rate", "   -12.8   ( +0.000%)")).toBe("−12.8");
  expect(shown("luck_rate", "   +0.0   ( +0.000%)")).toBe("0.0 (0.000 %)");
  expect(shown("wrong_takes", "  2 (-1.983 (-12.239%))")).toBe("2 (−1.983 (−12.239 %))");
  expect(shown("confidence_interval", "[-1.250, 2.500]")).toBe("[−1.250, +2.500]");
  expect(shown("fibs_rating_difference", "")).toBe("–");
  expect(shown("actual_result", "+50.00%")).toBe("+50.00 %");
});

it("leads to the decisions a number counts, where they are known", () => {
  const play = (side: "white" | "black", mark: string | null) =>
    ({ row: { side, kind: "play", mark, loss: 0, cube_mark: null } }) as unknown as Located;
  const list = [play("white", "very_bad"), play("white", "very_bad"), play("black", "bad")];
  const row = (name: StatisticsRow["name"], white: string) => ({ name, white, black: "0" });
  const very = row("very_bad_moves", "    2");
  expect(countedBy(very, "white", list)).toBe("very_bad_moves");
  expect(countedBy(very, "black", list)).toBeNull();
  expect(countedBy(row("error_total", "2"), "white", list)).toBeNull();
  // The record has another number of them: a link would mislead.
  expect(countedBy(row("very_bad_moves", "3"), "white", list)).toBeNull();
});

/** The rows of each block: of a match, and those that only a money session has. */
const ROWS: Record<StatisticsBlock["name"], StatisticsRow["name"][]> = {
  checker: [
    "total_moves",
    "unforced_moves",
    "unmarked_moves",
    "doubtful_moves",
    "bad_moves",
    "very_bad_moves",
    "error_total",
    "error_rate",
    "checker_rating",
  ],
  luck: [
    "very_lucky_rolls",
    "lucky_rolls",
    "unmarked_rolls",
    "unlucky_rolls",
    "very_unlucky_rolls",
    "luck_total",
    "luck_rate",
    "luck_rating",
  ],
  cube: [
    "cube_decisions",
    "close_cube_decisions",
    "doubles",
    "takes",
    "passes",
    "missed_doubles_below_cash",
    "missed_doubles_above_cash",
    "wrong_doubles_too_early",
    "wrong_doubles_too_good",
    "wrong_takes",
    "wrong_passes",
    "error_total",
    "error_rate",
    "cube_rating",
  ],
  overall: [
    "error_total",
    "error_rate",
    "snowie_error_rate",
    "overall_rating",
    "actual_result",
    "luck_adjusted_result",
    "fibs_rating_difference",
    "fibs_rating",
    "checker_rating_loss",
    "cube_rating_loss",
    "advantage",
    "luck_adjusted_advantage",
    "confidence_interval",
  ],
};

it("has a definition for every block and row", () => {
  const ids = Object.entries(ROWS).flatMap(([block, rows]) => [
    `stat-${block}`,
    ...rows.map((row) => `stat-${block}-${row}`),
  ]);
  expect(ids.filter((id) => !has(id))).toEqual([]);
});
