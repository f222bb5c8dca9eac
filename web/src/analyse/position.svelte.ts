/** A position under study: its set-up and the answers about it. */
import { t } from "../shared/i18n";
import { apply } from "../board/steps";
import type { GraphStep, Position, Step } from "../board/types";
import { colourOf, other } from "../board/types";
import { api, ApiError, wordsOf } from "../shared/api";
import { deepened, shallow } from "../shared/deeper";
import { ask, evaluation } from "../shared/evaluation.svelte";
import { explain } from "../shared/pasted";
import { note, route } from "../shared/router.svelte";
import { seenFrom } from "../shared/seen";
import type {
  DeeperPlays,
  Dice,
  HintReport,
  PositionEdit,
  PositionRef,
  ReadResult,
  StateView,
} from "../wire/types";
import { readDraft, writeDraft } from "./draft";
import { toPlace } from "./setup";

export const START_ID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10";

/** What can be set by hand, in the server's terms. */
export type Setup = Required<PositionEdit>;

export function setupOf(state: StateView): Setup {
  return {
    white: [...state.white],
    black: [...state.black],
    on_roll: state.on_roll,
    dice: state.dice,
    cube_value: state.cube.value,
    cube_owner: state.cube.owner,
    offered: state.cube.offered !== null,
    score: { ...state.score },
    length: state.length,
    crawford: state.crawford === "now",
    jacoby: state.jacoby,
    beavers: state.beavers,
    variation: state.variation,
  };
}

export class Study {
  state = $state.raw<StateView | null>(null);
  /** What is being set up; differs from the state while the server does not accept it. */
  setup = $state.raw<Setup | null>(null);
  path = $state.raw<GraphStep[]>([]);
  error = $state<string | null>(null);
  /** Why the set-up is not a position yet; shown quietly until an analysis is requested. */
  unfit = $state<string | null>(null);
  /** Answers at the levels asked for, the latest last. */
  reports = $state.raw<HintReport[]>([]);
  waiting = $state(false);
  /** Whether the board shows the other side of the table. */
  turned = $state(false);
  seen = $derived(seenFrom("black", this.turned));
  #change = 0;
  #gone = false;
  /** The level at which plays are looked at deeper just now. */
  deepening = $state<string | null>(null);
  #stop = new AbortController();

  ref = $derived.by((): PositionRef | null =>
    this.state && !this.unfit ? { id: this.state.ids.xgid, variation: this.state.variation } : null,
  );
  /** The same before the roll: the next-roll map and the cube refer to that moment. */
  beforeRoll = $derived.by((): PositionRef | null => {
    const fields = this.ref?.id.split(":");
    if (!this.ref || !fields) return null;
    fields[4] = "00";
    return { ...this.ref, id: fields.join(":") };
  });
  position = $derived.by((): Position | null => {
    if (!this.setup) return null;
    return apply(this.setup, this.setup.on_roll, this.path);
  });
  node = $derived(this.path.at(-1)?.next ?? 0);

  /** The ID of what is shown; null while that is not a position. */
  shown = $derived(this.state && !this.unfit ? this.state.ids.xgid : null);

  /** The page is left: pending answers must not change the address. */
  leave(): void {
    this.#gone = true;
    this.stopDeepening();
  }

  /** Shows what was being set up when the page was left. */
  async restore(draft: string): Promise<void> {
    const setup = readDraft(draft);
    if (setup) {
      this.setup = setup;
      await this.edit({});
    } else {
      await this.read(START_ID);
      this.error = t("draft-lost");
    }
  }

  /** Shows the position of an ID. */
  async read(id: string): Promise<void> {
    try {
      const found = await api.post<ReadResult>("/positions/read", { text: id });
      if (found.kind === "position") this.#take(found.state);
    } catch (error) {
      // An address without an ID still shows a board.
      const lost = !this.state && id !== START_ID;
      if (lost) await this.read(START_ID);
      const reason = explain(id, error);
      this.error = lost ? t("id-lost", { reason }) : reason;
    }
  }

