/** Whether dice are those that the program committed itself to (docs/dice.md). */
import type { DiceRecord } from "../wire/types";

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The commitment to a seed. */
export async function commitmentOf(seed: string): Promise<string> {
  const digest = await sha256(bytesOf(`commit:${seed}`));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The dice of a roll, counted from 0. */
export async function rollOf(
  seed: string,
  words: string,
  number: number,
): Promise<[number, number]> {
  let digest = await sha256(bytesOf(`roll:${seed}:${number}:${words}`));
  for (;;) {
    const [a, b] = [...digest].filter((byte) => byte < 252);
    if (a !== undefined && b !== undefined) return [(a % 6) + 1, (b % 6) + 1];
    digest = await sha256(digest);
  }
}

/** What is not as the seed says: the commitment shown before the game, a roll by its number from 1, or nothing. */
export async function faultOf(
  record: DiceRecord,
  shown: string | undefined,
): Promise<"commitment" | number | null> {
  const commitment = await commitmentOf(record.seed);
  if (commitment !== record.commitment || (shown !== undefined && shown !== commitment)) {
    return "commitment";
  }
  for (const [index, { dice, opening }] of record.rolls.entries()) {
    const [a, b] = await rollOf(record.seed, record.words, index);
    const [one, other] = dice;
    const same = (one === a && other === b) || (!opening && one === b && other === a);
    if (!same) return index + 1;
  }
  return null;
}
