/** The board itself: fields with their points, wells, frame and bar. It is drawn once for each view. */
import {
  BufferGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";

import { HEIGHT, reflectX, SHAPES, WIDTH } from "../geometry";
import type { Orientation } from "../types";
import type { Stuff } from "./choices";
import { fillGrained, sheet, TILE, type Grain } from "./grain";
import { DEPTH, LAYER } from "./lens";
import { WELL } from "./places";
import { strip } from "./shapes";

export type Palette = Readonly<Record<string, string>>;

interface Make {
  readonly frame: Grain | null;
  readonly field: Grain | null;
  readonly points: Grain | null;
  /** How strongly the grain shows, and how dull the frame and the field are. */
  readonly strength: readonly [number, number];
  readonly dull: readonly [number, number];
  /** Units of the board to a tile of the grain. */
  readonly size: number;
}

const MAKES: Record<Stuff, Make> = {
  wood: {
    frame: "wood",
    field: "wood",
    points: "wood",
    strength: [0.5, 0.3],
    dull: [0.42, 0.6],
    size: 420,
  },
  leather: {
    frame: "leather",
    field: "felt",
    points: "felt",
    strength: [0.5, 0.3],
    dull: [0.55, 1],
    size: 240,
  },
  stone: {
    frame: "stone",
    field: "stone",
    points: "stone",
    strength: [0.5, 0.4],
    dull: [0.22, 0.34],
    size: 520,
  },
  plain: { frame: null, field: null, points: null, strength: [0, 0], dull: [0.7, 0.9], size: 400 },
};

/** Pixels of the field's picture to a unit. */
const SCALE = 2;

function picture(canvas: HTMLCanvasElement): Texture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 8;
  return made;
}

