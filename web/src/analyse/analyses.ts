/** One analysis of a decision as lines: one for the cube, one for the play. */
import type { EntryView } from "../wire/types";
import { actionText } from "../shared/actions";
import { depthText } from "../shared/candidates";

export type Analysis = EntryView["analyses"][number];

export interface Line {
  readonly part: "cube" | "play";
  /** The depth of this part; cube and play of one turn may differ in depth. */
  readonly depth: string;
  /** The depth of the play made, where it differs from that of the best. */
  readonly made: string | null;
  readonly best: string;
  /** The error; null if none. */
  readonly loss: number | null;
}

export function linesOf(analysis: Analysis, kind: EntryView["row"]["kind"]): Line[] {
  const { candidates, cube } = analysis;
  const lines: Line[] = [];
  if (cube) {
    // Doubles, takes and passes are cube decisions themselves; before a play the cube has its own error.
    const loss = kind === "play" ? analysis.cube_loss : (analysis.loss ?? analysis.cube_loss);
    const best = cube.action ? actionText(cube.action) : "–";
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
