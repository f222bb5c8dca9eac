import { beforeEach, expect, it } from "vitest";

import {
  answered,
  balance,
  saveProgress,
  keyOf,
  readProgress,
  type LessonProgress,
} from "./lessonProgress";

const BEGUN: LessonProgress = {
  whose: "black",
  at: { game: 1, entry: 7 },
  part: null,
  on: true,
  tries: {},
};

beforeEach(() => localStorage.clear());

it("survives a reload, separately for each match", () => {
  saveProgress("a", answered(BEGUN, "1/7/play", false));
  saveProgress("b", { ...BEGUN, whose: null });
  expect(readProgress("a")).toEqual({
    ...BEGUN,
    tries: { "1/7/play": { count: 1, first: false } },
  });
  expect(readProgress("b")?.whose).toBeNull();
  expect(readProgress("c")).toBeNull();
});

it("survives stored data that is not a lesson", () => {
  localStorage.setItem("barpoint.lessons", '[["a", {"at": 3}], 5]');
  expect(readProgress("a")).toBeNull();
  localStorage.setItem("barpoint.lessons", "{");
  expect(readProgress("a")).toBeNull();
});

it("counts tries, and answers right at the first", () => {
  const key = keyOf({ game: 0, entry: 3 }, "cube");
  let progress = answered(BEGUN, key, false);
  progress = answered(progress, key, true);
  progress = answered(progress, "0/9/play", true);
  expect(progress.tries[key]).toEqual({ count: 2, first: false });
  expect(balance(progress)).toEqual({ answered: 2, first: 1 });
});
