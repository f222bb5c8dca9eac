/** All long jobs, whichever page started them; polled while one of them is running. */
import type { JobView } from "../wire/types";
import { api } from "./api";
import { isOver } from "./job.svelte";

/** Polling interval in milliseconds, while the list is open and while it is not. */
const [OPEN, SHUT] = [1000, 4000];

class Queue {
  jobs = $state.raw<JobView[]>([]);
  #watched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Jobs that are running, waiting or paused. */
  get active(): JobView[] {
    return this.jobs.filter((job) => !isOver(job));
  }

  /** Polls now, and again as long as a job is active. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.jobs = await api.get<JobView[]>("/jobs");
    } catch {
      // The page itself reports when the program does not answer.
    }
    clearTimeout(this.#timer);
    const busy = this.active.some((job) => job.status !== "paused");
    if (this.#watched || busy) {
      this.#timer = setTimeout(() => void this.look(), this.#watched ? OPEN : SHUT);
    }
  }

  /** Polls often until the returned function is called. */
  watch(): () => void {
    this.#watched = true;
    void this.look();
    return () => (this.#watched = false);
  }

  async tell(job: JobView, what: "pause" | "resume" | "cancel"): Promise<void> {
    try {
      await api.post(`/jobs/${job.id}/${what}`, {});
    } finally {
      // Whatever the answer, the list shows the present state, including that a restarted program has no such job.
      await this.look();
    }
  }
}

export const queue = new Queue();
