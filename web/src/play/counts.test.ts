import { afterEach, expect, it, vi } from "vitest";

import type { Position } from "../board/types";
import type { StateView } from "../wire/types";
import { Counts, knownEpc } from "./counts.svelte";

const board = (points: Record<number, number>) =>
  Array.from({ length: 26 }, (_, at) => points[at] ?? 0);
const BLACK = board({ 1: 2, 2: 2, 6: 1, 0: 10 });
const WHITE = board({ 3: 5, 0: 10 });
const state = {
  white: WHITE,
  black: BLACK,
  on_roll: "black",
  variation: "standard",
  epc: { white: 30, black: 20 },
} as unknown as StateView;
const moved = (points: Record<number, number>): Position => ({
  white: WHITE,
  black: board(points),
});

afterEach(() => vi.restoreAllMocks());

it("knows what need not be asked for", () => {
  expect(knownEpc(state, state, "black")).toBe(20);
  expect(knownEpc(state, moved({ 0: 15 }), "black")).toBe(0);
  expect(knownEpc(state, moved({ 7: 1, 0: 14 }), "black")).toBeNull();
  expect(knownEpc(state, moved({ 1: 2, 2: 2, 0: 11 }), "black")).toBe("pending");
  expect(knownEpc(state, moved({ 1: 2, 2: 2, 0: 11 }), "white")).toBe(30);
});

it("asks for the count of a half-made play, and remembers it", async () => {
  const answer = () =>
    Promise.resolve(new Response(JSON.stringify({ epc: { white: 30, black: 14 } })));
  const ask = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const counts = new Counts();
  const half = moved({ 1: 2, 2: 2, 0: 11 });
  const stop = counts.follow(state, half);
  expect(counts.epc).toEqual({ white: 30, black: "pending" });
  await vi.waitFor(() => expect(counts.epc.black).toBe(14));
  stop();
  counts.follow(state, state);
  expect(counts.epc.black).toBe(20);
  counts.follow(state, half);
  expect(counts.epc.black).toBe(14);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("drops an answer to what is no longer on the board", async () => {
  const ask = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("not asked"));
  const counts = new Counts();
  counts.follow(state, moved({ 1: 2, 2: 2, 0: 11 }))();
  counts.follow(state, state);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect([counts.epc.black, ask.mock.calls.length]).toEqual([20, 0]);
});
