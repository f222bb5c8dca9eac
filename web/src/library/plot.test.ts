import { expect, it } from "vitest";

import type { LibraryMatch } from "../wire/types";
import { band, levels, nearest, rated, stepped } from "./plot";

const rate = (pr: number | null, standard_error: number | null = 1) => ({
  decisions: pr === null ? 0 : 9,
  loss: 0,
  pr,
  standard_error,
});
const match = (match_id: number, pr: number | null, rolling: number | null): LibraryMatch => ({
  match_id,
  player: "Clara",
  opponent: "Ivar",
  date: null,
  length: 7,
  points: [7, 3],
  luck: null,
  rate: rate(pr),
  rolling: rolling === null ? null : rate(rolling, 2),
});

it("leaves out matches without a rating and keeps the last ones", () => {
  const all = [match(1, 8, 8), match(2, null, null), match(3, 4, 6), match(4, 13, 7)];
  expect(rated(all, 2).map((one) => one.match.match_id)).toEqual([3, 4]);
  const points = rated(all, 9);
  expect(levels(points)[0]).toBe(0);
  expect(levels(points).at(-1)).toBeGreaterThanOrEqual(13);
  expect(nearest(points, 0.6)?.match.match_id).toBe(3);
  expect(nearest(points, 7)?.match.match_id).toBe(4);
  expect(nearest([], 0.5)).toBe(null);
});

it("draws the band around the rolling rating, never below 0", () => {
  const points = rated([match(1, 1, 1), match(2, 5, 5)], 9);
  const outline = band(
    points,
    (index) => index,
    (pr) => pr,
  );
  expect(outline).toBe("0.0,3.0 1.0,7.0 1.0,3.0 0.0,0.0");
});

it("goes from point to point by keys and stops at the ends", () => {
  expect(stepped("ArrowLeft", 3, 9)).toBe(2);
  expect(stepped("ArrowRight", 9, 9)).toBe(9);
  expect(stepped("Home", 5, 9)).toBe(0);
  expect(stepped("PageUp", 5, 9)).toBe(9);
  expect(stepped("a", 5, 9)).toBeNull();
});
