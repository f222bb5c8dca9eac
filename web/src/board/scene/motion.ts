/** Checkers on their way from one position to another. */
import { flights } from "../changes";
import { pieceKey } from "../flight";
import type { Orientation, Position, Side } from "../types";
import type { Point3 } from "./lens";
import { restOf, type Rest } from "./places";

export interface Pose extends Point3 {
  /** From lying (0) to standing on its edge (1). */
  readonly edge: number;
}

interface Flight {
  readonly from: Pose;
  readonly begin: number;
  readonly duration: number;
}

export interface Checker {
  readonly key: string;
  readonly side: Side;
  readonly pose: Pose;
}

/** Slow at both ends. */
export function eased(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}

/** How far along is a flight, and where does that leave the checker: over the others, in a low arc. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const t = eased(part);
  const mix = (a: number, b: number) => a + (b - a) * t;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(90, 24 + far * 0.1) * Math.sin(Math.PI * t);
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z) + lift,
    edge: mix(from.edge, to.edge),
  };
}

const still = (rest: Rest): Pose => ({ ...rest, edge: rest.edge ? 1 : 0 });

export class Motion {
  #seen: Orientation | null = null;
  #position: Position | null = null;
  #flights = new Map<string, Flight>();
  #held: { side: Side; at: number; pose: Pose } | null = null;

  /** Turns the board; nothing flies. */
  turn(seen: Orientation): void {
    this.#seen = seen;
    this.#flights.clear();
  }

  /** Shows a position; what changed since the last one flies, for `duration` milliseconds. */
  show(position: Position, how: { now: number; duration: number; dropped: Pose | null }): void {
    const [before, seen] = [this.#position, this.#seen];
    this.#position = position;
    this.#flights.clear();
    if (!before || !seen || before === position || how.duration <= 0) return;
    let { dropped } = how;
    for (const { from, to } of flights(before, position)) {
      const hit = to.at === 25;
      let start = still(restOf(seen, from.side, from.at, from.index));
      if (dropped && !hit) {
        start = dropped;
        dropped = null;
      }
      this.#flights.set(pieceKey(to.side, to.at, to.index), {
        from: start,
        // A checker that is hit waits for the one that hits it.
        begin: how.now + (hit ? how.duration * 0.6 : 0),
        duration: how.duration,
      });
    }
  }

  /** The checker in the player's hand: the top one of its place. */
  hold(held: { side: Side; at: number; pose: Pose } | null): void {
    this.#held = held;
  }

  /** A checker let go where it cannot stay flies home. */
  home(side: Side, at: number, from: Pose, now: number, duration: number): void {
    const count = this.#position?.[side][at] ?? 0;
    this.#flights.set(pieceKey(side, at, count - 1), { from, begin: now, duration });
  }

  isMoving(now: number): boolean {
    for (const { begin, duration } of this.#flights.values()) {
      if (now < begin + duration) return true;
    }
    return false;
  }

  /** Every checker where it is now, those on their way last. */
  checkers(now: number): Checker[] {
    const [seen, position] = [this.#seen, this.#position];
    if (!seen || !position) return [];
    const held = this.#held;
    const resting: Checker[] = [];
    const moving: Checker[] = [];
    for (const side of ["white", "black"] as const) {
      position[side].forEach((count, at) => {
        const drawn = Math.min(count, 15);
        for (let index = 0; index < drawn; index += 1) {
          const key = pieceKey(side, at, index);
          const rest = still(restOf(seen, side, at, index));
          const inHand = held?.side === side && held.at === at && index === drawn - 1;
          const flight = this.#flights.get(key);
          if (inHand) {
            moving.push({ key, side, pose: held.pose });
          } else if (flight && now < flight.begin + flight.duration) {
            const part = (now - flight.begin) / flight.duration;
            moving.push({ key, side, pose: between(flight.from, rest, part) });
          } else {
            resting.push({ key, side, pose: rest });
          }
        }
      });
    }
    return [...resting, ...moving];
  }
}
