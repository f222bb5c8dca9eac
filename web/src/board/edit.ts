/** Edits a position. A player's number of checkers stays the same; those not on the board are borne off. */
import type { Position, Side } from "./types";
import { other } from "./types";

export const CHECKERS = 15;

/** The starting position: points and checkers of each side. */
const STARTS: { readonly [variation: string]: readonly (readonly [number, number])[] } = {
  standard: [
    [6, 5],
    [8, 3],
    [13, 5],
    [24, 2],
  ],
  nackgammon: [
    [6, 4],
    [8, 3],
    [13, 4],
    [23, 2],
    [24, 2],
  ],
  hypergammon1: [[24, 1]],
  hypergammon2: [
    [23, 1],
    [24, 1],
  ],
  hypergammon3: [
    [22, 1],
    [23, 1],
    [24, 1],
  ],
};

export function startPosition(variation = "standard"): Position {
  const half = new Array<number>(26).fill(0);
  for (const [point, count] of STARTS[variation] ?? STARTS["standard"] ?? []) half[point] = count;
  return { white: half, black: [...half] };
}

/** The standard variant with this number of checkers a side. */
export function variationOf(checkers: number): string {
  return checkers < 4 ? `hypergammon${checkers}` : "standard";
}

/** All checkers borne off. */
export function emptyPosition(checkers = CHECKERS): Position {
  const half = [checkers, ...new Array<number>(25).fill(0)];
  return { white: half, black: [...half] };
}

/** Checkers of a side that are still in play. */
export function onBoard(points: readonly number[]): number {
  return points.slice(1).reduce((sum, count) => sum + count, 0);
}

/** Checkers of a side, including those borne off. */
export function checkersOf(points: readonly number[]): number {
  return (points[0] ?? 0) + onBoard(points);
}

function withHalf(position: Position, side: Side, half: number[]): Position {
  half[0] = Math.max(0, checkersOf(position[side]) - onBoard(half));
  return side === "white"
    ? { white: half, black: position.black }
    : { white: position.white, black: half };
}

/**
 * Places `count` checkers of a side on one of its points (25 = bar), at most those it has left;
 * what the other side had on the point is borne off.
 */
export function setCount(position: Position, side: Side, at: number, count: number): Position {
  if (at < 1 || at > 25) return position;
  const half = [...position[side]];
  const left = checkersOf(half) - onBoard(half) + (half[at] ?? 0);
  half[at] = Math.max(0, Math.min(count, left));
  let changed = withHalf(position, side, half);
  if (at < 25 && count > 0) {
    const theirs = [...changed[other(side)]];
    theirs[25 - at] = 0;
    changed = withHalf(changed, other(side), theirs);
  }
  return changed;
}

/** What a click on a point does, as in gnubg: the height sets the number of checkers. */
export function clickCount(current: number, height: number): number {
  if (height <= 0) return 0;
  // At the tip of a full stack every further click adds one.
  if (height >= 5 && current >= 5) return current + 1;
  return height;
}

/** Moves one checker anywhere: to a point (its owner's number), the bar or off. */
export function moveChecker(position: Position, side: Side, from: number, to: number): Position {
  const half = [...position[side]];
  if (from === to || (half[from] ?? 0) === 0) return position;
  const shared = to >= 1 && to <= 24 ? (position[other(side)][25 - to] ?? 0) : 0;
  // A point the other side holds takes no checker; a blot there goes to the bar.
  if (shared > 1) return position;
  half[from] = (half[from] ?? 0) - 1;
  half[to] = (half[to] ?? 0) + 1;
  let changed = withHalf(position, side, half);
  if (shared === 1) {
    const theirs = [...changed[other(side)]];
    theirs[25 - to] = 0;
    theirs[25] = (theirs[25] ?? 0) + 1;
    changed = withHalf(changed, other(side), theirs);
  }
  return changed;
}
