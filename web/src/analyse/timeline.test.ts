import { expect, it } from "vitest";

import type { EntryRow } from "../wire/types";
import { coverage, stretches } from "./timeline";

/** A match in short: `#` analysed, `.` not, `0` cannot move, `L` forced with its luck known; a space begins a game. */
function match(text: string) {
  return text.split(" ").flatMap((entries, game) =>
    Array.from(entries, (sign, entry) => ({
      at: { game, entry },
      row: {
        kind: "play",
        play: sign === "0" ? "" : "8/5 6/5",
        luck: sign === "L" || sign === "#" ? 0.1 : null,
        white_wins: sign === "#" ? 0.5 : null,
      } as EntryRow,
    })),
  );
}
const found = (text: string) => {
  const { known, missing } = stretches(match(text));
  return { known: known.map((line) => line.map(({ x }) => x)), missing };
};

it("draws no line where nothing is analysed", () => {
  expect(found("##....##")).toEqual({
    known: [
      [0, 1],
      [6, 7],
    ],
    missing: [[2, 5]],
  });
  expect(found("....")).toEqual({ known: [], missing: [[0, 3]] });
});

it("crosses turns without a decision, but does not enter unanalysed parts", () => {
  expect(found("##00##L#")).toEqual({ known: [[0, 1, 4, 5, 7]], missing: [] });
  expect(found("##0..0.#")).toEqual({ known: [[0, 1], [7]], missing: [[3, 6]] });
});

it("ends a line with its game, and merges adjacent gaps", () => {
  expect(found("## ##")).toEqual({
    known: [
      [0, 1],
      [2, 3],
    ],
    missing: [],
  });
  expect(found("#. .#").missing).toEqual([[1, 2]]);
});

it("knows for each game whether it is analysed", () => {
  expect(coverage(match("##0 #. ..0"))).toEqual(["all", "part", "none"]);
});
