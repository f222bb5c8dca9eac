import { expect, it } from "vitest";

import { emptyPosition, startPosition } from "../board/edit";
import { readDraft, writeDraft } from "./draft";
import type { Setup } from "./position.svelte";

const setup: Setup = {
  white: [...emptyPosition().white],
  black: [...startPosition().black],
  on_roll: "white",
  dice: [3, 1],
  cube_value: 2,
  cube_owner: "black",
  offered: false,
  score: { white: 2, black: 4 },
  length: 5,
  crawford: true,
  jacoby: false,
  beavers: 0,
  variation: "standard",
};

it("reads what it wrote", () => {
  expect(readDraft(writeDraft(setup))).toEqual(setup);
  expect(readDraft(writeDraft({ ...setup, dice: null }))).toEqual({ ...setup, dice: null });
});

it("takes nothing else for a draft", () => {
  const text = writeDraft(setup);
  for (const bad of ["", "null", "[]", "{}", text.slice(1), text.replace("f000", "g000")]) {
    expect(readDraft(bad), bad).toBeNull();
  }
  expect(readDraft(text.replace('"on_roll":"white"', '"on_roll":"red"'))).toBeNull();
  expect(readDraft(text.replace("[3,1]", "[3]"))).toBeNull();
});
