import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameView } from "../wire/types";
import Clock from "./clock.svelte";

/** A person with the black checkers against the program, Black to decide. */
function view(plays: number, side: "white" | "black" = "black"): GameView {
  const events = Array.from({ length: plays }, () => ({ kind: "play" }));
  return {
    id: "g",
    setup: {
      clock: { minutes: 1, delay_seconds: 5 },
      players: { white: { kind: "program" }, black: { kind: "human" } },
    },
    state: { games_played: 0, decision: { kind: "turn", side } },
    events,
  } as unknown as GameView;
}

let clock: Clock;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

it("counts after the delay, reports the end of the time, and can be played without", () => {
  clock = new Clock({ view: view(0), mine: true });
  vi.advanceTimersByTime(3000);
  expect(clock.shown("black")?.text).toMatch(/^1:00 \+[23]$/);
  expect(clock.shown("white")).toBeNull();
  vi.advanceTimersByTime(32_000);
  expect(clock.shown("black")?.text).toMatch(/^0:3\d$/);
  expect(clock.fallen).toBeNull();
  vi.advanceTimersByTime(40_000);
  expect(clock.fallen).toBe("black");
  expect(clock.shown("black")).toEqual({ text: "0:00", over: true });
  clock.putAside();
  expect(clock.fallen).toBeNull();
  clock.playOn();
  expect(clock.shown("black")).toBeNull();
});

it("continues after a reload with the same time and no new delay", () => {
  clock = new Clock({ view: view(0), mine: true });
  vi.advanceTimersByTime(20_000);
  const before = clock.shown("black");
  clock.stop();
  clock = new Clock({ view: view(0), mine: true });
  vi.advanceTimersByTime(500);
  expect(clock.shown("black")?.text.slice(0, 3)).toBe(before?.text.slice(0, 3));
  expect(clock.shown("black")?.text).not.toContain("+");
});

it("gives every turn its delay, and never charges a person for the program's time", () => {
  const game = { view: view(0), mine: true };
  clock = new Clock(game);
  vi.advanceTimersByTime(10_000);
  const before = clock.shown("black")?.text;
  game.view = view(1, "white");
  game.mine = false;
  vi.advanceTimersByTime(30_000);
  expect(clock.shown("black")?.text).toBe(before);
  game.view = view(2);
  game.mine = true;
  vi.advanceTimersByTime(1000);
  expect(clock.shown("black")?.text).toContain("+");
});
