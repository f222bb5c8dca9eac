/** A match under review: what is known of it, where one stands, what is being worked out. */
import type { Side } from "../board/types";
import { api, wordsOf } from "../shared/api";
import { t } from "../shared/i18n";
import { isOver, Job } from "../shared/job.svelte";
import { queue } from "../shared/queue.svelte";
import { go, route } from "../shared/router.svelte";
import type { EntryRow, EntryView, JobView, MatchView } from "../wire/types";
import { Lesson } from "./lesson.svelte";
import { entries, passes, seek, type At, type Kind } from "./record";

/** Milliseconds between two looks at a match while its analysis runs. */
const GLANCE = 1500;

/** What can be changed of an entry by hand; what is absent stays. */
export interface Changes {
  readonly comment?: string;
  readonly mark?: string;
  readonly cube_mark?: string;
}

/** A match whose players all have names. */
function named(match: MatchView): MatchView {
  const name = (side: Side) => match.players[side] || t("side-name", { side });
  return { ...match, players: { white: name("white"), black: name("black") } };
}

export class Review {
  match = $state.raw<MatchView | null>(null);
  /** The entry that is shown. */
  view = $state.raw<EntryView | null>(null);
  job = $state.raw<Job | null>(null);
  lesson = $state.raw<Lesson | null>(null);
  error = $state<string | null>(null);
  whose = $state<Side | null>(null);
  kind = $state<Kind>("all");
  #refreshed = 0;

  at = $derived<At>({
    game: Number(route().rest[1] ?? 0) || 0,
    entry: Number(route().rest[2] ?? 0) || 0,
  });
  list = $derived(this.match ? entries(this.match) : []);
  /** The errors to learn from. */
  errors = $derived(this.list.filter((one) => this.#isWrong(one)));

  constructor(readonly id: string) {}

  readonly failed = (problem: unknown): void => {
    this.error = wordsOf(problem);
  };

  async load(): Promise<void> {
    this.match = named(await api.get<MatchView>(`/matches/${this.id}`));
  }

  /** Loads the match, and follows the analysis of it that runs. */
  open(): void {
    this.load().catch(this.failed);
    api
      .get<JobView[]>("/jobs")
      .then((jobs) => {
        const mine = jobs.find((one) => one.target === this.id && !isOver(one));
        if (mine) this.follow(mine);
      })
      .catch(this.failed);
  }

  leave(): void {
    this.job?.leave();
  }

  /** Loads the entry one stands at; a later call makes an earlier one idle by its signal. */
  async look(signal?: AbortSignal): Promise<void> {
    const { game, entry } = this.at;
    try {
      this.view = await api.get<EntryView>(`/matches/${this.id}/entries/${game}/${entry}`, signal);
      this.error = null;
    } catch (problem) {
      if (!signal?.aborted) this.failed(problem);
    }
  }

  follow(first: JobView): void {
    this.job?.leave();
    void queue.look();
    this.job = new Job(first, (state) => {
      // The record fills in while the job runs, not more often than one can look.
      if (isOver(state) || Date.now() - this.#refreshed > GLANCE) {
        this.#refreshed = Date.now();
        this.load().catch(this.failed);
      }
    });
  }

  async analyse(level: string): Promise<void> {
    try {
      this.follow(await api.post<JobView>(`/matches/${this.id}/analyse`, { level, ...this.at }));
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Makes another analysis the one whose marks and losses are shown. */
  async showLayer(name: string): Promise<void> {
    try {
      const path = `/matches/${this.id}/layers/${encodeURIComponent(name)}/show`;
      this.match = named(await api.post<MatchView>(path, {}));
      await this.look();
    } catch (problem) {
      this.failed(problem);
    }
  }

  async dropLayer(name: string): Promise<void> {
    try {
      await api.remove(`/matches/${this.id}/layers/${encodeURIComponent(name)}`);
      await this.load();
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Changes the entry that is shown. */
  async edit(changes: Changes): Promise<void> {
    const { game, entry } = this.at;
    try {
      await api.put(`/matches/${this.id}/entries/${game}/${entry}`, changes);
      await this.load();
      await this.look();
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Goes to an entry; `false` if there is none. */
  show(where: At | null): boolean {
    if (!where) return false;
    if (this.lesson) this.lesson = new Lesson();
    go(`match/${this.id}/${where.game}/${where.entry}`, true);
    return true;
  }

  /** To the next entry that the filter lets through. */
  step(way: 1 | -1): boolean {
    const wanted = ({ row }: { row: EntryRow }) => passes(row, this.whose, this.kind);
    return this.show(seek(this.list, this.at, way, wanted));
  }

  /** To the next error. */
  jump(way: 1 | -1): boolean {
    return this.show(seek(this.list, this.at, way, (one) => this.#isWrong(one)));
  }

  game(way: 1 | -1): boolean {
    const game = this.at.game + way;
    return this.match?.games[game] ? this.show({ game, entry: 0 }) : false;
  }

  /** Begins to walk through the errors; `false` if there is none. */
  learn(): boolean {
    const first = this.errors[0];
    if (!first) {
      this.error = t("match-no-errors");
      return false;
    }
    this.lesson = new Lesson();
    return this.show(first.at);
  }

  /** The second error of the same turn, then the next one. */
  nextLesson(): void {
    const { lesson, view } = this;
    if (lesson && view?.row.kind === "play" && view.row.mark && lesson.asksCube(view)) {
      this.lesson = new Lesson("play");
      return;
    }
    if (!this.jump(1)) {
      this.lesson = null;
      this.error = t("learn-done");
    }
  }

  #isWrong({ row }: { row: EntryRow }): boolean {
    return passes(row, this.whose, "errors");
  }
}
