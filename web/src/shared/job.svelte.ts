/** A long job, followed while it runs. A lost connection is made again by the browser. */
import type { JobView } from "../wire/types";
import { api } from "./api";

const OVER: JobView["status"][] = ["done", "cancelled", "failed"];

/** Whether nothing more will happen to a job by itself. */
export const isOver = (job: JobView): boolean => OVER.includes(job.status);

export class Job {
  view = $state.raw<JobView>() as JobView;
  #events: EventSource | null = null;
  readonly #changed: (view: JobView) => void;

  constructor(view: JobView, changed: (view: JobView) => void) {
    this.view = view;
    this.#changed = changed;
    this.#follow();
  }

  get over(): boolean {
    return isOver(this.view);
  }

  async tell(what: "pause" | "resume" | "cancel"): Promise<void> {
    this.#take(await api.post<JobView>(`/jobs/${this.view.id}/${what}`, {}));
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
    this.#events = events;
  }

  #take(view: JobView): void {
    this.view = view;
    if (this.over) this.leave();
    this.#changed(view);
  }
}
