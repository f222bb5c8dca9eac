import { expect, it } from "vitest";

import { said } from "./said";

it("words a code with its arguments", () => {
  const fields = { place: "turn", game: 2, turn: 7, play: "9/2", roll: "31" };
  expect(said("English", { id: "warning-illegal-play", fields })).toContain("game 2, turn 7");
  const analysis = { id: "job-analysis", fields: { name: "m.mat", level: "world class" } };
  expect(said("Analysis", analysis)).toBe("Analysis of m.mat: world class");
});

it("names levels and players as a game does", () => {
  const fields = { white: "barpoint (human:8)", black: "You", length: 1 };
  const title = "barpoint (like a person, PR 8) – You, 1 point";
  expect(said("x", { id: "game-title", fields })).toBe(title);
  const analysis = { id: "job-analysis", fields: { name: "m.mat", level: "human:8" } };
  expect(said("x", analysis)).toBe("Analysis of m.mat: like a person, PR 8");
});

it("keeps the English text of a code it does not know, and of none", () => {
  expect(said("Something new", { id: "not-known-yet", fields: {} })).toBe("Something new");
  expect(said("A name", null)).toBe("A name");
});

it("names games by their players and length", () => {
  const fields = { white: "You", black: "barpoint (expert)", length: 0 };
  expect(said("x", { id: "game-title", fields })).toBe("You – barpoint (expert), money");
});
