/** All checkers as two instanced meshes, and soft shadows below everything that stands on the board. */
import {
  CanvasTexture,
  Color,
  Euler,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from "three";

import type { Side } from "../types";
import type { Stuff } from "./choices";
import { fillGrained, sheet } from "./grain";
import { LAYER, type Point3 } from "./lens";
import type { Checker, Pose } from "./motion";
import { RADIUS, THICKNESS, WELL } from "./places";
import { checkerShape } from "./shapes";
import type { Palette } from "./table";

const MOST = 30;
/** Shadows of the checkers, the dice and the cube. */
const SHADOWS = MOST + 3;
const GRAIN = { wood: "wood", leather: "leather", stone: "stone" } as const;

/** What lies on the floor and how large it is, for its shadow. */
export interface Footprint extends Point3 {
  readonly across: number;
  readonly down: number;
}

function material(palette: Palette, tone: "light" | "dark", stuff: Stuff): MeshStandardMaterial {
  const { canvas, draw } = sheet(128, 128);
  const top = new Color(palette[`${tone}-top`] ?? "#888888");
  const base = top.lerp(new Color(palette[`${tone}-bottom`] ?? "#888888"), 0.5);
  draw.rect(0, 0, 128, 128);
  const strength = tone === "light" ? 0.22 : 0.4;
  const grain = stuff === "plain" ? null : { grain: GRAIN[stuff], strength };
  fillGrained(draw, `#${base.getHexString()}`, grain);
  if (stuff === "plain") outlined(draw, palette[`${tone}-edge`] ?? "#888888");
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const dull = { wood: 0.34, leather: 0.42, stone: 0.2, plain: 0.6 }[stuff];
  return new MeshStandardMaterial({
    map,
    roughness: dull,
  });
}

/** For the highest contrast: the edge of a checker in its own colour. */
function outlined(draw: CanvasRenderingContext2D, colour: string): void {
  draw.strokeStyle = colour;
  // Beyond the edge of the picture, so that the rim is of one colour.
  for (const [radius, width] of [
    [72, 26],
    [44, 7],
  ] as const) {
    draw.lineWidth = width;
    draw.beginPath();
    draw.arc(64, 64, radius, 0, 2 * Math.PI);
    draw.stroke();
  }
}

/** A round shadow: dark under the middle, gone at the edge. */
function shadowPaint(): MeshBasicMaterial {
  const { canvas, draw } = sheet(64, 64);
  const fade = draw.createRadialGradient(32, 32, 14, 32, 32, 32);
  fade.addColorStop(0, "rgb(0 0 0 / 62%)");
  fade.addColorStop(0.45, "rgb(0 0 0 / 34%)");
  fade.addColorStop(1, "rgb(0 0 0 / 0%)");
  draw.fillStyle = fade;
  draw.fillRect(0, 0, 64, 64);
  return new MeshBasicMaterial({
    map: new CanvasTexture(canvas),
    transparent: true,
    depthWrite: false,
  });
}

export class Checkers {
  readonly group = new Group();
  readonly #meshes: Record<"light" | "dark", InstancedMesh>;
  readonly #shadows: InstancedMesh;

  constructor(palette: Palette, stuff: Stuff) {
    const shape = checkerShape();
    const mesh = (tone: "light" | "dark") => {
      const made = new InstancedMesh(shape, material(palette, tone, stuff), MOST);
      made.frustumCulled = false;
      made.renderOrder = 2;
      this.group.add(made);
      return made;
    };
    this.#meshes = { light: mesh("light"), dark: mesh("dark") };
    this.#shadows = new InstancedMesh(new PlaneGeometry(1, 1), shadowPaint(), SHADOWS);
    this.#shadows.frustumCulled = false;
    this.#shadows.renderOrder = 1;
    this.group.add(this.#shadows);
  }

  /** Puts every checker where it is; `others` throw a shadow too. */
  place(checkers: readonly Checker[], light: Side, others: readonly Footprint[]): void {
    const counts = { light: 0, dark: 0 };
    const shadows = [...others];
    for (const { key, side, pose } of checkers) {
      const tone = side === light ? "light" : "dark";
      this.#meshes[tone].setMatrixAt(counts[tone], matrixOf(pose, key));
      counts[tone] += 1;
      shadows.push(footprint(pose));
    }
    for (const tone of ["light", "dark"] as const) {
      this.#meshes[tone].count = counts[tone];
      this.#meshes[tone].instanceMatrix.needsUpdate = true;
    }
    this.#shadows.count = Math.min(SHADOWS, shadows.length);
    shadows.slice(0, SHADOWS).forEach((one, at) => {
      const place = new Vector3(one.x, one.y, one.z);
      const size = new Vector3(one.across, one.down, 1);
      this.#shadows.setMatrixAt(at, new Matrix4().compose(place, new Quaternion(), size));
    });
    this.#shadows.instanceMatrix.needsUpdate = true;
  }
}

function matrixOf(pose: Pose, key: string): Matrix4 {
  // Every checker lies a little turned, so that no two show the same grain.
  const spin = Array.from(key).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 628;
  const turn = new Quaternion().setFromEuler(new Euler((pose.edge * Math.PI) / 2, 0, 0));
  turn.multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), spin / 100));
  return new Matrix4().compose(new Vector3(pose.x, pose.y, pose.z), turn, new Vector3(1, 1, 1));
}

/** The shadow of a checker: to the right of it and nearer, wider the higher it is. */
function footprint(pose: Pose): Footprint {
  const under = pose.z - THICKNESS / 2;
  const tier = Math.max(0, Math.floor((under + 0.5) / LAYER)) * LAYER;
  const floor = pose.edge > 0.5 ? WELL : Math.min(tier, 4 * LAYER);
  const above = Math.min(60, under - floor);
  const spread = 1 + above / 130;
  return {
    x: pose.x + 3 + above * 0.22,
    y: pose.y - 4.5 - above * 0.3,
    z: floor + 0.5,
    across: 2 * RADIUS * 1.24 * spread,
    down: (pose.edge > 0.5 ? THICKNESS * 1.9 : 2 * RADIUS * 1.24) * spread,
  };
}
