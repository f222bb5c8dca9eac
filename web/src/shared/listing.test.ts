import { expect, it } from "vitest";

import type { HintReport, PlayRow } from "../wire/types";
import { hintText } from "./listing";

const chances = {
  win: 0.5512,
  win_gammon: 0.162,
  win_backgammon: 0.007,
  lose_gammon: 0.121,
  lose_backgammon: 0.005,
};

function row(play: string, plies: number, equity: number): PlayRow {
  const rest = {
    rank: 1,
    deepest: true,
    difference: 0,
    cubeless_equity: 0,
    source: "",
    steps: [],
    trials: null,
    std_err: null,
  };
  return { play, plies, equity, chances, verdict: "fine", ...rest };
}

const about = {
  settings: { level: "world class", plies: 2 } as HintReport["settings"],
  met: "Kazaross XG2",
  nets: "5caaf8c1",
};

it("lists plays; those of another depth are separate and unranked", () => {
  const plays = [row("8/5 6/5", 2, 0.217), row("24/21 13/11", 2, 0.011), row("6/5", 0, 0.3)];
  expect(hintText("XGID=x", { plays, cube: null, ...about })).toMatchInlineSnapshot(`
    "XGID=x

      1. 2-ply  8/5 6/5      +0.217
           0.551 0.162 0.007 - 0.449 0.121 0.005
      2. 2-ply  24/21 13/11  +0.011 (−0.206)
           0.551 0.162 0.007 - 0.449 0.121 0.005

    Searched to 0-ply only: not comparable with the plays above
       · 0-ply  6/5          +0.300
           0.551 0.162 0.007 - 0.449 0.121 0.005

    barpoint: world class · Kazaross XG2 · 5caaf8c1
    "
  `);
});

it("lists a cube decision in fixed order", () => {
  const action = {
    offer: "no_double",
    response: "take",
    optional: false,
    redouble: false,
  } as const;
  const cube = {
    player: "black" as const,
    no_double: 0.612,
    double_take: 0.598,
    double_pass: 1,
    cubeless_equity: 0.4,
    best: 0.612,
    action,
    chances,
    trials: null,
    std_errs: null,
  };
  expect(hintText("XGID=x", { plays: null, cube, ...about })).toMatchInlineSnapshot(`
    "XGID=x

      No double    +0.612
      Double/take  +0.598
      Double/pass  +1.000
    Proper cube action: no double, take
      0.551 0.162 0.007 - 0.449 0.121 0.005

    barpoint: world class · Kazaross XG2 · 5caaf8c1
    "
  `);
});
