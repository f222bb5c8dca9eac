/** An unfinished set-up, as kept in the address: no ID can express it. */
import type { Setup } from "./position.svelte";

const POINTS = /^[0-9a-f]{26}$/;
const hex = (points: readonly number[]) => points.map((count) => count.toString(16)).join("");
const counts = (points: string) => Array.from(points, (digit) => parseInt(digit, 16));

export function writeDraft({ white, black, ...rest }: Setup): string {
  return JSON.stringify({ white: hex(white), black: hex(black), ...rest });
}

type Kinds = {
  readonly [Key in keyof Omit<Setup, "white" | "black">]: (value: unknown) => boolean;
};
const isNumber = (value: unknown) => Number.isSafeInteger(value);
const isFlag = (value: unknown) => typeof value === "boolean";
const isSide = (value: unknown) => value === "white" || value === "black";

/** What every field must be for the board to show it; the server validates the rest. */
const KINDS: Kinds = {
  on_roll: isSide,
  dice: (value) =>
    value === null || (Array.isArray(value) && value.length === 2 && value.every(isNumber)),
  cube_value: isNumber,
  cube_owner: (value) => value === "centred" || isSide(value),
  offered: isFlag,
  score: (value) => {
    const score = value as Partial<Setup["score"]> | null;
    return isNumber(score?.white) && isNumber(score?.black);
  },
  length: isNumber,
  crawford: isFlag,
  jacoby: isFlag,
  beavers: isNumber,
  variation: (value) => typeof value === "string",
};

/** The draft in an address; `null` if it was not written by `writeDraft`. */
export function readDraft(text: string): Setup | null {
  let found: Record<string, unknown> | null;
  try {
    found = JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  const { white, black } = found ?? {};
  if (typeof white !== "string" || typeof black !== "string") return null;
  if (!POINTS.test(white) || !POINTS.test(black)) return null;
  const fields = Object.entries(KINDS).map(([key, fits]) => [key, found?.[key], fits] as const);
  if (!fields.every(([, value, fits]) => fits(value))) return null;
  const rest = Object.fromEntries(fields.map(([key, value]) => [key, value]));
  return {
    ...(rest as Omit<Setup, "white" | "black">),
    white: counts(white),
    black: counts(black),
  };
}
