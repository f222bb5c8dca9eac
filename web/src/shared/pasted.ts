/** Explains what a text that could not be opened was taken for, with an example of what would work. */
import { ApiError, wordsOf } from "./api";
import { t } from "./i18n";

export type Taken =
  | { kind: "xgid" }
  | { kind: "gnubg"; position: number; match: number }
  | { kind: "position" | "match-id" | "id"; count: number }
  | { kind: "match" | "text" };

const LETTERS = /^[A-Za-z0-9+/]+=*$/;
/** Lengths of gnubg's IDs, and how far off a text may be to be taken for one. */
const [POSITION, MATCH, SLACK] = [14, 12, 2];

/** What a text is probably meant to be. */
export function takenFor(text: string): Taken {
  const line = text.trim();
  if (/^xgid\b/i.test(line)) return { kind: "xgid" };
  if (line.includes("\n") || line.length > 400) return { kind: "match" };
  const [first = "", second = "", ...rest] = line.split(":");
  if (rest.length > 1 && first.length > 18) return { kind: "xgid" };
  const both = LETTERS.test(first) && LETTERS.test(second) && rest.length === 0;
  const cut =
    first.length === POSITION && LETTERS.test(first) && second === "" && line.includes(":");
  if (cut || (both && first.length > 8 && second.length > 8)) {
    return { kind: "gnubg", position: first.length, match: second.length };
  }
  // A word in a sentence has no digits and no capitals inside.
  const cryptic = LETTERS.test(line) && /.[A-Z0-9+/]/.test(line);
  const count = line.length;
  if (!cryptic || count < MATCH - SLACK || count > POSITION + SLACK) return { kind: "text" };
  if (count === POSITION) return { kind: "position", count };
  return { kind: count === MATCH ? "match-id" : "id", count };
}

/** Why a text was not opened. */
export function explain(text: string, error: unknown): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  // A recognised format that cannot be read: the server names it.
  if (!refused || error.status === 415) return wordsOf(error);
  const { kind, ...counts } = takenFor(text);
  return t(`pasted-${kind}`, { ...counts, reason: error.message });
}