function grainedTile(colour: string, grain: Grain | null, strength: number, turn = 0): Texture {
  const { canvas, draw } = sheet(TILE, TILE);
  draw.rect(0, 0, TILE, TILE);
  fillGrained(draw, colour, grain && { grain, strength, turn });
  const made = picture(canvas);
  made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** Fields, inlaid points and wells from above, with the shade that the frame throws on them. */
function drawFloor(palette: Palette, make: Make, seen: Orientation): HTMLCanvasElement {
  const { canvas, draw } = sheet(WIDTH * SCALE, HEIGHT * SCALE);
  draw.scale(SCALE, SCALE);
  const colourOf = (name = "field") => palette[name] ?? "#888888";
  let inlay = 0;
  for (const shape of SHAPES.table) {
    if (shape.rect && ["field", "well"].includes(shape.fill ?? "")) {
      const [x = 0, y = 0, width = 0, height = 0] = shape.rect;
      draw.beginPath();
      draw.rect(reflectX(seen, x, width) - 2, y - 2, width + 4, height + 4);
      fillGrained(
        draw,
        colourOf(shape.fill),
        make.field && { grain: make.field, strength: make.strength[1] },
      );
      shade(draw, [reflectX(seen, x, width), y, width, height], shape.fill === "well" ? 0.5 : 0.3);
    } else if (shape.polygon) {
      inlay += 1;
      const corners = shape.polygon;
      draw.beginPath();
      for (let at = 0; at < corners.length; at += 2) {
        draw.lineTo(reflectX(seen, corners[at] ?? 0), corners[at + 1] ?? 0);
      }
      draw.closePath();
      const cut = { strength: make.strength[1] * 1.25, turn: make.points === "felt" ? 0 : 90 };
      fillGrained(
        draw,
        colourOf(shape.fill),
        make.points && { ...cut, grain: make.points, shift: inlay * 97 },
      );
      draw.lineWidth = 1;
      draw.lineJoin = "round";
      draw.strokeStyle = "rgb(0 0 0 / 22%)";
      draw.stroke();
    }
  }
  return canvas;
}

/** Darkens the floor along the walls, most below the wall that the light comes over. */
function shade(draw: CanvasRenderingContext2D, area: readonly number[], strength: number): void {
  const [x = 0, y = 0, width = 0, height = 0] = area;
  const walls: [number, number, number, number, number][] = [
    [x, y, x, y + 26, 1],
    [x, y, x + 20, y, 0.8],
    [x, y + height, x, y + height - 10, 0.6],
    [x + width, y, x + width - 10, y, 0.6],
  ];
  for (const [x0, y0, x1, y1, part] of walls) {
    const fade = draw.createLinearGradient(x0, y0, x1, y1);
    for (const stop of [0, 0.3, 0.6, 1]) {
      fade.addColorStop(
        stop,
        `rgb(0 0 0 / ${(strength * part * (1 - stop) ** 2 * 100).toFixed(1)}%)`,
      );
    }
    draw.fillStyle = fade;
    draw.fillRect(x, y, width, height);
  }
}

/** Strips of the frame by what they are made of, in the drawing's units for a home on the right. */
function strips(): { geometry: BufferGeometry; upright: boolean; bar: boolean }[] {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const whole = [-DEPTH, LAYER] as const;
  const rail = (left: number, right: number, bottom = -y + 26, top = y - 26) => ({
    geometry: strip([left - x, bottom, right - x, top], whole),
    upright: true,
    bar: false,
  });
  return [
    { geometry: strip([-x, y - 26, x, y], whole, [0, 0, 13, 13]), upright: false, bar: false },
    { geometry: strip([-x, -y, x, -y + 26], whole, [13, 13, 0, 0]), upright: false, bar: false },
    rail(0, 10),
    rail(62, 68),
    rail(840, 846),
    rail(898, 908),
    { geometry: strip([846 - x, -22, 898 - x, 22], whole), upright: true, bar: false },
    // What is seen between the halves of the bar.
    {
      geometry: strip([450 - x, -y + 20, 458 - x, y - 20], [-DEPTH, LAYER - 3]),
      upright: true,
      bar: true,
    },
    { geometry: strip([428 - x, -y + 26, 453.4 - x, y - 26], whole), upright: true, bar: true },
    { geometry: strip([454.6 - x, -y + 26, 480 - x, y - 26], whole), upright: true, bar: true },
  ];
}

function framePaint(colour: string, make: Make, upright: boolean): MeshStandardMaterial {
  const map = grainedTile(colour, make.frame, make.strength[0], upright ? 90 : 0);
  map.repeat.setScalar(1 / make.size);
  return new MeshStandardMaterial({ map, roughness: make.dull[0] });
}

/** The soft shadow of the board on the page. */
function ground(): Mesh {
  const { canvas, draw } = sheet(256, 256);
  draw.filter = "blur(5px)";
  draw.fillStyle = "rgb(0 0 0 / 55%)";
  draw.fillRect(12, 12, 232, 232);
  const paint = new MeshBasicMaterial({
    map: new CanvasTexture(canvas),
    transparent: true,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(WIDTH + 56, HEIGHT + 64), paint);
  mesh.position.set(0, -6, -DEPTH - 1);
  return mesh;
}

/** The board, and the same shapes again to hide what is behind them without being drawn. */
export function makeTable(
  palette: Palette,
  stuff: Stuff,
  seen: Orientation,
): { shown: Group; hiding: Group } {
  const make = MAKES[stuff];
  const [shown, hiding] = [new Group(), new Group()];
  const unseen = new MeshBasicMaterial({ colorWrite: false });
  const paints = [false, true].map((upright) =>
    framePaint(palette["frame"] ?? "#444444", make, upright),
  );
  const barPaint = framePaint(palette["bar"] ?? "#333333", make, true);
  for (const { geometry, upright, bar } of strips()) {
    if (seen.home === "left") geometry.rotateZ(Math.PI);
    shown.add(new Mesh(geometry, bar ? barPaint : paints[upright ? 1 : 0]));
    hiding.add(new Mesh(geometry, unseen));
  }
  shown.add(floors(picture(drawFloor(palette, make, seen)), make, seen), ground());
  return { shown, hiding };
}

/** Fields and, lower, wells: parts of one picture. */
function floors(map: Texture, make: Make, seen: Orientation): Group {
  const group = new Group();
  const paint = new MeshStandardMaterial({ map, roughness: make.dull[1] });
  for (const { rect, fill } of SHAPES.table) {
    if (!rect || !["field", "well"].includes(fill ?? "")) continue;
    const [x = 0, y = 0, width = 0, height = 0] = rect;
    const floor = new Mesh(new PlaneGeometry(width + 3, height + 3), paint);
    const across = reflectX(seen, x, width) + width / 2 - WIDTH / 2;
    const away = HEIGHT / 2 - y - height / 2;
    floor.position.set(across, away, fill === "well" ? WELL : 0);
    const [uv, place] = [
      floor.geometry.getAttribute("uv"),
      floor.geometry.getAttribute("position"),
    ];
    for (let at = 0; at < uv.count; at += 1) {
      uv.setXY(at, (across + place.getX(at)) / WIDTH + 0.5, (away + place.getY(at)) / HEIGHT + 0.5);
    }
    group.add(floor);
  }
  return group;
}
