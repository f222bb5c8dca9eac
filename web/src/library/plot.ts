/** The rating of a player match by match, as a plot. */
import { ticks } from "../shared/ticks";
import type { LibraryMatch } from "../wire/types";

/** A match with decisions that count. */
export interface Rated {
  readonly match: LibraryMatch;
  readonly pr: number;
  /** The rating over the last matches, and its standard error. */
  readonly rolling: number;
  readonly error: number;
}

/** The matches that have a rating, the last `most` of them. */
export function rated(matches: readonly LibraryMatch[], most: number): Rated[] {
  const all = matches.flatMap((match): Rated[] => {
    const { rate, rolling } = match;
    if (rate.pr === null || rolling?.pr == null) return [];
    return [{ match, pr: rate.pr, rolling: rolling.pr, error: rolling.standard_error ?? 0 }];
  });
  return all.slice(-most);
}

/** The ratings along the axis, from 0. */
export function levels(points: readonly Rated[]): number[] {
  const highest = Math.max(
    5,
    ...points.map(({ pr, rolling, error }) => Math.max(pr, rolling + error)),
  );
  const found = ticks(0, highest, 5);
  const step = (found[1] ?? 1) - (found[0] ?? 0);
  return (found.at(-1) ?? 0) < highest ? [...found, (found.at(-1) ?? 0) + step] : found;
}

/** The outline of the error band: along its upper edge and back along the lower one. */
export function band(
  points: readonly Rated[],
  x: (index: number) => number,
  y: (pr: number) => number,
): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ rolling, error }, index) => {
      const pr = Math.max(0, rolling + sign * error);
      return `${x(index).toFixed(1)},${y(pr).toFixed(1)}`;
    });
  return [...edge(1), ...edge(-1).reverse()].join(" ");
}

/** The point nearest to a part of the width, 0 at the first and 1 at the last. */
export function nearest(points: readonly Rated[], part: number): Rated | null {
  const last = points.length - 1;
  return points[Math.min(last, Math.max(0, Math.round(part * last)))] ?? null;
}

/** Where a key leads from a point; nothing for keys that lead nowhere. */
export function stepped(key: string, from: number, last: number): number | null {
  const to: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 10,
    PageUp: from + 10,
    Home: 0,
    End: last,
  };
  const next = to[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}
