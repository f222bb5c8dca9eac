/** All long jobs of the program, whichever page began them; asked for again while one of them runs. */
import type { JobView } from "../wire/types";
import { api } from "./api";
import { isOver } from "./job.svelte";

/** Milliseconds between two looks, while the list is open and while it is not. */
const [OPEN, SHUT] = [1000, 4000];

class Queue {
  jobs = $state.raw<JobView[]>([]);
  #watched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Jobs that run, wait or are paused. */
  get active(): JobView[] {
    return this.jobs.filter((job) => !isOver(job));
  }

  /** Looks now, and again as long as there is something to see. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.jobs = await api.get<JobView[]>("/jobs");
    } catch {
      // The page itself says when the program does not answer.
    }
    clearTimeout(this.#timer);
    const busy = this.active.some((job) => job.status !== "paused");
    if (this.#watched || busy) {
      this.#timer = setTimeout(() => void this.look(), this.#watched ? OPEN : SHUT);
    }
  }

  /** Looks often until the function that comes back is called. */
  watch(): () => void {
    this.#watched = true;
    void this.look();
    return () => (this.#watched = false);
  }

  async tell(job: JobView, what: "pause" | "resume" | "cancel"): Promise<void> {
    try {
      await api.post(`/jobs/${job.id}/${what}`, {});
    } finally {
      // Whatever was answered: the list says how it is, also that a program started anew knows no such job.
      await this.look();
    }
  }
}

export const queue = new Queue();
