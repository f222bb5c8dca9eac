/** Advice on the current position, cleared when the position changes. */
import { api } from "../shared/api";
import { settings } from "../shared/settings.svelte";
import type { HintReport, PlayRow, PositionRef, StateView } from "../wire/types";

/** How many plays are listed; those of lower depth are listed separately, all of them. */
const LISTED = 12;

export class Advice {
  report = $state.raw<HintReport | null>(null);
  thinking = $state(false);
  error = $state<string | null>(null);
  /** The play under the pointer in the list. */
  preview = $state.raw<PlayRow | null>(null);
  /** For the evaluation bar: the last known chances of both sides. */
  chances = $state.raw<HintReport["chances"]>(null);
  #asked = 0;

  rows = $derived(
    this.report?.plays?.filter(
      (row, index, all) => index < LISTED || row.plies !== all[0]?.plies,
    ) ?? [],
  );

  clear(): void {
    this.report = null;
    this.preview = null;
    this.thinking = false;
    this.error = null;
    this.#asked += 1;
  }

  async ask(state: StateView): Promise<void> {
    if (!["turn", "play", "answer_double", "answer_resignation"].includes(state.decision.kind))
      return;
    const mine = this.#asked;
    this.thinking = true;
    this.error = null;
    try {
      const report = await hint(state, settings.hintLevel);
      if (mine === this.#asked) this.report = report;
    } catch (error) {
      if (mine === this.#asked) this.error = error instanceof Error ? error.message : String(error);
    } finally {
      if (mine === this.#asked) this.thinking = false;
    }
  }

  /** Keeps the bar up to date; returns a function that stops it. */
  watch(state: StateView): () => void {
    const stop = new AbortController();
    hint(state, "expert", stop.signal)
      .then((report) => {
        if (report.chances) this.chances = report.chances;
      })
      .catch(() => undefined);
    return () => stop.abort();
  }
}

function hint(state: StateView, level: string, signal?: AbortSignal): Promise<HintReport> {
  const position: PositionRef = { id: state.ids.xgid, variation: state.variation };
  return api.post<HintReport>("/positions/hint", { position, level }, signal);
}
