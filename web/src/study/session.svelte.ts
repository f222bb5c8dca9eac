/** Cards asked one after the other; everything that must last is on the server. */
import { isComplete } from "../board/steps";
import type { GraphStep } from "../board/types";
import { api, wordsOf } from "../shared/api";
import type {
  CardAnswer,
  CardVerdict,
  CardView,
  NextCard,
  PhaseName,
  StudyView,
} from "../wire/types";

/** Cube actions that answer a question, in the order in which they are offered. */
export const ACTIONS = {
  play: [],
  double: ["no_double", "double"],
  answer: ["take", "pass"],
} as const;

export class Session {
  card = $state.raw<CardView | null>(null);
  study = $state.raw<StudyView | null>(null);
  verdict = $state.raw<CardVerdict | null>(null);
  /** Steps made on the board so far. */
  path = $state.raw<GraphStep[]>([]);
  /** The answer that is judged: a play as its steps, null of cube actions. */
  given = $state.raw<readonly GraphStep[] | null>(null);
  loaded = $state(false);
  error = $state<string | null>(null);
  /** Answers that can be undone. */
  answered = $state(0);
  #last: Promise<void> = Promise.resolve();
  #begun = 0;
  #more = false;

  /** Cards of a theme, or of all. */
  constructor(readonly phase: PhaseName | null) {}

  node = $derived(this.path.at(-1)?.next ?? 0);
  /** Whether the play on the board is an answer. */
  complete = $derived.by(() => {
    const graph = this.card?.state.legal ?? null;
    return graph !== null && this.path.length > 0 && isComplete(graph, this.node);
  });

  /** One thing after the other, each in the state that the one before it leaves. */
  #do(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(async () => {
      this.error = null;
      try {
        await work();
      } catch (problem) {
        this.error = wordsOf(problem);
      }
      this.loaded = true;
    });
    return this.#last;
  }

  #ask(card: CardView | null): void {
    this.card = card;
    this.verdict = null;
    this.given = null;
    this.path = [];
    this.#begun = performance.now();
  }

  async #next(): Promise<void> {
    const theme = this.phase ? `&phase=${this.phase}` : "";
    const found = await api.get<NextCard>(`/study/next?more=${String(this.#more)}${theme}`);
    this.study = found.study;
    this.#ask(found.card);
  }

  /** The next card; with `more`, from now on new ones beyond the limit of the day too. */
  next(more = this.#more): Promise<void> {
    this.#more = more;
    return this.#do(() => this.#next());
  }

  #answer(answer: CardAnswer): Promise<void> {
    const { card } = this;
    const took_ms = Math.round(performance.now() - this.#begun);
    return this.#do(async () => {
      // An answer given twice counts once.
      if (!card || this.card !== card || this.verdict) return;
      const path = `/study/cards/${card.id}/answer`;
      this.verdict = await api.post<CardVerdict>(path, { answer, took_ms });
      this.given = this.path;
      this.path = [];
      this.answered += 1;
      this.study = await api.get<StudyView>("/study");
    });
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

  /** Takes the last answer back and asks its card again. */
  undoAnswer(): Promise<void> {
    if (this.answered === 0) return Promise.resolve();
    return this.#do(async () => {
      const { card } = await api.remove<{ card: CardView | null }>("/study/answers/last");
      this.answered = card ? this.answered - 1 : 0;
      if (!card) return;
      this.#ask(card);
      this.study = await api.get<StudyView>("/study");
    });
  }

  note(text: string): Promise<void> {
    const { card } = this;
    if (!card || card.note === text) return Promise.resolve();
    return this.#do(async () => {
      const changed = await api.put<CardView>(`/study/cards/${card.id}`, { note: text });
      if (this.card?.id === card.id) this.card = changed;
    });
  }

  /** Leaves the card out until it is called back. */
  suspend(): Promise<void> {
    const { card } = this;
    if (!card) return Promise.resolve();
    return this.#do(async () => {
      await api.put<CardView>(`/study/cards/${card.id}`, { suspended: true });
      await this.#next();
    });
  }

  remove(): Promise<void> {
    const { card } = this;
    if (!card) return Promise.resolve();
    return this.#do(async () => {
      await api.remove(`/study/cards/${card.id}`);
      await this.#next();
    });
  }

  undoStep(): boolean {
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }
}
