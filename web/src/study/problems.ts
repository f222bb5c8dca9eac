/** Fixed sets of problems: the cards of a deck in their order, ten a set. */

/** Problems of a set. */
export const SET = 10;
/** Seconds for each problem. */
export const TIMES = [20, 40, 60] as const;

/** The numbers of the problems of each set, from 1: `[1, 10]`, `[11, 17]`. */
export function setsOf(total: number): [number, number][] {
  const sets: [number, number][] = [];
  for (let first = 1; first <= total; first += SET) {
    sets.push([first, Math.min(first + SET - 1, total)]);
  }
  return sets;
}

/** Minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
