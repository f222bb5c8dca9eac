/** Files added to the library, one after the other. */
import { api, ApiError, wordsOf } from "../shared/api";
import type { Dropped } from "../shared/folders";
import type { LibraryImport } from "../wire/types";

/** What came of the last files. */
export interface Added {
  readonly added: number;
  readonly improved: number;
  readonly known: number;
  readonly failures: LibraryImport["failures"];
}

const NOTHING: Added = { added: 0, improved: 0, known: 0, failures: [] };

export function joined(all: Added, one: LibraryImport): Added {
  const count = (outcome: string) => one.matches.filter((m) => m.outcome === outcome).length;
  return {
    added: all.added + count("added"),
    improved: all.improved + count("improved"),
    known: all.known + count("known"),
    failures: [...all.failures, ...one.failures],
  };
}

class Adding {
  /** Files added so far, and in all; `null` while none are. */
  progress = $state.raw<{ done: number; total: number; name: string } | null>(null);
  /** What came of the last files, until it is dismissed. */
  outcome = $state.raw<Added | null>(null);
  /** Counts the files added, so that lists know when to look again. */
  stored = $state(0);
  #waiting: Dropped[] = [];
  #stop: AbortController | null = null;

  /** Adds files, after those that are being added. */
  async files(files: readonly Dropped[]): Promise<void> {
    this.#waiting.push(...files);
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    let [done, all] = [0, NOTHING];
    this.outcome = null;
    try {
      for (let one = this.#waiting[0]; one; one = this.#waiting[0]) {
        const total = done + this.#waiting.length;
        this.progress = { done, total, name: one.path };
        all = joined(all, await this.#one(one, stop.signal));
        this.#waiting.shift();
        done += 1;
      }
    } catch (problem) {
      if (!stop.signal.aborted) {
        const failure = {
          file: this.#waiting[0]?.path ?? "",
          error: wordsOf(problem),
          phrase: null,
        };
        all = { ...all, failures: [...all.failures, failure] };
      }
    }
    this.#waiting = [];
    this.#stop = null;
    this.progress = null;
    this.outcome = all;
    this.stored += 1;
  }

  /** Adds no further files; those that were added stay. */
  stop(): void {
    this.#stop?.abort();
  }

  /** A file that cannot be read does not stop the others; a program that does not answer does. */
  async #one({ file, path, inFolder }: Dropped, signal: AbortSignal): Promise<LibraryImport> {
    const query = `name=${encodeURIComponent(path)}${inFolder ? "&in_folder=true" : ""}`;
    try {
      return await api.post<LibraryImport>(`/library/import?${query}`, file, signal);
    } catch (problem) {
      const gone = problem instanceof ApiError && problem.status === 0;
      if (gone || signal.aborted) throw problem;
      return { matches: [], failures: [{ file: path, error: wordsOf(problem), phrase: null }] };
    }
  }
}

export const adding = new Adding();
