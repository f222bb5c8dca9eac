import { beforeEach, expect, it } from "vitest";

import {
  answered,
  balance,
  keepCourse,
  keyOf,
  learnerOf,
  readCourse,
  rememberName,
  type Course,
} from "./course";

const BEGUN: Course = {
  whose: "black",
  at: { game: 1, entry: 7 },
  part: null,
  on: true,
  tries: {},
};

beforeEach(() => localStorage.clear());

it("survives a reload, separately for each match", () => {
  keepCourse("a", answered(BEGUN, "1/7/play", false));
  keepCourse("b", { ...BEGUN, whose: null });
  expect(readCourse("a")).toEqual({
    ...BEGUN,
    tries: { "1/7/play": { count: 1, first: false } },
  });
  expect(readCourse("b")?.whose).toBeNull();
  expect(readCourse("c")).toBeNull();
});

it("survives stored data that is not a lesson", () => {
  localStorage.setItem("barpoint.lessons", '[["a", {"at": 3}], 5]');
  expect(readCourse("a")).toBeNull();
  localStorage.setItem("barpoint.lessons", "{");
  expect(readCourse("a")).toBeNull();
});

it("counts tries, and answers right at the first", () => {
  const key = keyOf({ game: 0, entry: 3 }, "cube");
  let course = answered(BEGUN, key, false);
  course = answered(course, key, true);
  course = answered(course, "0/9/play", true);
  expect(course.tries[key]).toEqual({ count: 2, first: false });
  expect(balance(course)).toEqual({ answered: 2, first: 1 });
});

it("recognises the learner by name when that is certain", () => {
  const players = { white: "Clara", black: "Ivar" };
  expect(learnerOf(players, "ivar ")).toBe("black");
  expect(learnerOf(players, "")).toBeNull();
  rememberName("Clara");
  expect(learnerOf(players, "")).toBe("white");
  // Both are known: ask.
  rememberName("Ivar");
  expect(learnerOf(players, "")).toBeNull();
});
