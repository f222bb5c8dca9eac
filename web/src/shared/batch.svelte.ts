/** Many files opened one after the other. It continues on whatever page is shown; the first page lists the results. */
import type { BatchReport } from "../wire/types";
import { api, ApiError, wordsOf } from "./api";
import type { Dropped } from "./folders";
import { t } from "./i18n";

/** The longest file that the program reads, in bytes. */
const MOST = 64_000_000;

/** Milliseconds after which the progress of a single file is shown. */
const PATIENCE = 400;

/** Everything in one file, for the program to store. */
async function importFile(
  bytes: Blob,
  path: string,
  inFolder = false,
  signal?: AbortSignal,
): Promise<BatchReport> {
  if (bytes.size > MOST) throw new Error(t("batch-too-long", { megabytes: MOST / 1_000_000 }));
  const query = `name=${encodeURIComponent(path)}${inFolder ? "&in_folder=true" : ""}`;
  return api.post<BatchReport>(`/matches/batch?${query}`, bytes, signal);
}

/** How files in a row went. */
export interface Outcome extends BatchReport {
  /** Whether it ended before the last file: by the user, or because the program no longer answers. */
  readonly stopped: boolean;
}

const NOTHING: Outcome = {
  imported: [],
  positions: [],
  passed_over: [],
  failed: [],
  stopped: false,
};

/** An outcome with that of one more file. */
function joined(all: Outcome, one: BatchReport): Outcome {
  return {
    imported: [...all.imported, ...one.imported],
    positions: [...all.positions, ...one.positions],
    passed_over: [...all.passed_over, ...one.passed_over],
    failed: [...all.failed, ...one.failed],
    stopped: all.stopped,
  };
}

class Batch {
  /** Files read so far, and in all; `null` while none are being read. */
  progress = $state.raw<{ done: number; total: number; name: string } | null>(null);
  /** What came of the last files, until it is dismissed. */
  outcome = $state.raw<Outcome | null>(null);
  /** Counts what was stored, so that lists know when to look again. */
  stored = $state(0);
  #stop: AbortController | null = null;

  /** Reads files, after those that are being read. */
  async read(files: readonly Dropped[]): Promise<void> {
    this.#waiting.push(...files);
    if (this.#stop) {
      this.#tell();
      return;
    }
    const stop = new AbortController();
    this.#stop = stop;
    this.#done = 0;
    this.outcome = null;
    let outcome = NOTHING;
    try {
      for (let one = this.#waiting[0]; one; one = this.#waiting[0]) {
        this.#tell();
        outcome = joined(outcome, await this.#one(one, stop.signal));
        this.#waiting.shift();
        this.#done += 1;
      }
    } catch {
      outcome = { ...outcome, stopped: true };
    }
    this.#waiting = [];
    this.#stop = null;
    this.progress = null;
    this.show(outcome);
  }

  /** Everything in a single file; `null` if the user stopped it. Its progress is shown if that takes long. */
  async one(bytes: Blob, path: string): Promise<BatchReport | null> {
    const stop = new AbortController();
    this.#alone = stop;
    const timer = setTimeout(() => {
      this.progress ??= { done: 0, total: 1, name: path };
    }, PATIENCE);
    try {
      return await importFile(bytes, path, false, stop.signal);
    } catch (problem) {
      if (!stop.signal.aborted) throw problem;
      this.stored += 1;
      return null;
    } finally {
      clearTimeout(timer);
      if (!this.#stop) this.progress = null;
    }
  }

  /** Shows what came of files that were read elsewhere. */
  show(outcome: BatchReport): void {
    this.outcome = { ...NOTHING, ...outcome };
    this.stored += 1;
  }

  /** Reads no further files; those that were read stay. */
  stop(): void {
    this.#stop?.abort();
    this.#alone?.abort();
  }

  #alone: AbortController | null = null;

  #waiting: Dropped[] = [];
  #done = 0;

  #tell(): void {
    const name = this.#waiting[0]?.path ?? "";
    this.progress = { done: this.#done, total: this.#done + this.#waiting.length, name };
  }

  /** A file that cannot be read does not stop the others; a program that does not answer does. */
  async #one({ file, path, inFolder }: Dropped, signal: AbortSignal): Promise<BatchReport> {
    try {
      return await importFile(file, path, inFolder, signal);
    } catch (problem) {
      const gone = problem instanceof ApiError && problem.status === 0;
      if (gone || signal.aborted) throw problem;
      return { ...NOTHING, failed: [{ file: path, reason: wordsOf(problem), phrase: null }] };
    }
  }
}

export const batch = new Batch();
