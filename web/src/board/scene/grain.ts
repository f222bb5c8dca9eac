/** Wood, felt, leather and stone as grey tiles, computed; the theme's colours are laid under them. */

export type Grain = "wood" | "felt" | "leather" | "stone";

/** Edge of a tile in pixels; tiles join at their edges. */
export const TILE = 512;

/** A number in 0..1 for a point of a grid, always the same. */
function scatter(x: number, y: number, seed: number): number {
  let hash = (x * 374_761_393 + y * 668_265_263 + seed * 2_147_483_647) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth noise that repeats after `across` and `down` cells. */
function noise(x: number, y: number, across: number, down: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [right, below] = [ease(x - left), ease(y - top)];
  const at = (column: number, row: number) =>
    scatter(((column % across) + across) % across, ((row % down) + down) % down, seed);
  const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * right;
  const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * right;
  return upper + (lower - upper) * below;
}

/** Noise of several sizes, for a spot of the tile in 0..1. */
function layered(u: number, v: number, across: number, down: number, seed: number, octaves = 3) {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    const [columns, rows] = [across << octave, down << octave];
    sum += weight * noise(u * columns, v * rows, columns, rows, seed + octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/** Brightness in -1..1 of a grain at a spot of the tile in 0..1. */
const GRAINS: Record<Grain, (u: number, v: number) => number> = {
  wood: (u, v) => {
    const bend = layered(u, v, 2, 4, 11);
    const rings = Math.sin(2 * Math.PI * (9 * v + 2.2 * bend));
    const fibre = layered(u, v, 4, 96, 23, 2) - 0.5;
    const pores = Math.max(0, noise(u * 14, v * 150, 14, 150, 37) - 0.72) * 2.4;
    return 0.34 * rings + 0.95 * fibre - pores + 0.5 * (layered(u, v, 2, 3, 41) - 0.5);
  },
  felt: (u, v) =>
    0.75 * (noise(u * 256, v * 256, 256, 256, 5) - 0.5) +
    0.5 * (noise(u * 96, v * 96, 96, 96, 7) - 0.5) +
    0.5 * (layered(u, v, 3, 3, 9) - 0.5),
  leather: (u, v) => {
    const cells = Math.abs(layered(u, v, 44, 44, 3, 2) - 0.5) * 2;
    return 0.75 * (cells - 0.35) + 0.35 * (layered(u, v, 4, 4, 13) - 0.5);
  },
  stone: (u, v) => {
    const cloud = layered(u, v, 3, 3, 17, 4);
    const bend = 3 * layered(u, v, 3, 3, 19, 4);
    const vein = 1 - Math.abs(Math.sin(Math.PI * (u + 2 * v + bend)));
    return 0.9 * (cloud - 0.5) - 0.8 * vein ** 9;
  },
};

export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly draw: CanvasRenderingContext2D;
}

/** A sheet to paint on, in the processor's memory: it is read once, for a texture. */
export function sheet(width: number, height: number): Sheet {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const draw = canvas.getContext("2d", { willReadFrequently: true });
  if (!draw) throw new Error("expected a canvas to draw on");
  return { canvas, draw };
}

const tiles = new Map<Grain, HTMLCanvasElement>();

/** The tile of a grain: half grey where the colour below is to stay as it is. */
export function tileOf(grain: Grain): HTMLCanvasElement {
  const known = tiles.get(grain);
  if (known) return known;
  const { canvas, draw } = sheet(TILE, TILE);
  const image = draw.createImageData(TILE, TILE);
  for (let at = 0; at < TILE * TILE; at += 1) {
    const bright = GRAINS[grain]((at % TILE) / TILE, Math.floor(at / TILE) / TILE);
    image.data.fill(128 + 127 * Math.max(-1, Math.min(1, bright)), at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = 255;
  }
  draw.putImageData(image, 0, 0);
  tiles.set(grain, canvas);
  return canvas;
}

/** Fills the current path with a colour and its grain. `strength`: 0 for none. */
export function fillGrained(
  draw: CanvasRenderingContext2D,
  colour: string,
  grain: { grain: Grain; strength: number; turn?: number; shift?: number } | null,
): void {
  draw.fillStyle = colour;
  draw.fill();
  if (!grain) return;
  const pattern = draw.createPattern(tileOf(grain.grain), "repeat");
  if (!pattern) return;
  const move = new DOMMatrix()
    .rotate(grain.turn ?? 0)
    .translate(grain.shift ?? 0, grain.shift ?? 0);
  pattern.setTransform(move);
  draw.save();
  draw.globalCompositeOperation = "overlay";
  draw.globalAlpha = grain.strength;
  draw.fillStyle = pattern;
  draw.fill();
  draw.restore();
}
