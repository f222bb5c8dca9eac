import { describe, expect, it } from "vitest";

import { arrowsOf, areaOf, HEIGHT, spotOf, under, WIDTH } from "./geometry";
import golden from "./golden.json";
import type { Orientation, Side } from "./types";

const close = (a: number, b: number) => Math.abs(a - b) < 2e-3;

describe("the browser draws where crates/draw draws", () => {
  for (const view of golden) {
    const seen: Orientation = {
      bottom: view.bottom as Side,
      home: view.home as "left" | "right",
      light: "white",
    };
    const position = { white: view.white, black: view.black };

    it(`${view.name}, ${view.bottom} at the bottom, home ${view.home}: checkers`, () => {
      const drawn = new Map<string, number>();
      for (const [owner, at, x, y] of view.checkers as [Side, number, number, number][]) {
        const index = drawn.get(`${owner} ${at}`) ?? 0;
        drawn.set(`${owner} ${at}`, index + 1);
        const spot = spotOf(seen, owner, at, index, position[owner][at] ?? 0);
        expect(close(spot.x, x) && close(spot.y, y), `${owner} ${at} ${index}`).toBe(true);
      }
    });

    it(`${view.name}, ${view.bottom} at the bottom, home ${view.home}: arrows`, () => {
      const side = view.onRoll as Side;
      const found = arrowsOf(seen, { before: position, side, steps: view.steps, kind: "last" });
      expect(found.length).toBe(view.arrows.length);
      found.forEach((outline, index) => {
        const expected = view.arrows[index] ?? [];
        expect(outline.every((value, at) => close(value, expected[at] ?? NaN))).toBe(true);
      });
    });
  }
});

describe("what lies under a spot", () => {
  const orientations = (["white", "black"] as const).flatMap((bottom) =>
    (["left", "right"] as const).map((home): Orientation => ({ bottom, home, light: "white" })),
  );

  it("is the place drawn there, from every side", () => {
    for (const seen of orientations) {
      for (let at = 1; at <= 24; at += 1) {
        const what = under(seen, spotOf(seen, "black", at, 0, 1));
        const point = seen.bottom === "black" ? at : 25 - at;
        expect(what).toMatchObject({ kind: "point", point, onBorder: false });
      }
      expect(under(seen, spotOf(seen, "black", 25, 0, 1)).kind).toBe("bar");
      expect(under(seen, spotOf(seen, "black", 0, 3, 4)).kind).toBe("tray");
    }
  });

  it("is the border above and below the points", () => {
    const seen = orientations[0] as Orientation;
    expect(under(seen, { x: 100, y: 4 })).toMatchObject({ kind: "point", onBorder: true });
    expect(under(seen, { x: 100, y: HEIGHT - 4 })).toMatchObject({ onBorder: true });
  });

  it("has areas that stay on the board", () => {
    for (const seen of orientations) {
      for (let at = 0; at <= 25; at += 1) {
        const area = areaOf(seen, "white", at);
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(WIDTH + 1e-9);
        const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
        const kind = at === 0 ? "tray" : at === 25 ? "bar" : "point";
        expect(under(seen, centre).kind).toBe(kind);
      }
    }
  });
});
