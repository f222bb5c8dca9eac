/**
 * How the board is seen in 3D, without any drawing: what stands where on the screen, and what lies under a point of it.
 *
 * Space has the drawing's units: x to the right, y away from the player at the bottom, z up; the middle of the field is its
 * origin. The drawing's own layer of targets and places lies on the plane at `LAYER`, the height of the frame and of a
 * checker's top, so that all that can be pressed or focused stands where it is seen.
 */
import { HEIGHT, WIDTH, type Spot } from "../geometry";
import type { Camera } from "./choices";

export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The height of the frame, and of a checker that lies on the field. */
export const LAYER = 15;
/** How far the frame reaches below the field. */
export const DEPTH = 26;
/** Nothing that rests on the board is higher. */
const HIGHEST = 44;
/** From the camera to the middle of the board: far enough that near and far checkers are of a size. */
const DISTANCE = 2700;
const TILT: Record<Camera, number> = { table: 36, steep: 20, above: 0 };
/** Part of the screen that stays free around the board, for its shadow. */
const MARGIN = 0.02;

/** A spot of the drawing in space. */
export function inSpace(spot: Spot, z = 0): Point3 {
  return { x: spot.x - WIDTH / 2, y: HEIGHT / 2 - spot.y, z };
}

export class Lens {
  /** Radians from straight above. */
  readonly tilt: number;
  readonly eye: Point3;
  /** Pixels to a unit at distance one. */
  readonly focus: number;
  /** Where on the screen the camera points, in pixels. */
  readonly aim: Spot;

  constructor(
    camera: Camera,
    readonly width: number,
    readonly height: number,
  ) {
    this.tilt = (TILT[camera] * Math.PI) / 180;
    this.eye = { x: 0, y: -DISTANCE * Math.sin(this.tilt), z: DISTANCE * Math.cos(this.tilt) };
    // Everything is to be seen, and the board in the middle of what there is.
    const seen = outline().map((corner) => this.#seen(corner));
    const range = (list: number[]) => [Math.min(...list), Math.max(...list)] as const;
    const [left, right] = range(seen.map(({ x }) => x));
    const [low, high] = range(seen.map(({ y }) => y));
    const room = 1 - 2 * MARGIN;
    this.focus = Math.min((width * room) / (right - left), (height * room) / (high - low));
    this.aim = {
      x: width / 2 - (this.focus * (left + right)) / 2,
      y: height / 2 + (this.focus * (low + high)) / 2,
    };
  }

  /** Directions to the right and up on the screen, and how far away, for a point in space. */
  #camera(point: Point3): Point3 {
    const [sin, cos] = [Math.sin(this.tilt), Math.cos(this.tilt)];
    const [x, y, z] = [point.x - this.eye.x, point.y - this.eye.y, point.z - this.eye.z];
    return { x, y: y * cos + z * sin, z: y * sin - z * cos };
  }

  #seen(point: Point3): Spot {
    const { x, y, z } = this.#camera(point);
    return { x: x / z, y: y / z };
  }

  /** The pixel at which a point in space is seen. */
  project(point: Point3): Spot {
    const { x, y } = this.#seen(point);
    return { x: this.aim.x + this.focus * x, y: this.aim.y - this.focus * y };
  }

  /** The spot of the drawing under a pixel, on the plane at a height. */
  spotAt(pixel: Spot, z = LAYER): Spot {
    const [sin, cos] = [Math.sin(this.tilt), Math.cos(this.tilt)];
    const right = (pixel.x - this.aim.x) / this.focus;
    const up = (this.aim.y - pixel.y) / this.focus;
    const way = { x: right, y: up * cos + sin, z: up * sin - cos };
    const far = (z - this.eye.z) / way.z;
    return {
      x: this.eye.x + far * way.x + WIDTH / 2,
      y: HEIGHT / 2 - (this.eye.y + far * way.y),
    };
  }

  /** Where a point in space is seen on the layer. */
  lay(point: Point3): Spot {
    const far = (LAYER - this.eye.z) / (point.z - this.eye.z);
    return {
      x: this.eye.x + far * (point.x - this.eye.x) + WIDTH / 2,
      y: HEIGHT / 2 - (this.eye.y + far * (point.y - this.eye.y)),
    };
  }

  /** How much higher upright things are on the layer than they are seen. */
  get stretch(): number {
    return 1 / Math.cos(this.tilt);
  }

  /** The perspective of the layer for a box as wide as the screen, as CSS has it. */
  get transform(): string {
    const [sin, cos] = [Math.sin(this.tilt), Math.cos(this.tilt)];
    const scale = WIDTH / this.width;
    // Numerators and denominator of the projection are linear in the drawing's x and y.
    const away = {
      x: 0,
      y: -sin * scale,
      one: (HEIGHT / 2 - this.eye.y) * sin - (LAYER - this.eye.z) * cos,
    };
    const up = {
      x: 0,
      y: -cos * scale,
      one: (HEIGHT / 2 - this.eye.y) * cos + (LAYER - this.eye.z) * sin,
    };
    const across = { x: scale, y: 0, one: -WIDTH / 2 };
    const row = (part: typeof away, sign: number, aim: number) =>
      (["x", "y", "one"] as const).map((of) => sign * this.focus * part[of] + aim * away[of]);
    const rows = [row(across, 1, this.aim.x), row(up, -1, this.aim.y), [away.x, away.y, away.one]];
    // Scaled so that the last number is one.
    const [x, y, w] = rows.map((one) => one.map((value) => value / away.one));
    const column = (at: number) => [x?.[at] ?? 0, y?.[at] ?? 0, 0, w?.[at] ?? 0];
    return `matrix3d(${[...column(0), ...column(1), 0, 0, 1, 0, ...column(2)].join(",")})`;
  }
}

/** The corners of all there is to see. */
function outline(): Point3[] {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const floor = [-x, x].flatMap((at) => [-y, y].map((to) => ({ x: at, y: to, z: -DEPTH })));
  const top = floor.map((corner) => ({ ...corner, z: LAYER }));
  // What is borne off stands above the frame, but not at its edge.
  const high = [-x + 40, x - 40].flatMap((at) =>
    [-y + 26, y - 26].map((to) => ({ x: at, y: to, z: HIGHEST })),
  );
  return [...floor, ...top, ...high];
}
