import { describe, expect, it } from "vitest";

import { setCount, startPosition } from "../edit";
import type { Orientation } from "../types";
import { between, eased, Motion } from "./motion";
import { Pace } from "./pace";
import { restOf } from "./places";

const SEEN: Orientation = { bottom: "black", home: "right", light: "white" };

describe("a checker's flight", () => {
  const from = { x: 0, y: 0, z: 7, edge: 0 };
  const to = { x: 100, y: 50, z: 30, edge: 1 };

  it("begins and ends where the checker rests, over the others between", () => {
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).x).toBeCloseTo(100);
    expect(between(from, to, 1).z).toBeCloseTo(30);
    expect(between(from, to, 0.5).z).toBeGreaterThan(45);
    expect([eased(-1), eased(0.5), eased(2)]).toEqual([0, 0.5, 1]);
  });
});

describe("a change of position", () => {
  const before = startPosition();
  const after = setCount(setCount(before, "black", 6, 4), "black", 5, 1);

  function moved(duration: number, dropped: typeof from | null = null) {
    const motion = new Motion();
    motion.turn(SEEN);
    motion.show(before, { now: 0, duration, dropped: null });
    motion.show(after, { now: 1000, duration, dropped });
    return motion;
  }
  const from = { x: 1, y: 2, z: 40, edge: 0 };
  const at = (motion: Motion, now: number) =>
    motion.checkers(now).find(({ key }) => key === "black-5-0")?.pose;

  it("sends one checker from where it was to where it is", () => {
    const motion = moved(200);
    const [start, end] = [restOf(SEEN, "black", 6, 4), restOf(SEEN, "black", 5, 0)];
    expect(motion.checkers(1000)).toHaveLength(30);
    expect(at(motion, 1000)).toMatchObject({ x: start.x, y: start.y });
    expect(at(motion, 1200)).toMatchObject({ x: end.x, y: end.y, z: end.z });
    expect([motion.isMoving(1199), motion.isMoving(1200)]).toEqual([true, false]);
  });

  it("starts from where a checker was dropped, and stands still without a duration", () => {
    expect(at(moved(200, from), 1000)).toEqual(from);
    const still = moved(0);
    expect(still.isMoving(1000)).toBe(false);
    expect(at(still, 1000)?.x).toBe(restOf(SEEN, "black", 5, 0).x);
  });

  it("puts the top checker into the hand", () => {
    const motion = moved(0);
    motion.hold({ side: "black", at: 6, pose: from });
    const top = motion.checkers(0).at(-1);
    expect(top).toMatchObject({ key: "black-6-3", pose: from });
  });
});

describe("the pace", () => {
  const frames = (pace: Pace, milliseconds: number, count: number) =>
    Array.from({ length: count }, () => pace.frame(milliseconds)).filter(Boolean).length;

  it("draws fewer pixels only where frames come late", () => {
    const pace = new Pace(2);
    expect(pace.ratio).toBe(2);
    expect(frames(pace, 16.7, 100)).toBe(0);
    expect(pace.ratio).toBe(2);
    expect(frames(pace, 33, 10)).toBe(1);
    expect(pace.ratio).toBe(1.5);
    frames(pace, 33, 1000);
    expect(pace.ratio).toBe(0.6);
  });

  it("never draws more pixels than the screen has, and takes no pause for a late frame", () => {
    expect(new Pace(1).ratio).toBe(1);
    expect(new Pace(1.25).ratio).toBe(1);
    expect(frames(new Pace(1), 900, 50)).toBe(0);
  });
});
