import { expect, test } from "vitest";

import { waitFor } from "./when";

const HOUR = 3600;

test("a wait is told in the unit people use for it", () => {
  const waits = [20, 61, 59 * 60, 59.5 * 60, 35 * HOUR, 36 * HOUR, 60 * HOUR, 240 * HOUR];
  expect(waits.map((wait) => waitFor(100, 100 + wait)).map((w) => `${w.count} ${w.unit}`)).toEqual([
    "1 minutes",
    "2 minutes",
    "59 minutes",
    "1 hours",
    "35 hours",
    "2 days",
    "3 days",
    "10 days",
  ]);
});

test("what was due already is due in a minute at the latest", () => {
  expect(waitFor(1000, 10)).toEqual({ unit: "minutes", count: 1 });
});
