import { afterEach, expect, it, vi } from "vitest";

import type { JobView } from "../wire/types";
import { Job } from "./job.svelte";

const view = (id: string, status: JobView["status"]): JobView => ({
  id,
  kind: "rollout",
  title: "Rollout",
  title_phrase: null,
  target: "one",
  status,
  done: 10,
  total: 324,
  seconds_left: null,
  error: null,
  error_phrase: null,
  version: 1,
});

/** Connections to events; the test ends them as a browser would. */
class Events extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: Events[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Events.made.push(this);
  }
  close() {
    this.readyState = Events.CLOSED;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Events.made.length = 0;
});

/** The program was restarted: it knows no jobs. */
function forgetful(first: JobView) {
  vi.stubGlobal("EventSource", Events);
  const gone = () =>
    Promise.resolve(new Response('{"error":"there is no such job"}', { status: 404 }));
  vi.stubGlobal("fetch", gone);
  const again = vi.fn(() => Promise.resolve(view("new", "running")));
  return { job: new Job(first, () => undefined, again), again };
}

it("resumes with a new job when the program has forgotten the old one", async () => {
  const { job, again } = forgetful(view("old", "paused"));
  await job.tell("resume");
  expect(again).toHaveBeenCalledOnce();
  expect(job.view.id).toBe("new");
  expect(Events.made.at(-1)?.url).toContain("/jobs/new/events");
});

it("is over when it is cancelled or its events are refused", async () => {
  const { job } = forgetful(view("old", "paused"));
  await job.tell("cancel");
  expect(job.over).toBe(true);

  const { job: other } = forgetful(view("old", "paused"));
  const events = Events.made.at(-1);
  events?.dispatchEvent(new Event("error"));
  expect(other.over, "only lost: the browser tries again").toBe(false);
  if (events) events.readyState = Events.CLOSED;
  events?.dispatchEvent(new Event("error"));
  expect(other.over).toBe(true);
});
