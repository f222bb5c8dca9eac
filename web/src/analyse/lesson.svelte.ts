/** A mistake that is tried again before its analysis is shown. */
import { isComplete } from "../board/steps";
import type { GraphStep } from "../board/types";
import type { EntryView } from "../wire/types";
import { judgeCube, judgePlay, type CubeAnswer, type Verdict } from "./judge";

/** Called with every answer. */
export type Answered = (part: "cube" | "play", verdict: Verdict) => void;

export class Lesson {
  /** Whether the analysis may be seen. */
  open = $state(false);
  /** The verdict on the answer; null before there is one. */
  verdict = $state.raw<Verdict | null>(null);
  /** Steps made on the board so far. */
  path = $state.raw<GraphStep[]>([]);
  readonly #answered: Answered;

  /** A turn with two errors asks about the cube first; `part` records that it has. */
  constructor(
    readonly part: "play" | null,
    answered: Answered,
  ) {
    this.#answered = answered;
  }

  node = $derived(this.path.at(-1)?.next ?? 0);

  /** Whether the cube is asked about, not the play. */
  asksCube(view: EntryView): boolean {
    if (view.row.kind !== "play") return true;
    return view.row.cube_mark !== null && this.part !== "play";
  }

  /** Whether the play of the same turn is asked about after the cube. */
  hasPlayNext(view: EntryView): boolean {
    return view.row.kind === "play" && view.row.mark !== null && this.asksCube(view);
  }

  /** The possible answers to a cube question. */
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
    this.#tell("play", judgePlay(view, view.state.on_roll, this.path));
  }

  answerCube(view: EntryView, answer: CubeAnswer): void {
    this.#tell("cube", judgeCube(view, answer));
  }

  undo(): boolean {
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  #tell(part: "cube" | "play", verdict: Verdict): void {
    this.verdict = verdict;
    this.open = true;
    this.#answered(part, verdict);
  }

  /** The same question again. */
  again(): Lesson {
    return new Lesson(this.part, this.#answered);
  }
}
