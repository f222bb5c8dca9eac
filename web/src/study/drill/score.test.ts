import { expect, test } from "vitest";

import { gradeOf, isCount, isNear, MOST_PIPS, scoreOf } from "./score";

test("a score adds up losses and averages times", () => {
  expect(scoreOf([])).toEqual({ count: 0, right: 0, loss: 0, seconds: 0 });
  const answers = [
    { right: true, loss: 0, seconds: 4 },
    { right: false, loss: 0.25, seconds: 8 },
  ];
  expect(scoreOf(answers)).toEqual({ count: 2, right: 1, loss: 0.25, seconds: 6 });
});

test("pips must be exact, effective pips near, and what cannot be known is not asked", () => {
  expect(isNear(61, 61, 0)).toBe(true);
  expect(isNear(60, 61, 0)).toBe(false);
  expect(isNear(68.4, 67.4, 1)).toBe(true);
  expect(isNear(68.6, 67.4, 1)).toBe(false);
  expect(isNear(null, 67.4, 1)).toBe(false);
  expect(isNear(12, null, 1)).toBeNull();
});

test("pip counts run from none to that of fifteen checkers on the bar", () => {
  expect([null, undefined, 0, 67.4, MOST_PIPS].every(isCount)).toBe(true);
  expect([-5, MOST_PIPS + 1, 1e9].some(isCount)).toBe(false);
});

test("a play behind by no more than the standard error is not called an error", () => {
  expect(gradeOf(0, 0)).toBe("best");
  expect(gradeOf(0.008, 0.01)).toBe("close");
  expect(gradeOf(0.012, 0.01)).toBe("wrong");
  expect(gradeOf(0.008, null)).toBe("wrong");
});
