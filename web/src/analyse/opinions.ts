/** What other programs said of a decision, line by line. */
import type { EntryView } from "../wire/types";

type Opinion = EntryView["opinions"][number];
type Plays = NonNullable<Opinion["plays"]>;
type Cube = NonNullable<Opinion["cube"]>;

/** As many of the best plays are listed; the play made always is. */
const FEW = 5;

export interface PlayLine {
  readonly rank: number;
  readonly play: string;
  readonly made: boolean;
  readonly equity: number;
  /** How far behind the best play; `null` for the best itself. */
  readonly behind: number | null;
  /** How deeply it was looked at, where that differs from the best play. */
  readonly level: string;
}

/** The best plays, and the play made. */
export function playLines({ plays }: Plays): PlayLine[] {
  const [best] = plays;
  if (!best) return [];
  const lines = plays.map((one, index) => ({
    rank: index + 1,
    play: one.play,
    made: one.played,
    equity: one.equity,
    behind: index === 0 ? null : one.equity - best.equity,
    level: one.level === best.level ? "" : one.level,
  }));
  return lines.filter((line) => line.rank <= FEW || line.made);
}

/** How deeply a program looked at its best play, or at the cube decision. */
export function levelOf({ plays, cube }: Opinion): string {
  return plays?.plays[0]?.level ?? cube?.level ?? "";
}

/** The equities of a cube decision that the file tells, in the usual order. */
export function cubeLines(cube: Cube): { id: string; equity: number }[] {
  const all = [
    { id: "cube-no-double", equity: cube.no_double },
    { id: "cube-double-take", equity: cube.double_take },
    { id: "cube-double-pass", equity: cube.double_pass },
  ];
  return all.flatMap(({ id, equity }) => (equity === null ? [] : [{ id, equity }]));
}

/** The proper cube action by the program; `null` where it does not say. */
export function verdictOf(cube: Cube): "none-take" | "too-good" | "take" | "pass" | null {
  if (cube.double === null || cube.take === null) return null;
  if (cube.double) return cube.take ? "take" : "pass";
  return cube.take ? "none-take" : "too-good";
}
