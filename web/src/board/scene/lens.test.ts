import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";

import { areaOf, HEIGHT, spotOf, under, WIDTH } from "../geometry";
import type { Orientation } from "../types";
import { CAMERAS } from "./choices";
import { DEPTH, inSpace, LAYER, Lens } from "./lens";
import { dicePlaces, RADIUS, restOf, THICKNESS, tierOf, topOn } from "./places";

const SIZES = [
  [908, 672],
  [1280, 520],
  [366, 271],
] as const;
const LENSES = CAMERAS.flatMap((camera) =>
  SIZES.map(([width, height]) => ({
    camera,
    width,
    height,
    lens: new Lens(camera, width, height),
  })),
);
const VIEWS = (["white", "black"] as const).flatMap((bottom) =>
  (["left", "right"] as const).map((home): Orientation => ({ bottom, home, light: "white" })),
);

/** Where a browser draws a spot of the layer by the transform in CSS. */
function drawn(lens: Lens, spot: { x: number; y: number }) {
  const numbers = /\((.*)\)/.exec(lens.transform)?.[1]?.split(",").map(Number) ?? [];
  const scale = lens.width / WIDTH;
  const row = (at: number) =>
    (numbers[at] ?? 0) * spot.x * scale +
    (numbers[4 + at] ?? 0) * spot.y * scale +
    (numbers[12 + at] ?? 0);
  return { x: row(0) / row(3), y: row(1) / row(3) };
}

describe("the lens", () => {
  for (const { camera, width, height, lens } of LENSES) {
    describe(`${camera}, ${width} x ${height}`, () => {
      it("shows all of the board", () => {
        for (const [x, y] of [
          [0, 0],
          [WIDTH, 0],
          [0, HEIGHT],
          [WIDTH, HEIGHT],
        ] as const) {
          for (const z of [-DEPTH, LAYER]) {
            const pixel = lens.project(inSpace({ x, y }, z));
            expect(pixel.x).toBeGreaterThanOrEqual(0);
            expect(pixel.x).toBeLessThanOrEqual(width);
            expect(pixel.y).toBeGreaterThanOrEqual(0);
            expect(pixel.y).toBeLessThanOrEqual(height);
          }
        }
      });

      it("finds the place that was pressed, for every place of every view", () => {
        for (const seen of VIEWS) {
          for (let at = 0; at <= 25; at += 1) {
            const area = areaOf(seen, "black", at);
            const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
            const pixel = lens.project(inSpace(middle, LAYER));
            const found = lens.spotAt(pixel);
            expect(found.x).toBeCloseTo(middle.x, 6);
            expect(found.y).toBeCloseTo(middle.y, 6);
            const { depth, ...place } = under(seen, middle) as { kind: string; depth: number };
            expect(depth).toBeGreaterThan(0);
            expect(under(seen, found)).toMatchObject(place);
          }
        }
      });

      it("finds the point below the top checker of any stack on it", () => {
        for (const seen of VIEWS) {
          for (let at = 1; at <= 24; at += 1) {
            const point = seen.bottom === "black" ? at : 25 - at;
            for (let index = 0; index < 15; index += 1) {
              const rest = restOf(seen, "black", at, index);
              const pixel = lens.project({ ...rest, z: rest.z + THICKNESS / 2 });
              expect(under(seen, lens.spotAt(pixel))).toMatchObject({ kind: "point", point });
            }
          }
        }
      });

      it("lays the layer where the picture has it", () => {
        for (const spot of [
          { x: 0, y: 0 },
          { x: 871, y: 12 },
          { x: 98, y: 646 },
        ]) {
          const [css, pixel] = [drawn(lens, spot), lens.project(inSpace(spot, LAYER))];
          expect(css.x).toBeCloseTo(pixel.x, 6);
          expect(css.y).toBeCloseTo(pixel.y, 6);
        }
      });

      it("agrees with the camera of three.js", () => {
        const eye = new PerspectiveCamera();
        eye.position.set(lens.eye.x, lens.eye.y, lens.eye.z);
        eye.up.set(0, Math.cos(lens.tilt), Math.sin(lens.tilt));
        eye.lookAt(0, 0, 0);
        eye.updateMatrixWorld();
        for (const point of [inSpace({ x: 30, y: 600 }, 9), inSpace({ x: 700, y: 50 }, 40)]) {
          const seen = new Vector3(point.x, point.y, point.z).applyMatrix4(eye.matrixWorldInverse);
          const pixel = lens.project(point);
          expect(lens.aim.x + (lens.focus * seen.x) / -seen.z).toBeCloseTo(pixel.x, 6);
          expect(lens.aim.y - (lens.focus * seen.y) / -seen.z).toBeCloseTo(pixel.y, 6);
        }
      });
    });
  }
});

describe("where things rest", () => {
  it("is above the drawing's place for every checker of up to five", () => {
    for (const seen of VIEWS) {
      for (let at = 1; at <= 25; at += 1) {
        for (let index = 0; index < 5; index += 1) {
          const flat = inSpace(spotOf(seen, "white", at, index, 5));
          expect(restOf(seen, "white", at, index)).toMatchObject({ x: flat.x, y: flat.y });
        }
      }
      const [x, y] = [seen.home === "right" ? 1 : -1, seen.bottom === "white" ? -1 : 1];
      const off = restOf(seen, "white", 0, 0);
      expect(off).toMatchObject({ edge: true });
      expect([Math.sign(off.x), Math.sign(off.y)]).toEqual([x, y]);
    }
  });

  it("stacks fifteen as five, four, three, two and one", () => {
    const tiers = Array.from({ length: 15 }, (_, index) => tierOf(index).tier);
    expect(tiers).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
  });

  it("never lets two checkers run into each other", () => {
    const seen = VIEWS[0] as Orientation;
    for (const at of [6, 25]) {
      const rests = Array.from({ length: 15 }, (_, index) => restOf(seen, "black", at, index));
      rests.forEach((one, index) => {
        for (const another of rests.slice(index + 1)) {
          const apart = Math.hypot(one.x - another.x, one.y - another.y);
          const higher = Math.abs(one.z - another.z);
          expect(apart >= 2 * RADIUS || higher >= THICKNESS - 1e-9).toBe(true);
        }
      });
    }
  });

  it("shows tops where the layer has them", () => {
    const lens = new Lens("table", 908, 672);
    const seen = VIEWS[3] as Orientation;
    // A checker on the field is as high as the layer.
    const flat = spotOf(seen, "black", 8, 2, 5);
    expect(topOn(lens, seen, "black", 8, 2).y).toBeCloseTo(flat.y, 6);
    // One on top of others is seen farther away.
    expect(topOn(lens, seen, "black", 8, 5).y).toBeLessThan(spotOf(seen, "black", 8, 0, 5).y);
    expect(dicePlaces(seen, "black")).toHaveLength(2);
  });
});