  /** Changes the set-up; the board shows it at once, the server validates it. */
  async edit(changes: Partial<Setup>): Promise<void> {
    if (!this.setup) return;
    this.setup = { ...this.setup, ...changes };
    this.path = [];
    const mine = ++this.#change;
    this.stopDeepening();
    this.error = null;
    this.waiting = false;
    const missing = toPlace(this.setup);
    if (missing.length > 0) {
      this.#misfit(
        missing
          .map(({ side, count }) => t("edit-to-place", { side: colourOf(this.seen, side), count }))
          .join(" "),
      );
      return;
    }
    try {
      const state = await api.post<StateView>("/positions/build", this.setup);
      if (mine === this.#change) this.#take(state);
    } catch (error) {
      if (mine !== this.#change) return;
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (refused) this.#misfit(error.message);
      else this.#keepDraft(wordsOf(error));
    }
  }

  #misfit(reason: string): void {
    this.unfit = reason;
    this.reports = [];
    this.#keepDraft(null);
  }

  /** The address follows what is shown, not the previous position. */
  #keepDraft(error: string | null): void {
    this.error = error;
    if (this.setup && !this.#gone) note({ id: null, of: null, draft: writeDraft(this.setup) });
  }

  /** Continues after a play: the other side to roll. */
  async after(steps: readonly Step[]): Promise<void> {
    if (!this.setup) return;
    const side = this.setup.on_roll;
    const { white, black } = apply(this.setup, side, steps);
    await this.edit({ white: [...white], black: [...black], on_roll: other(side), dice: null });
  }

  /** Takes the last step of a play back; `false` if there is none. */
  undo(): boolean {
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  async ask(level: string): Promise<void> {
    if (this.unfit) {
      this.error = t("edit-not-yet", { reason: this.unfit });
      return;
    }
    const position = this.ref;
    if (!position || this.state?.decision.kind === "nothing") return;
    const mine = this.#change;
    this.waiting = true;
    try {
      const report = await api.post<HintReport>("/positions/hint", { position, level });
      if (mine !== this.#change) return;
      const others = this.reports.filter((one) => one.settings.level !== report.settings.level);
      this.reports = [...others, report];
    } catch (error) {
      if (mine === this.#change) {
        this.error = wordsOf(error);
      }
    } finally {
      if (mine === this.#change) this.waiting = false;
    }
  }

  /** Brings the plays that an answer left at a lower depth to the depth asked for; it changes play by play. */
  async deepen(first: HintReport): Promise<void> {
    const { ref: position } = this;
    const { level, plies } = first.settings;
    if (!position || !this.state || level === null) return;
    const { on_roll: mover } = this.state;
    this.#stop.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.deepening = level;
    try {
      await ask();
      let report = first;
      for (;;) {
        const names = shallow(report.plays ?? [], plies).map(({ play }) => play);
        if (names.length === 0 || !evaluation.now || stop.signal.aborted) return;
        const question = { position, level, plays: names };
        const found = await api.post<DeeperPlays>("/positions/deeper", question, stop.signal);
        const before = report;
        report = deepened(before, found.plays, mover, evaluation.now.thresholds);
        this.reports = this.reports.map((one) => (one === before ? report : one));
      }
    } catch (error) {
      if (!stop.signal.aborted) this.error = wordsOf(error);
    } finally {
      if (this.#stop === stop) this.deepening = null;
    }
  }

  /** What was found so far stays. */
  stopDeepening(): void {
    this.#stop.abort();
    this.deepening = null;
  }

  #take(state: StateView): void {
    this.#change += 1;
    this.stopDeepening();
    this.state = state;
    this.setup = setupOf(state);
    this.path = [];
    this.reports = [];
    this.waiting = false;
    this.error = null;
    this.unfit = null;
    if (this.#gone) return;
    const id = state.ids.xgid;
    // Another position is not one of those in the opened text.
    note({ id, draft: null, ...(id !== route().query.get("id") && { of: null }) });
  }
}

/** Two dice as the server has them, or none. */
export function asDice(first: number, second: number): Dice | null {
  return first > 0 && second > 0 ? [first, second] : null;
}
