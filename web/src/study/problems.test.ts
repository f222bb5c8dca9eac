import { expect, test } from "vitest";

import { clock, setsOf } from "./problems";

test("every card is in one set", () => {
  expect(setsOf(0)).toEqual([]);
  expect(setsOf(10)).toEqual([[1, 10]]);
  expect(setsOf(21)).toEqual([
    [1, 10],
    [11, 20],
    [21, 21],
  ]);
});

test("a clock shows whole seconds and never less than none", () => {
  expect([65, 59.2, 0.1, -3].map(clock)).toEqual(["1:05", "1:00", "0:01", "0:00"]);
});
