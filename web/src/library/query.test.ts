import { expect, it } from "vitest";

import { addressOf, bodyOf, matchesQuery, NOTHING, pathOf, questionOf } from "./query";

const asked = {
  ...NOTHING,
  player: "Clara Berg",
  against: "Ivar",
  kind: "take,pass",
  length: "7",
  error: "0.05",
  board: "me6 opp20=1",
};

it("a question survives the way into the address and back", () => {
  const address = addressOf(asked);
  expect(questionOf(new URLSearchParams(address))).toEqual(asked);
  expect(address).toContain("board=me6+opp20%3D1");
  expect(pathOf("search", {})).toBe("library/search");
  expect(pathOf("search", { phase: "race" })).toBe("library/search?phase=race");
  expect(questionOf(new URLSearchParams("player=+a+&nonsense=1"))).toEqual({
    ...NOTHING,
    player: "a",
  });
});

it("asks the server for what is given and nothing else", () => {
  const body = bodyOf(asked, 20);
  expect(body.matches).toMatchObject({ player: "Clara Berg", opponent: "Ivar", length: 7 });
  expect(body.kinds).toEqual(["take", "pass"]);
  expect([body.least_loss, body.board, body.most]).toEqual([0.05, "me6 opp20=1", 20]);
  expect(bodyOf(NOTHING, 50)).toMatchObject({ kinds: [], cubes: [], least_loss: null, board: "" });
  expect(matchesQuery(asked)).toBe("player=Clara+Berg&opponent=Ivar&length=7");
});
