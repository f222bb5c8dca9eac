/** A mistake that is tried again before its analysis shows. */
import { isComplete } from "../board/steps";
import type { GraphStep } from "../board/types";
import type { EntryView } from "../wire/types";
import { judgeCube, judgePlay, type CubeAnswer, type Verdict } from "./judge";

export class Lesson {
  /** Whether the analysis may be seen. */
  open = $state(false);
  /** What the answer was worth; none if there was none. */
  verdict = $state.raw<Verdict | null>(null);
  /** Steps made on the board so far. */
  path = $state.raw<GraphStep[]>([]);
  /** A turn with two errors asks for the cube first; this says that it has. */
  readonly #part: "play" | null;

  constructor(part: "play" | null = null) {
    this.#part = part;
  }

  node = $derived(this.path.at(-1)?.next ?? 0);

  /** Whether the cube is asked about, not the play. */
  asksCube(view: EntryView): boolean {
    if (view.row.kind !== "play") return true;
    return view.row.cube_mark !== null && this.#part !== "play";
  }

  /** What can be answered to a question about the cube. */
  answers(view: EntryView): CubeAnswer[] {
    return view.row.kind === "take" || view.row.kind === "pass"
      ? ["take", "pass"]
      : ["no_double", "double"];
  }

  isComplete(view: EntryView): boolean {
    const graph = view.state.legal;
    return graph !== null && this.path.length > 0 && isComplete(graph, this.node);
  }

  answerPlay(view: EntryView): void {
    this.verdict = judgePlay(view, view.state.on_roll, this.path);
    this.open = true;
  }

  answerCube(view: EntryView, answer: CubeAnswer): void {
    this.verdict = judgeCube(view, answer);
    this.open = true;
  }

  undo(): boolean {
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  /** The same question again. */
  again(): Lesson {
    return new Lesson(this.#part);
  }
}
