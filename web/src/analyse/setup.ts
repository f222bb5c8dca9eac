/** What the editor keeps consistent by itself: scores within the match, the Crawford game, checkers on the board. */
import { checkersOf, onBoard, startPosition } from "../board/edit";
import type { Position, Side } from "../board/types";
import type { Rules } from "../shared/rules";
import type { Setup } from "./position.svelte";

type Match = Pick<Setup, "length" | "score" | "crawford">;

const SIDES: readonly Side[] = ["white", "black"];

/** Whether exactly one side needs one point: only then can the game be the Crawford game. */
export function oneAway({ length, score }: Pick<Match, "length" | "score">): boolean {
  return SIDES.filter((side) => length - score[side] === 1).length === 1;
}

/** The rules as set up. */
export function played(setup: Setup): Rules {
  const crawford = oneAway(setup) ? (setup.crawford ? "now" : "post") : "no";
  return { ...setup, cube: setup.cube_value, crawford };
}

/** A number typed into a field, clamped to its limits; the previous number if none was typed. */
export function held(typed: string, low: number, high: number, before: number): number {
  const number = typed.trim() === "" ? Number.NaN : Math.round(Number(typed));
  return Number.isFinite(number) ? Math.min(high, Math.max(low, number)) : before;
}

/** The highest score a side can have before a game. */
export function highestScore(length: number): number {
  return length === 0 ? 999 : length - 1;
}

/**
 * Length and score after a change. A score never reaches the length, and a game in which exactly one side is 1-away
 * counts as the Crawford game until that is unticked.
 */
export function matchAfter(before: Match, changes: Partial<Match>): Match {
  const length = changes.length ?? before.length;
  const asked = changes.score ?? before.score;
  const high = highestScore(length);
  const score = { white: Math.min(high, asked.white), black: Math.min(high, asked.black) };
  const can = oneAway({ length, score });
  const crawford = changes.crawford ?? (oneAway(before) ? before.crawford : true);
  return { length, score, crawford: can && crawford };
}

/** Sides that have no checker on the board, and how many each can place. */
export function toPlace(position: Position): { side: Side; count: number }[] {
  return SIDES.filter((side) => onBoard(position[side]) === 0).map((side) => ({
    side,
    count: checkersOf(position[side]),
  }));
}

/** Changes of variant: with another number of checkers the position starts over. */
export function inVariation(setup: Setup, variation: Setup["variation"]): Partial<Setup> {
  const { white, black } = startPosition(variation);
  const same = checkersOf(white) === checkersOf(setup.white);
  return same ? { variation } : { variation, white: [...white], black: [...black], dice: null };
}
