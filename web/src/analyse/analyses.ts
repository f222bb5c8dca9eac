/** One analysis of a decision in lines: what it says of the cube, and what of the play. */
import type { EntryView } from "../wire/types";
import { depthText } from "../shared/candidates";

export type Analysis = EntryView["analyses"][number];

export interface Line {
  readonly part: "cube" | "play";
  /** The depth of this part; cube and play of one turn may be looked at differently. */
  readonly depth: string;
  /** The depth of the play that was made, where it is another one than that of the best. */
  readonly made: string | null;
  readonly best: string;
  /** What was lost; null if nothing. */
  readonly loss: number | null;
}

export function linesOf(analysis: Analysis, kind: EntryView["row"]["kind"]): Line[] {
  const { candidates, cube } = analysis;
  const lines: Line[] = [];
  if (cube) {
    // Doubles, takes and passes are cube decisions themselves; before a play the cube has its own loss.
    const loss = kind === "play" ? analysis.cube_loss : (analysis.loss ?? analysis.cube_loss);
    const best = cube.action;
    lines.push({ part: "cube", depth: depthText(cube), made: null, best, loss: loss ?? null });
  }
  const first = candidates?.[0];
  if (first) {
    const depth = depthText(first);
    const made = candidates.find((play) => play.played);
    const other = made && depthText(made) !== depth ? depthText(made) : null;
    const loss = analysis.loss ?? null;
    lines.push({ part: "play", depth, made: other, best: first.play, loss });
  }
  return lines;
}
