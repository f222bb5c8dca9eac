/** Two digits typed one after the other are a roll. */
import type { Dice } from "../wire/types";

/** Milliseconds that the second digit may take. */
const PATIENCE = 2000;

export class TypedDice {
  #first = 0;
  #since = 0;

  /** The roll, once both its digits are typed. */
  digit(key: string, now: number = Date.now()): Dice | null {
    const first = now - this.#since < PATIENCE ? this.#first : 0;
    this.#first = first === 0 ? Number(key) : 0;
    this.#since = now;
    return first === 0 ? null : [first, Number(key)];
  }
}

/** The XGID of the same position with this roll. */
export function rolled(xgid: string, [a, b]: Dice): string {
  const fields = xgid.split(":");
  fields[4] = `${a}${b}`;
  return fields.join(":");
}
