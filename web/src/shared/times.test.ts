import { expect, it } from "vitest";

import { timeText, waitText } from "./times";

it("rounds a time to what is known", () => {
  const all = [0.0004, 0.0351, 0.23, 12.34, 99.4, 100, 1234, 5999, 9000];
  expect(all.map(timeText)).toEqual([
    "0.4 ms",
    "35 ms",
    "0.23 s",
    "12 s",
    "99 s",
    "1.7 min",
    "21 min",
    "1.7 h",
    "2.5 h",
  ]);
});

it("words a wait no more precisely than it is known", () => {
  const all = [0.022, 0.99, 1, 3.4, 9.6, 26, 58, 100, 125, 725, 3500, 5300, 40_000];
  expect(all.map(waitText)).toEqual([
    "less than a second",
    "less than a second",
    "about 1 s",
    "about 3 s",
    "about 10 s",
    "about 25 s",
    "about 1 min",
    "about 2 min",
    "about 2 min",
    "about 10 min",
    "about 1 h",
    "about 1.5 h",
    "about 11 h",
  ]);
});
