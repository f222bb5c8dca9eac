/** The dice with their pips and the cube with its numbers. */
import {
  CanvasTexture,
  Color,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from "three";

import { DIE, PIP, pipsOf } from "../geometry";
import { sheet } from "./grain";
import { CUBE_EDGE, DIE_EDGE } from "./places";
import { CELLS, roundedCube, turnedUp } from "./shapes";
import type { Palette } from "./table";

const CELL = 160;
/** Values of the sides in the order of their cells: opposite sides of a die make seven. */
const PIPS = [1, 2, 3, 4, 5, 6] as const;
const CUBE_SIDES = [64, 2, 4, 8, 16, 32] as const;

type Paint = (draw: CanvasRenderingContext2D, side: number) => void;

/** A picture of six sides, each painted with its middle as the origin. */
function sides(colour: string, paint: Paint): CanvasTexture {
  const { canvas, draw } = sheet(CELL * CELLS.across, CELL * CELLS.down);
  draw.fillStyle = colour;
  draw.fillRect(0, 0, canvas.width, canvas.height);
  for (let side = 0; side < 6; side += 1) {
    draw.save();
    draw.translate(
      ((side % CELLS.across) + 0.5) * CELL,
      (Math.floor(side / CELLS.across) + 0.5) * CELL,
    );
    paint(draw, side);
    draw.restore();
  }
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 8;
  return made;
}

/** Pips as small hollows: dark towards the light, a bright rim away from it. */
function pipPaint(ink: string, body: string): Paint {
  const scale = CELL / DIE;
  return (draw, side) => {
    const value = PIPS[side] ?? 1;
    for (const { x, y } of pipsOf(value)) {
      const radius = (value === 1 ? PIP * 1.35 : PIP * 1.12) * scale;
      draw.fillStyle = body;
      draw.beginPath();
      draw.arc(x * scale + 1.5, y * scale + 2, radius + 1.5, 0, 2 * Math.PI);
      draw.fill();
      draw.fillStyle = ink;
      draw.beginPath();
      draw.arc(x * scale, y * scale, radius, 0, 2 * Math.PI);
      draw.fill();
    }
  };
}

function dieMaterial(palette: Palette, tone: "light" | "dark"): MeshStandardMaterial {
  const top = new Color(palette[`${tone}-top`] ?? "#888888");
  const body = `#${top.getHexString()}`;
  const rim = `#${top.clone().lerp(new Color("#ffffff"), 0.6).getHexString()}`;
  const map = sides(body, pipPaint(palette[`${tone}-ink`] ?? "#000000", rim));
  return new MeshStandardMaterial({ map, roughness: 0.28 });
}

function cubeMaterial(palette: Palette, last: number): MeshStandardMaterial {
  const map = sides(palette["cube"] ?? "#ffffff", (draw, side) => {
    const text = String(side === 0 ? last : CUBE_SIDES[side]);
    draw.fillStyle = palette["cube-ink"] ?? "#000000";
    draw.textAlign = "center";
    draw.textBaseline = "middle";
    draw.font = `600 ${[96, 96, 88, 64, 50][text.length] ?? 40}px system-ui, sans-serif`;
    draw.fillText(text, 0, 6);
  });
  return new MeshStandardMaterial({ map, roughness: 0.38 });
}

/** A die that can be faded: its dice are used up one by one. */
export class Dice {
  readonly meshes: readonly [Mesh, Mesh];
  readonly #paints: Record<"light" | "dark", readonly [MeshStandardMaterial, MeshStandardMaterial]>;

  constructor(palette: Palette) {
    const shape = roundedCube(DIE_EDGE, 6.5);
    const both = (tone: "light" | "dark") => {
      const fresh = dieMaterial(palette, tone);
      const used = fresh.clone();
      used.transparent = true;
      used.opacity = 0.38;
      return [fresh, used] as const;
    };
    this.#paints = { light: both("light"), dark: both("dark") };
    this.meshes = [new Mesh(shape, this.#paints.light[0]), new Mesh(shape, this.#paints.light[0])];
    for (const mesh of this.meshes) mesh.renderOrder = 3;
  }

  paint(index: 0 | 1, tone: "light" | "dark", used: boolean): void {
    this.meshes[index].material = this.#paints[tone][used ? 1 : 0];
  }
}

/** How a die lies: its value up, a little turned; `roll` is what is left of its tumbling, 1 to 0. */
export function dieTurn(value: number, index: number, roll: number): Quaternion {
  const up = new Quaternion().setFromRotationMatrix(turnedUp(value - 1));
  const askew = ((value * 37 + index * 53) % 21) - 10;
  const yaw = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (askew * Math.PI) / 180);
  const axis = new Vector3(1, index === 0 ? 0.5 : -0.4, 0.3).normalize();
  const tumble = new Quaternion().setFromAxisAngle(axis, roll * roll * 7);
  return tumble.multiply(yaw.multiply(up));
}

export class CubeSolid {
  readonly mesh: Mesh;
  #last = 64;

  constructor(private readonly palette: Palette) {
    this.mesh = new Mesh(roundedCube(CUBE_EDGE, 7), cubeMaterial(palette, 64));
    this.mesh.renderOrder = 3;
  }

  /** Turns the side with this number up. */
  show(face: number): void {
    let side = CUBE_SIDES.findIndex((value) => value === face);
    if (side <= 0) {
      side = 0;
      if (this.#last !== face) {
        this.#last = face;
        this.mesh.material = cubeMaterial(this.palette, face);
      }
    }
    this.mesh.setRotationFromMatrix(new Matrix4().copy(turnedUp(side)));
  }
}
