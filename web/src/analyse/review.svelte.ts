/** A match under review: the record, the current entry and the running analysis. */
import type { Side } from "../board/types";
import { api, wordsOf } from "../shared/api";
import { shallow } from "../shared/deeper";
import { shownName, t } from "../shared/i18n";
import { isOver, Job } from "../shared/job.svelte";
import { queue } from "../shared/queue.svelte";
import { goWithin, route } from "../shared/router.svelte";
import type { EntryRow, EntryView, ErrorRolloutRequest, JobView, MatchView } from "../wire/types";
import { seenFrom } from "../shared/seen";
import { settings } from "../shared/settings.svelte";
import { answered, saveProgress, keyOf, readProgress, type LessonProgress } from "./lessonProgress";
import { Lesson, type Answered } from "./lesson.svelte";
import { entries, passes, same, seek, type At, type Kind, type Located } from "./record";
import { you } from "./you.svelte";

/** Milliseconds between two updates of a match while its analysis runs. */
const GLANCE = 1500;

/** The place of a finished lesson. */
const OVER: At = { game: -1, entry: -1 };

/** What can be changed by hand in an entry; absent fields stay. */
export interface Changes {
  readonly comment?: string;
  readonly mark?: string;
  readonly cube_mark?: string;
}

/** A match with its players' names as they are shown. */
function named(match: MatchView): MatchView {
  const name = (side: Side) => shownName(match.players[side]) || t("side-name", { side });
  return { ...match, players: { white: name("white"), black: name("black") } };
}

/** The players' names by which you are known again, the same in every language. */
const known = ({ players: { white, black } }: MatchView) => ({
  white: white || "white",
  black: black || "black",
});

