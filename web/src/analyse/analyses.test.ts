import { expect, it } from "vitest";

import { linesOf, type Analysis } from "./analyses";

const play = (name: string, plies: number, played = false) => ({ play: name, plies, played });
const analysis = (parts: Record<string, unknown>) =>
  ({ loss: null, cube_loss: null, candidates: null, cube: null, ...parts }) as unknown as Analysis;

const action = (offer: string, response: string) => ({
  offer,
  response,
  optional: false,
  redouble: false,
});

it("gives cube and play their own depths", () => {
  const found = linesOf(
    analysis({
      candidates: [play("24/20 13/11", 3), play("13/7", 3, true)],
      cube: { action: action("no_double", "take"), plies: 2 },
      loss: 0.05,
      cube_loss: 0.031,
    }),
    "play",
  );
  expect(found.map(({ part, depth, loss }) => [part, depth, loss])).toEqual([
    ["cube", "2-ply", 0.031],
    ["play", "3-ply", 0.05],
  ]);
});

it("reports when the play made has a lower depth than the best", () => {
  const plays = [play("8/5 6/5", 3), play("13/10", 0, true)];
  const [line] = linesOf(analysis({ candidates: plays, loss: 0.2 }), "play");
  expect(line?.made).toBe("0-ply");
});

it("counts the error of a take as a cube error", () => {
  const found = linesOf(
    analysis({ cube: { action: action("double", "pass"), plies: null, trials: 1296 }, loss: 0.4 }),
    "take",
  );
  expect(found).toEqual([
    { part: "cube", depth: "1,296 trials", made: null, best: "double, pass", loss: 0.4 },
  ]);
});
