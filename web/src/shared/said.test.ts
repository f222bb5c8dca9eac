import { expect, it } from "vitest";

import { said } from "./said";

it("words a code with its arguments", () => {
  const fields = { place: "turn", game: 2, turn: 7, play: "9/2", roll: "31" };
  expect(said("English", { id: "warning-illegal-play", fields })).toContain("game 2, turn 7");
  const analysis = { id: "job-analysis", fields: { name: "m.mat", level: "world class" } };
  expect(said("Analysis", analysis)).toBe("Analysis of m.mat: world class");
});

it("keeps the English text of a code it does not know, and of none", () => {
  expect(said("Something new", { id: "not-known-yet", fields: {} })).toBe("Something new");
  expect(said("A name", null)).toBe("A name");
});

it("names games by their players and length", () => {
  const fields = { white: "You", black: "barpoint (expert)", length: 0 };
  expect(said("x", { id: "game-title", fields })).toBe("You – barpoint (expert), money");
});
