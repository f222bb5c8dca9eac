import { expect, it } from "vitest";

import { counted, cycled, demandsAt, parsePattern, patternText, wrongWord } from "./pattern";

const again = (text: string) => patternText(parsePattern(text));

it("reads words as the server does, and writes them short", () => {
  expect(again("me7=2+ ME6, opp20=1 mebar=0 oppoff=1+ me4=3+")).toBe(
    "me7 me6 opp20=1 mebar=0 oppoff me4=3+",
  );
  expect(again("")).toBe("");
  for (const wrong of ["me", "me0", "me25", "me6=16", "me6=", "6", "you6", "me6=2++"]) {
    expect(wrongWord(`me6 ${wrong}`)).toBe(wrong);
    expect(again(`me5 ${wrong}`)).toBe("me5");
  }
});

it("goes through the demands of a point and back to none", () => {
  const spot = { where: 6, whose: "me" } as const;
  const seen: string[] = [];
  let pattern = parsePattern("opp20=1");
  do {
    pattern = cycled(pattern, spot);
    seen.push(patternText(demandsAt(pattern, spot)));
  } while (seen.at(-1) !== "" && seen.length < 20);
  expect(seen).toEqual(["me6", "me6=1", "me6=3+", "opp6", "opp6=1", "me6=0 opp6=0", ""]);
  expect(patternText(pattern)).toBe("opp20=1");
  expect(patternText(cycled(pattern, spot, -1))).toBe("opp20=1 me6=0 opp6=0");
});

it("keeps a demand in its place among the words, and bars apart", () => {
  const pattern = parsePattern("me8 me6 oppbar");
  expect(patternText(cycled(pattern, { where: 8, whose: "me" }))).toBe("me8=1 me6 oppbar");
  expect(patternText(cycled(pattern, { where: "bar", whose: "me" }))).toBe("me8 me6 oppbar mebar");
  expect(patternText(cycled(pattern, { where: "bar", whose: "opp" }))).toBe("me8 me6 oppbar=0");
});

it("takes numbers from the keyboard for whoever holds the point", () => {
  const pattern = parsePattern("opp20");
  const at = (where: number) => ({ where, whose: "me" }) as const;
  expect(patternText(counted(pattern, at(20), 4))).toBe("opp20=4+");
  expect(patternText(counted(pattern, at(5), 1))).toBe("opp20 me5=1");
  expect(patternText(counted(pattern, at(20), 0))).toBe("me20=0 opp20=0");
});
