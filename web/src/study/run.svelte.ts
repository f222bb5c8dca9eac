/** A problem set against the clock: every problem once, the solutions at the end. */
import { isComplete } from "../board/steps";
import type { GraphStep } from "../board/types";
import { api, wordsOf } from "../shared/api";
import type { CardAnswer, CardVerdict, CardView } from "../wire/types";
import { ACTIONS } from "./session.svelte";

export interface Solved {
  readonly card: CardView;
  readonly verdict: CardVerdict;
}

export class Run {
  /** What the board shows: never a solution while the set runs. */
  readonly verdict = null;
  readonly given = null;
  path = $state.raw<GraphStep[]>([]);
  cards = $state.raw<CardView[]>([]);
  solved = $state.raw<Solved[]>([]);
  error = $state<string | null>(null);
  /** Seconds left. */
  left = $state(0);
  over = $state(false);
  #busy = false;
  #begun = 0;
  #asked = 0;
  #seconds = 0;

  card = $derived(this.over ? null : (this.cards[this.solved.length] ?? null));
  node = $derived(this.path.at(-1)?.next ?? 0);
  complete = $derived.by(() => {
    const graph = this.card?.state.legal ?? null;
    return graph !== null && this.path.length > 0 && isComplete(graph, this.node);
  });
  /** Problems solved without giving anything up. */
  right = $derived(this.solved.filter(({ verdict }) => verdict.loss < 1e-6).length);
  /** Equity given up in all. */
  loss = $derived(this.solved.reduce((sum, { verdict }) => sum + verdict.loss, 0));
  /** Seconds used. */
  used = $state(0);

  async start(query: string, secondsEach: number): Promise<void> {
    try {
      const cards = await api.get<CardView[]>(`/study/problems?${query}`);
      this.cards = cards;
      this.#seconds = secondsEach * cards.length;
      this.#begun = this.#asked = performance.now();
      this.tick();
    } catch (problem) {
      this.error = wordsOf(problem);
    }
  }

  /** Moves the clock; when it runs out, the set is over. */
  tick(): void {
    if (this.over || this.cards.length === 0) return;
    this.used = (performance.now() - this.#begun) / 1000;
    this.left = this.#seconds - this.used;
    if (this.left <= 0) this.over = true;
  }

  async #answer(answer: CardAnswer): Promise<void> {
    const { card } = this;
    if (!card || this.#busy) return;
    this.#busy = true;
    this.error = null;
    const took_ms = Math.round(performance.now() - this.#asked);
    try {
      const path = `/study/cards/${card.id}/attempt`;
      const verdict = await api.post<CardVerdict>(path, { answer, took_ms });
      this.tick();
      this.path = [];
      this.solved = [...this.solved, { card, verdict }];
      if (this.solved.length === this.cards.length) this.over = true;
      this.#asked = performance.now();
    } catch (problem) {
      this.error = wordsOf(problem);
    }
    this.#busy = false;
  }

  answerPlay(): Promise<void> {
    if (!this.complete) return Promise.resolve();
    const steps = this.path.map(({ from, to, hit }) => ({ from, to, hit }));
    return this.#answer({ kind: "play", steps });
  }

  answerCube(kind: "no_double" | "double" | "take" | "pass"): Promise<void> {
    const asks = this.card ? (ACTIONS[this.card.question] as readonly string[]) : [];
    return asks.includes(kind) ? this.#answer({ kind }) : Promise.resolve();
  }

  undoStep(): boolean {
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }
}
