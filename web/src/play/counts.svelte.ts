/** Effective pip counts of what is on the board, half-made plays included. */
import type { Checkers, Position, Side } from "../board/types";
import { api } from "../shared/api";
import type { StateView } from "../wire/types";

/** How long a position must lie still before its count is asked for, in milliseconds. */
const STILL = 80;

const SIDES = ["white", "black"] as const;
/** `pending`: asked for, and not yet known. */
export type Epc = number | "pending" | null;

const allHome = (checkers: Checkers) => checkers.every((count, at) => at < 7 || count === 0);
const allOff = (checkers: Checkers) => checkers.every((count, at) => at === 0 || count === 0);
const same = (a: Checkers, b: Checkers) => a.every((count, at) => count === b[at]);

/** What is known without asking: the count of checkers that have not moved, of some not home, and of none. */
export function knownEpc(state: StateView, position: Position, side: Side): Epc {
  const checkers = position[side];
  if (same(checkers, state[side])) return state.epc[side];
  if (allOff(checkers)) return 0;
  return allHome(checkers) ? "pending" : null;
}

export class Counts {
  epc = $state.raw<Record<Side, Epc>>({ white: null, black: null });
  readonly #kept: Record<string, number | null> = {};

  /** Follows what is on the board; returns a function that stops it. */
  follow(state: StateView, position: Position): () => void {
    const known = (side: Side): Epc => {
      const epc = knownEpc(state, position, side);
      const kept = this.#kept[String(position[side])];
      return epc === "pending" && kept !== undefined ? kept : epc;
    };
    const epc = { white: known("white"), black: known("black") };
    this.epc = epc;
    if (!SIDES.some((side) => epc[side] === "pending")) return () => undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void this.#ask(state, position, stop.signal), STILL);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }

  async #ask(state: StateView, position: Position, signal: AbortSignal): Promise<void> {
    const { on_roll, variation } = state;
    const [score, rest] = [
      { white: 0, black: 0 },
      { cube_value: 1, length: 0, variation },
    ];
    const edit = { ...position, on_roll, score, ...rest };
    const built = await api.post<StateView>("/positions/build", edit, signal).catch(() => null);
    if (signal.aborted) return;
    for (const side of SIDES) {
      if (this.epc[side] !== "pending") continue;
      const epc = built?.epc[side] ?? null;
      if (built) this.#kept[String(position[side])] = epc;
      this.epc = { ...this.epc, [side]: epc };
    }
  }
}
