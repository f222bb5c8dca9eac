import { expect, it } from "vitest";

import { startPosition } from "../board/edit";
import type { EntryView } from "../wire/types";
import { judgeCube, judgePlay } from "./judge";

const step = (from: number, to: number) => ({ from, to, hit: false });
const VIEW = {
  state: startPosition(),
  plays: [
    { difference: 0, steps: [step(8, 5), step(6, 5)] },
    { difference: -0.01, steps: [step(13, 10), step(6, 5)] },
    { difference: -0.15, steps: [step(24, 20)] },
  ],
  cube: { losses: { no_double: 0.1, double: 0, take: 0, pass: 0.4 } },
} as unknown as EntryView;

it("judges plays by where they lead", () => {
  expect(judgePlay(VIEW, "white", [step(6, 5), step(8, 5)])).toEqual({ kind: "right" });
  expect(judgePlay(VIEW, "white", [step(13, 10), step(6, 5)]).kind).toBe("close");
  const wrong = judgePlay(VIEW, "white", [step(24, 21), step(21, 20)]);
  expect(wrong.kind === "wrong" && Math.abs(wrong.loss - 0.15) < 1e-9).toBe(true);
  expect(judgePlay(VIEW, "white", [step(13, 9)])).toEqual({ kind: "unknown" });
});

it("judges cube actions by what each loses", () => {
  expect(judgeCube(VIEW, "double")).toEqual({ kind: "right" });
  expect(judgeCube(VIEW, "no_double").kind).toBe("wrong");
  expect(judgeCube(VIEW, "take")).toEqual({ kind: "right" });
  expect(judgeCube(VIEW, "pass")).toEqual({ kind: "wrong", loss: 0.4 });
});
