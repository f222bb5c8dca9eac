/** The score of a run of drills. */

export interface Answer {
  /** Whether everything asked was right. */
  readonly right: boolean;
  /** Equity given up. */
  readonly loss: number;
  readonly seconds: number;
}

export interface Score {
  readonly count: number;
  readonly right: number;
  readonly loss: number;
  /** Mean time of an answer in seconds. */
  readonly seconds: number;
}

export function scoreOf(answers: readonly Answer[]): Score {
  const sum = (of: (answer: Answer) => number) =>
    answers.reduce((total, answer) => total + of(answer), 0);
  const count = answers.length;
  return {
    count,
    right: sum(({ right }) => Number(right)),
    loss: sum(({ loss }) => loss),
    seconds: count === 0 ? 0 : sum(({ seconds }) => seconds) / count,
  };
}

/** How far an effective pip count may be off. */
export const EPC_ROOM = 1;

/** The highest pip count there is: fifteen checkers on the bar. */
export const MOST_PIPS = 15 * 25;

/** Whether a number that was typed may be a pip count; nothing typed may be. */
export const isCount = (typed: number | null | undefined): boolean =>
  typed == null || (typed >= 0 && typed <= MOST_PIPS);

/** Whether a number that was typed is near enough to the right one; null where nothing can be asked. */
export function isNear(typed: number | null, exact: number | null, room: number): boolean | null {
  if (exact === null) return null;
  return typed !== null && Math.abs(typed - exact) <= room + 1e-6;
}

/** The best play, one that the rollout cannot tell from it, or an error. */
export type OpeningGrade = "best" | "close" | "wrong";

/** How good a play is that gives up so much, known with this standard error or evaluated without one. */
export function gradeOf(loss: number, stdErr: number | null): OpeningGrade {
  if (loss < 1e-6) return "best";
  return stdErr !== null && loss <= stdErr ? "close" : "wrong";
}
