/** Learning from the mistakes of a match: whose, how far, which tries. Kept in this browser. */
import type { Side } from "../board/types";
import type { At } from "./record";

/** How one mistake was answered. */
export interface Tries {
  readonly count: number;
  /** Whether the first answer was right, or close to it. */
  readonly first: boolean;
}

export interface LessonProgress {
  /** Whose mistakes; null for both players'. */
  readonly whose: Side | null;
  /** The mistake in question. */
  readonly at: At;
  /** A turn with two errors asks about the cube first; this records that it has. */
  readonly part: "play" | null;
  /** Whether the lesson is under way; otherwise it was left, or is over. */
  readonly on: boolean;
  /** By `game/entry/part`. */
  readonly tries: Readonly<Record<string, Tries>>;
}

const LESSONS = "barpoint.lessons";
/** Matches whose lessons are remembered. */
const KEPT = 30;

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage lessons still work.
  }
}

type Saved = [id: string, progress: LessonProgress][];

function allSaved(): Saved {
  const found = stored(LESSONS);
  return Array.isArray(found) ? (found as unknown[]).filter(isKept) : [];
}

function isKept(one: unknown): one is [string, LessonProgress] {
  if (!Array.isArray(one) || typeof one[0] !== "string") return false;
  const progress = one[1] as Partial<LessonProgress> | null;
  return (
    typeof progress?.at?.game === "number" &&
    typeof progress.at.entry === "number" &&
    typeof progress.tries === "object"
  );
}

/** The lesson of a match, if one was started. */
export function readProgress(id: string): LessonProgress | null {
  return allSaved().find(([match]) => match === id)?.[1] ?? null;
}

export function saveProgress(id: string, progress: LessonProgress): void {
  const others = allSaved().filter(([match]) => match !== id);
  store(LESSONS, [[id, progress], ...others].slice(0, KEPT));
}

export function keyOf(at: At, part: "cube" | "play"): string {
  return `${at.game}/${at.entry}/${part}`;
}

/** Records an answer. */
export function answered(progress: LessonProgress, key: string, good: boolean): LessonProgress {
  const before = progress.tries[key];
  const tries = { count: (before?.count ?? 0) + 1, first: before ? before.first : good };
  return { ...progress, tries: { ...progress.tries, [key]: tries } };
}

/** How many questions were answered, and how many at the first try. */
export function balance(progress: LessonProgress): { answered: number; first: number } {
  const all = Object.values(progress.tries);
  return { answered: all.length, first: all.filter(({ first }) => first).length };
}
