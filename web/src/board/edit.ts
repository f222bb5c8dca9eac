/** Changing a position by hand. A player never has more than 15 checkers; the rest are borne off. */
import type { Position, Side } from "./types";
import { other } from "./types";

export const CHECKERS = 15;

const START: readonly number[] = (() => {
  const points = new Array<number>(26).fill(0);
  [points[6], points[8], points[13], points[24]] = [5, 3, 5, 2];
  return points;
})();

export function startPosition(): Position {
  return { white: [...START], black: [...START] };
}

/** All checkers borne off. */
export function emptyPosition(): Position {
  const half = [CHECKERS, ...new Array<number>(25).fill(0)];
  return { white: half, black: [...half] };
}

function onBoard(points: readonly number[]): number {
  return points.slice(1).reduce((sum, count) => sum + count, 0);
}

function withHalf(position: Position, side: Side, half: number[]): Position {
  half[0] = Math.max(0, CHECKERS - onBoard(half));
  return side === "white"
    ? { white: half, black: position.black }
    : { white: position.white, black: half };
}

/**
 * Puts `count` checkers of a side on one of its points (25 = bar), at most those it has left;
 * what the other side had on the point is borne off.
 */
export function setCount(position: Position, side: Side, at: number, count: number): Position {
  if (at < 1 || at > 25) return position;
  const half = [...position[side]];
  const left = CHECKERS - onBoard(half) + (half[at] ?? 0);
  half[at] = Math.max(0, Math.min(count, left));
  let changed = withHalf(position, side, half);
  if (at < 25 && count > 0) {
    const theirs = [...changed[other(side)]];
    theirs[25 - at] = 0;
    changed = withHalf(changed, other(side), theirs);
  }
  return changed;
}

/** What a click on a point does, in gnubg's manner: the height sets the number of checkers. */
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
