/** A long job, followed while it runs. A lost connection is made again by the browser. */
import type { JobView } from "../wire/types";
import { api, ApiError } from "./api";

const OVER: JobView["status"][] = ["done", "cancelled", "failed"];

/** Whether nothing more will happen to a job by itself. */
export const isOver = (job: JobView): boolean => OVER.includes(job.status);

export class Job {
  view = $state.raw<JobView>() as JobView;
  #events: EventSource | null = null;
  readonly #changed: (view: JobView) => void;
  readonly #again: () => Promise<JobView>;

  /** `again` begins a job that goes on with the same work: a program started anew knows the work, not the job. */
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
    // A connection that is refused for good, not only lost: nobody knows this job any more.
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
