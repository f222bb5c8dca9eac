import { expect, it } from "vitest";

import { cubeLines, levelOf, playLines, verdictOf } from "./opinions";

const play = (name: string, equity: number, played = false, level = "3-ply") => ({
  play: name,
  level,
  equity,
  std_err: null,
  chances: null,
  played,
});

it("lists the best plays and the one made, with levels only where they differ", () => {
  const plays = [
    play("8/5 6/5", 0.2),
    play("24/20", 0.15),
    play("13/9", 0.1, false, "1-ply"),
    play("13/10 24/23", 0.05),
    play("6/2", 0),
    play("6/5 6/3", -0.1),
    play("8/4", -0.2, true),
  ];
  const lines = playLines({ plays, loss: 0.4 });
  expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(lines.map(({ level }) => level)).toEqual(["", "", "1-ply", "", "", ""]);
  expect(lines[0]?.behind).toBeNull();
  expect(lines.at(-1)?.behind).toBeCloseTo(-0.4);
  expect(playLines({ plays: [], loss: null })).toEqual([]);
});

const cube = {
  level: "XG Roller++",
  no_double: 0.5,
  double_take: 0.7,
  double_pass: null,
  std_errs: null,
  chances: null,
  double: true,
  take: true,
  double_loss: null,
  answer_loss: null,
};

it("names the proper cube action where the file tells", () => {
  expect(cubeLines(cube).map(({ id }) => id)).toEqual(["cube-no-double", "cube-double-take"]);
  expect(verdictOf(cube)).toBe("take");
  expect(verdictOf({ ...cube, take: false })).toBe("pass");
  expect(verdictOf({ ...cube, double: false, take: false })).toBe("too-good");
  expect(verdictOf({ ...cube, double: false })).toBe("none-take");
  expect(verdictOf({ ...cube, double: null })).toBeNull();
});

it("tells the level of the play before that of the cube", () => {
  const one = { analyst: "XG", plays: null, cube, luck: null, trials: null };
  expect(levelOf(one)).toBe("XG Roller++");
  expect(levelOf({ ...one, plays: { plays: [play("8/5 6/5", 0)], loss: null } })).toBe("3-ply");
});
