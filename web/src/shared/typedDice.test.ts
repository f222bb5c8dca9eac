import { expect, it } from "vitest";

import { rolled, TypedDice } from "./typedDice";

it("makes a roll of two digits that follow each other soon", () => {
  const typed = new TypedDice();
  expect(typed.digit("3", 10_000)).toBeNull();
  expect(typed.digit("1", 10_500)).toEqual([3, 1]);
  expect(typed.digit("6", 11_000)).toBeNull();
  // Too late: it begins another roll.
  expect(typed.digit("5", 13_500)).toBeNull();
  expect(typed.digit("4", 14_000)).toEqual([5, 4]);
});

it("puts the roll into an ID", () => {
  const start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:3:0:10";
  expect(rolled(start, [3, 1])).toBe("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10");
});
