import { expect, it } from "vitest";

import { startPosition } from "../board/edit";
import type { EntryView } from "../wire/types";
import { judgeCube, judgePlay } from "./judge";

const step = (from: number, to: number) => ({ from, to, hit: false });
const VIEW = {
  state: startPosition(),
  plays: [
    { difference: 0, grade: "right", steps: [step(8, 5), step(6, 5)] },
    { difference: -0.01, grade: "close", steps: [step(13, 10), step(6, 5)] },
    { difference: -0.15, grade: "wrong", steps: [step(24, 20)] },
  ],
  cube: {
    losses: { no_double: 0.1, double: 0, take: 0, pass: 0.4 },
    grades: { no_double: "wrong", double: "right", take: "right", pass: "wrong" },
  },
} as unknown as EntryView;

it("finds the grade of a play by where it leads", () => {
  expect(judgePlay(VIEW, "white", [step(6, 5), step(8, 5)]).kind).toBe("right");
  expect(judgePlay(VIEW, "white", [step(13, 10), step(6, 5)])).toEqual({
    kind: "close",
    loss: 0.01,
  });
  const wrong = judgePlay(VIEW, "white", [step(24, 21), step(21, 20)]);
  expect(wrong).toEqual({ kind: "wrong", loss: 0.15 });
  expect(judgePlay(VIEW, "white", [step(13, 9)])).toEqual({ kind: "unknown" });
});

it("finds the grade of a cube action", () => {
  expect(judgeCube(VIEW, "double")).toEqual({ kind: "right", loss: 0 });
  expect(judgeCube(VIEW, "no_double").kind).toBe("wrong");
  expect(judgeCube(VIEW, "take").kind).toBe("right");
  expect(judgeCube(VIEW, "pass")).toEqual({ kind: "wrong", loss: 0.4 });
});
