/** Learning from the mistakes of a match: whose, how far, which tries. Kept in this browser. */
import type { Side } from "../board/types";
import type { At } from "./record";

/** How one mistake was answered. */
export interface Tries {
  readonly count: number;
  /** Whether the first answer was right, or close to it. */
  readonly first: boolean;
}

export interface Course {
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

const COURSES = "barpoint.lessons";
const NAMES = "barpoint.learners";
/** Matches whose lessons are remembered, and names. */
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

type Kept = [id: string, course: Course][];

function courses(): Kept {
  const found = stored(COURSES);
  return Array.isArray(found) ? (found as unknown[]).filter(isKept) : [];
}

function isKept(one: unknown): one is [string, Course] {
  if (!Array.isArray(one) || typeof one[0] !== "string") return false;
  const course = one[1] as Partial<Course> | null;
  return (
    typeof course?.at?.game === "number" &&
    typeof course.at.entry === "number" &&
    typeof course.tries === "object"
  );
}

/** The lesson of a match, if one was started. */
export function readCourse(id: string): Course | null {
  return courses().find(([match]) => match === id)?.[1] ?? null;
}

export function keepCourse(id: string, course: Course): void {
  const others = courses().filter(([match]) => match !== id);
  store(COURSES, [[id, course], ...others].slice(0, KEPT));
}

const alike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Remembers the learner's name. */
export function rememberName(name: string): void {
  const others = names().filter((one) => !alike(one, name));
  store(NAMES, [name, ...others].slice(0, KEPT));
}

function names(): string[] {
  const found = stored(NAMES);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

/** Which player is the learner, by the known names; null if uncertain. */
export function learnerOf(players: Readonly<Record<Side, string>>, own: string): Side | null {
  const known = [own, ...names()].filter((name) => name.trim() !== "");
  const mine = (["white", "black"] as const).filter((side) =>
    known.some((name) => alike(name, players[side])),
  );
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

export function keyOf(at: At, part: "cube" | "play"): string {
  return `${at.game}/${at.entry}/${part}`;
}

/** Records an answer. */
export function answered(course: Course, key: string, good: boolean): Course {
  const before = course.tries[key];
  const tries = { count: (before?.count ?? 0) + 1, first: before ? before.first : good };
  return { ...course, tries: { ...course.tries, [key]: tries } };
}

/** How many questions were answered, and how many at the first try. */
export function balance(course: Course): { answered: number; first: number } {
  const all = Object.values(course.tries);
  return { answered: all.length, first: all.filter(({ first }) => first).length };
}
