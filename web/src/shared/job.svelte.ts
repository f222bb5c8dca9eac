/** A long job, followed while it runs. The browser reconnects when the connection is lost. */
import type { JobView } from "../wire/types";
import { api, ApiError } from "./api";

const OVER: JobView["status"][] = ["done", "cancelled", "failed"];

/** Whether a job has ended, one way or another. */
export const isOver = (job: JobView): boolean => OVER.includes(job.status);

export class Job {
  view = $state.raw<JobView>() as JobView;
  #events: EventSource | null = null;
  readonly #changed: (view: JobView) => void;
  readonly #again: () => Promise<JobView>;

  /** `again` starts a job that resumes the same work: a restarted program knows the work but not the job. */
  constructor(view: JobView, changed: (view: JobView) => void, again: () => Promise<JobView>) {
    this.view = view;
    this.#changed = changed;
    this.#again = again;
    this.#follow();
  }

  get over(): boolean {
    return isOver(this.view);
  }

  async tell(what: "pause" | "resume" | "cancel"): Promise<void> {
    try {
      this.#take(await api.post<JobView>(`/jobs/${this.view.id}/${what}`, {}));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      this.leave();
      this.#take(what === "resume" ? await this.#again() : this.#ended());
    }
    this.#follow();
  }

  leave(): void {
    this.#events?.close();
    this.#events = null;
  }

  #follow(): void {
    if (this.#events || this.over) return;
    const events = new EventSource(`/api/v1/jobs/${this.view.id}/events`);
    events.addEventListener("job", (event) => {
      this.#take(JSON.parse((event as MessageEvent<string>).data) as JobView);
    });
    // The connection is refused for good, not just lost: the program no longer knows this job.
    events.addEventListener("error", () => {
      if (events.readyState === EventSource.CLOSED && this.#events === events) {
        this.#take(this.#ended());
      }
    });
    this.#events = events;
  }

  #ended(): JobView {
    return { ...this.view, status: "cancelled", seconds_left: null };
  }

  #take(view: JobView): void {
    this.view = view;
    if (this.over) this.leave();
    this.#changed(view);
  }
}
