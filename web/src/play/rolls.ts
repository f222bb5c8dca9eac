/** Dice that lie on the board while there are none to be played. */
import type { Thrower } from "../board/types";
import type { Dice, GameEvent } from "../wire/types";

export interface Thrown {
  readonly dice: Dice;
  readonly thrower: Thrower;
}

const pair = (dice: readonly number[]): Dice => [dice[0] ?? 0, dice[1] ?? 0];

/** Both dice of an opening roll, each its player's. */
export function openingDice(event: GameEvent | null | undefined): Thrown | null {
  if (event?.kind !== "opening_roll" || !event.dice) return null;
  return { dice: pair(event.dice), thrower: "each" };
}

/** Whether an opening roll was a tie, to be rolled again. */
export function isTie(event: GameEvent | null | undefined): boolean {
  return event?.kind === "opening_roll" && event.dice?.[0] === event.dice?.[1];
}

/** The last roll, which lies there until the next: that of the last play, or an opening roll that was a tie. */
export function lyingDice(events: readonly GameEvent[]): Thrown | null {
  const last = events.findLast(({ dice }) => dice?.length === 2);
  if (last?.kind === "play" && last.side && last.dice) {
    return { dice: pair(last.dice), thrower: last.side };
  }
  return isTie(last) ? openingDice(last) : null;
}