export class Review {
  /** The match as stored. */
  #stored = $state.raw<MatchView | null>(null);
  match = $derived(this.#stored && named(this.#stored));
  /** The entry that is shown. */
  view = $state.raw<EntryView | null>(null);
  job = $state.raw<Job | null>(null);
  lesson = $state.raw<Lesson | null>(null);
  error = $state<string | null>(null);
  /** A notice that is not an error, shown until the entry changes. */
  note = $state<string | null>(null);
  whose = $state<Side | null>(null);
  kind = $state<Kind>("all");
  #refreshed = 0;

  at = $derived<At>({
    game: Number(route().rest[1] ?? 0) || 0,
    entry: Number(route().rest[2] ?? 0) || 0,
  });
  list = $derived(this.match ? entries(this.match) : []);
  /** The lesson on this match; null before the first one. */
  progress = $state.raw<LessonProgress | null>(null);
  /** What is shown between lessons. */
  pause = $state<"whose" | "over" | null>(null);
  /** The errors to step through: those of the lesson, or those the filter shows. */
  errors = $derived(this.list.filter((one) => this.#isOne(one, "errors")));
  /** Which player is you; null if that is unknown. */
  you = $derived(this.#stored ? you.among(known(this.#stored), settings.name) : null);

  /** Whether the board shows the opponent's side of the table. */
  turned = $state(false);
  seen = $derived(seenFrom(this.you ?? "black", this.turned));

  constructor(readonly id: string) {
    this.progress = readProgress(id);
    const { progress, at } = this;
    // A reload returns to where the page was.
    if (progress?.on && same(progress.at, at))
      this.lesson = new Lesson(progress.part, this.#answered);
  }

  readonly failed = (problem: unknown): void => {
    this.error = wordsOf(problem);
  };

  async load(): Promise<void> {
    this.#stored = await api.get<MatchView>(`/matches/${this.id}`);
  }

  /** Loads the match, and follows its running analysis. */
  open(): void {
    this.load().catch(this.failed);
    api
      .get<JobView[]>("/jobs")
      .then((jobs) => {
        const mine = jobs.filter((one) => one.target === this.id);
        const running = mine.find((one) => !isOver(one));
        if (running) this.follow(running);
        // It may have ended since the match was loaded.
        else if (mine.length > 0) return this.load();
      })
      .catch(this.failed);
  }

  /** Loads again what is shown: the marks may be others. */
  refresh(): void {
    this.load()
      .then(() => this.look())
      .catch(this.failed);
  }

  leave(): void {
    this.job?.leave();
    this.#deeper.abort();
  }

  /** Loads the current entry; a later call aborts an earlier one by its signal. */
  async look(signal?: AbortSignal): Promise<void> {
    const { game, entry } = this.at;
    try {
      this.view = await api.get<EntryView>(`/matches/${this.id}/entries/${game}/${entry}`, signal);
      this.error = null;
    } catch (problem) {
      if (!signal?.aborted) this.failed(problem);
    }
  }

  /** Follows an analysis at a level; one found running is of the analysis shown. */
  follow(first: JobView, level?: string): void {
    this.#watch(first, () =>
      this.#begin(level ?? this.match?.analysis.level ?? settings.reviewLevel),
    );
  }

  /** Follows a job on this match, which `again` resumes where the program has forgotten it. */
  #watch(first: JobView, again: () => Promise<JobView>): void {
    this.job?.leave();
    void queue.look();
    this.job = new Job(
      first,
      (state) => {
        // The record is refreshed while the job runs, but not too often.
        if (isOver(state) || Date.now() - this.#refreshed > GLANCE) {
          this.#refreshed = Date.now();
          this.load().catch(this.failed);
        }
      },
      again,
    );
  }

  #begin(level: string): Promise<JobView> {
    return api.post<JobView>(`/matches/${this.id}/analyse`, { level, ...this.at });
  }

  async analyse(level: string): Promise<void> {
    this.note = null;
    try {
      this.follow(await this.#begin(level), level);
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Rolls out the errors of the analysis shown, in an analysis of their own. */
  async rollOut(request: ErrorRolloutRequest): Promise<void> {
    this.note = null;
    const begin = () => api.post<JobView>(`/matches/${this.id}/rollouts`, request);
    try {
      this.#watch(await begin(), begin);
      await this.load();
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Makes another analysis the current one, whose marks and errors are shown. */
  async showLayer(name: string): Promise<void> {
    try {
      const path = `/matches/${this.id}/layers/${encodeURIComponent(name)}/show`;
      this.#stored = await api.post<MatchView>(path, {});
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

  /** The analysis in which plays of the entry shown are looked at deeper just now. */
  deepening = $state<string | null>(null);
  #deeper = new AbortController();

  /** Brings the plays of the entry shown that an analysis left at a lower depth to the depth of its level. */
  async deepen(layer: string): Promise<void> {
    const { at } = this;
    this.stopDeepening();
    const stop = new AbortController();
    this.#deeper = stop;
    this.deepening = layer;
    const path = `/matches/${this.id}/entries/${at.game}/${at.entry}/deeper`;
    try {
      for (;;) {
        const view = await api.post<EntryView>(path, { layer }, stop.signal);
        if (stop.signal.aborted || !same(at, this.at)) return;
        this.view = view;
        const found = view.analyses.find((one) => one.layer === layer);
        if (shallow(found?.candidates ?? [], found?.asked_plies ?? null).length === 0) break;
      }
      await this.load();
    } catch (problem) {
      if (!stop.signal.aborted) this.failed(problem);
    } finally {
      if (this.#deeper === stop) this.deepening = null;
    }
  }

  /** What was found so far stays. */
  stopDeepening(): void {
    if (this.deepening !== null) this.load().catch(this.failed);
    this.#deeper.abort();
    this.deepening = null;
  }

  /** Goes to an entry; `false` if there is none. */
  show(where: At | null): boolean {
    if (!where) return false;
    this.stopDeepening();
    this.note = null;
    if (this.lesson) this.#ask(where, null);
    goWithin(`match/${this.id}/${where.game}/${where.entry}`);
    return true;
  }

  /** To the next entry that the filter shows. */
  step(way: 1 | -1): boolean {
    const wanted = ({ row }: { row: EntryRow }) => passes(row, this.whose, this.kind);
    return this.show(seek(this.list, this.at, way, wanted));
  }

  /** To the next error, blunder, cube decision or lucky roll; reports when there is none. */
  jump(way: 1 | -1, kind: Kind = "errors"): boolean {
    const wanted = (one: Located) => this.#isOne(one, kind);
    const found = this.show(seek(this.list, this.at, way, wanted));
    if (!found) this.note = this.#noneText(way, kind);
    return found;
  }

  #noneText(way: 1 | -1, kind: Kind): string {
    if (this.match?.analysis.done === 0 && kind !== "cube") return t("match-unanalysed");
    if (!this.list.some((one) => this.#isOne(one, kind))) return t("match-none", { kind });
    return t(way === 1 ? "match-no-next" : "match-no-previous", { kind });
  }

  /** Shows only some entries in the record, and goes to the first of them. */
  filter(whose: Side, kind: Kind): void {
    this.whose = whose;
    this.kind = kind;
    this.show(this.list.find(({ row }) => passes(row, whose, kind))?.at ?? null);
  }

  /** Says which player is you, in this match and in all others with that name. */
  iAm(side: Side): void {
    if (this.#stored) you.choose(known(this.#stored), side);
  }

  game(way: 1 | -1): boolean {
    const game = this.at.game + way;
    return this.match?.games[game] ? this.show({ game, entry: 0 }) : false;
  }

  /** Starts or resumes a lesson, or asks whose errors are meant. */
  learn(): void {
    this.pause = null;
    this.note = null;
    const { match, progress } = this;
    if (!match) return;
    if (match.analysis.done === 0) {
      this.note = t("learn-unanalysed");
      return;
    }
    const wanted = progress && (this.whose === null || this.whose === progress.whose);
    if (wanted && this.#countOf(progress.whose) > 0) {
      this.begin(progress.whose, same(progress.at, OVER) ? null : progress);
      return;
    }
    const side = this.whose ?? this.you;
    if (side && this.#countOf(side) > 0) this.begin(side);
    else this.pause = "whose";
  }

  /** How many entries of a player, or of both, have errors. */
  #countOf(whose: Side | null): number {
    return this.list.filter(({ row }) => passes(row, whose, "errors")).length;
  }

  /** The choice of players to learn from, with their numbers of errors. */
  choices = $derived(
    (["white", "black", null] as const).map((side) => ({ side, count: this.#countOf(side) })),
  );

  /** The player whose errors to learn from was chosen; where it is unknown who you are, that is you. */
  choose(side: Side | null): void {
    if (side && !this.you) this.iAm(side);
    this.begin(side);
  }

  /** Walks through a player's errors, from the first or from the last position. */
  begin(whose: Side | null, before: LessonProgress | null = null): void {
    const wanted = ({ row }: { row: EntryRow }) => passes(row, whose, "errors");
    const kept = before && this.list.find((one) => same(one.at, before.at) && wanted(one));
    const first = kept ?? this.list.find(wanted);
    if (!first) return;
    this.pause = null;
    this.progress = { whose, at: first.at, part: null, on: true, tries: before?.tries ?? {} };
    this.show(first.at);
    this.#ask(first.at, kept ? (before?.part ?? null) : null);
  }

  /** Ends the lesson; the tries are kept. */
  stop(pause: "whose" | "over" | null = null): void {
    this.lesson = null;
    this.pause = pause;
    const { progress } = this;
    if (progress) this.#keep({ ...progress, on: false, at: pause === "over" ? OVER : progress.at });
  }

  readonly #answered: Answered = (part, verdict) => {
    if (!this.progress) return;
    const good = verdict.kind === "right" || verdict.kind === "close";
    this.#keep(answered(this.progress, keyOf(this.at, part), good));
  };

  #keep(progress: LessonProgress): void {
    this.progress = progress;
    saveProgress(this.id, progress);
  }

  #ask(at: At, part: "play" | null): void {
    this.lesson = new Lesson(part, this.#answered);
    const { progress } = this;
    if (!progress) return;
    // After looking elsewhere the lesson returns to the mistake in question.
    const isOne = this.errors.some((one) => same(one.at, at));
    this.#keep(isOne ? { ...progress, at, part, on: true } : { ...progress, on: true });
  }

  /** The second error of the same turn, then the next one. */
  nextLesson(): void {
    const { lesson, view } = this;
    if (view && lesson?.hasPlayNext(view)) {
      this.#ask(this.at, "play");
      return;
    }
    if (!this.jump(1)) {
      this.note = null;
      this.stop("over");
    }
  }

  #isOne({ row }: Located, kind: Kind): boolean {
    const whose = this.lesson && this.progress ? this.progress.whose : this.whose;
    return passes(row, whose, kind);
  }
}
