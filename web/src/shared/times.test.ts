import { expect, it } from "vitest";

import { timeText } from "./times";

it("says a time as roughly as it is known", () => {
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
