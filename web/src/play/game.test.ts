import { afterEach, describe, expect, it, vi } from "vitest";

import type { GameView } from "../wire/types";
import { Game } from "./game.svelte";

// Missing in jsdom; the settings need it when loaded.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const HALF = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0];

/** A game at the start of a turn, as the server sends it. */
function view(revision: number): GameView {
  const state = {
    white: HALF,
    black: HALF,
    on_roll: "black",
    decision: { kind: "turn", side: "black" },
    dice: null,
    may_double: true,
    games_played: 0,
    legal: null,
    result: null,
  };
  const seat = { kind: "human", name: "" };
  const setup = { players: { white: seat, black: seat } };
  return { id: "g", revision, state, setup, to_act: "human", events: [], event: null } as never;
}

const answers: { status: number; body: unknown }[] = [];
const asked: unknown[] = [];
vi.stubGlobal("fetch", async (_: string, how: { body?: string }) => {
  asked.push(how.body === undefined ? null : JSON.parse(how.body));
  const { status, body } = answers.shift() ?? { status: 500, body: {} };
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
});

describe("a game in two windows", () => {
  afterEach(() => asked.splice(0));

  it("takes over what happened elsewhere, says so, and does the next action", async () => {
    const game = new Game();
    await game.begin(view(3));
    answers.push({ status: 409, body: { error: "the game has gone on since", view: view(7) } });
    await game.act({ kind: "roll" });
    expect([game.view?.revision, game.moved, game.error, game.busy]).toEqual([
      7,
      true,
      null,
      false,
    ]);
    answers.push({ status: 200, body: view(8) });
    await game.act({ kind: "roll" });
    expect(asked.at(-1)).toEqual({ revision: 7, action: { kind: "roll" } });
    expect([game.view?.revision, game.moved]).toEqual([8, false]);
    game.leave();
  });

  it("checks again when the window regains focus, and when another window reports", async () => {
    const [here, there] = [new Game(), new Game()];
    await here.begin(view(3));
    await there.begin(view(3));
    answers.push({ status: 200, body: view(4) });
    await here.refresh();
    expect([here.view?.revision, here.moved]).toEqual([4, true]);
    answers.push({ status: 200, body: view(5) }, { status: 200, body: view(5) });
    await here.act({ kind: "roll" });
    await vi.waitFor(() => expect(there.view?.revision).toBe(5));
    expect([here.moved, there.moved]).toEqual([false, true]);
    here.leave();
    there.leave();
  });

  it("misses nothing while the other window plays as fast as it can be checked", async () => {
    const [here, there] = [new Game(), new Game()];
    await here.begin(view(3));
    await there.begin(view(3));
    // Both checks of the lagging window are under way before the first answer arrives.
    const slow: ((answer: unknown) => void)[] = [];
    const asks = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, how) => {
      if (how?.body === undefined) {
        const body = await new Promise((resolve) => slow.push(resolve));
        return new Response(JSON.stringify(body), { status: 200 });
      }
      const { revision } = JSON.parse(how.body as string) as { revision: number };
      return new Response(JSON.stringify(view(revision + 1)), { status: 200 });
    });
    await here.act({ kind: "roll" });
    await here.act({ kind: "roll" });
    await vi.waitFor(() => expect(slow).toHaveLength(2));
    slow[0]?.(view(4));
    await vi.waitFor(() => expect(there.view?.revision).toBe(4));
    slow[1]?.(view(5));
    await vi.waitFor(() => expect(there.view?.revision).toBe(5));
    asks.mockRestore();
    here.leave();
    there.leave();
  });
});
