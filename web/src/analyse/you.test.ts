import { beforeEach, expect, it } from "vitest";

import { You } from "./you.svelte";

const PLAYERS = { white: "Clara", black: "Ivar" };

beforeEach(() => localStorage.clear());

it("knows you by your name in games", () => {
  const you = new You();
  expect(you.among(PLAYERS, "ivar ")).toBe("black");
  expect(you.among(PLAYERS, "")).toBeNull();
  expect(you.among({ white: "Ivar", black: "Ivar" }, "Ivar")).toBeNull();
});

it("remembers the player chosen, in other matches and after a reload", () => {
  new You().choose(PLAYERS, "white");
  const you = new You();
  expect(you.among(PLAYERS, "")).toBe("white");
  expect(you.among({ white: "Bo", black: "CLARA" }, "")).toBe("black");
  expect(you.among({ white: "Bo", black: "Cy" }, "")).toBeNull();
});

it("lets the choice be changed, whatever your name in games", () => {
  const you = new You();
  you.choose(PLAYERS, "white");
  you.choose(PLAYERS, "black");
  expect(you.among(PLAYERS, "Clara")).toBe("black");
});

it("survives stored data of another kind", () => {
  localStorage.setItem("barpoint.learners", '{"a": 1}');
  expect(new You().among(PLAYERS, "")).toBeNull();
});

it("is found among many, by the last choice or your name in games", () => {
  const you = new You();
  you.choose(PLAYERS, "white");
  const many = ["Ada", PLAYERS.white.toUpperCase(), PLAYERS.black];
  expect(you.within(many, "Ada")).toBe(PLAYERS.white.toUpperCase());
  expect(new You().within(["Ada", "Bo"], " ada ")).toBe("Ada");
  expect(you.within(["Bo"], "")).toBeNull();
});
