/**
 * Where things are on the drawing, from the tables written by `cargo xtask web-assets`.
 *
 * Board units: a checker is 54 across; x to the right, y downwards. The tables are for a home on
 * the right; a home on the left reflects x.
 */
import tables from "./geometry.json";
import type { Orientation, PlayArrows, Side } from "./types";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Base extends Spot {
  readonly grows: number;
}

export type Row = "top" | "bottom";

/** A shape with paints; exactly one of the shapes is given. */
export interface Shape {
  readonly rect?: readonly number[];
  readonly circle?: readonly number[];
  readonly polygon?: readonly number[];
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export const WIDTH = tables.width;
export const HEIGHT = tables.height;
export const PITCH = tables.pitch;
export const FRAME_Y = tables.frameY;
export const SQUEEZED_ABOVE = tables.squeezedAbove;
export const DIE = tables.die;
export const PIP = tables.pip;
export const CUBE = tables.cubeEdge;
export const SHAPES = tables.shapes as unknown as {
  table: Shape[];
  checker: Record<"light" | "dark", Shape[]>;
  trayPiece: Record<"light" | "dark", Shape[]>;
  die: Record<"light" | "dark", Shape[]>;
  cube: Shape[];
};

export function rowOf(seen: Orientation, side: Side): Row {
  return side === seen.bottom ? "bottom" : "top";
}

/** A player's point by the bottom player's numbering. */
export function fromBottom(seen: Orientation, side: Side, at: number): number {
  return side === seen.bottom ? at : 25 - at;
}

export function reflectX(seen: Orientation, x: number, width = 0): number {
  return seen.home === "right" ? x : WIDTH - x - width;
}

function reflected(seen: Orientation, x: number, y: number): Spot {
  return { x: reflectX(seen, x), y };
}

function pair(list: readonly number[] | undefined): [number, number] {
  return [list?.[0] ?? 0, list?.[1] ?? 0];
}

/** The stack of a place, before reflection. */
function baseOf(seen: Orientation, side: Side, at: number): Base {
  if (at === 25) return tables.bar[rowOf(seen, side)];
  const base = tables.points[fromBottom(seen, side, at) - 1];
  return base ?? { x: 0, y: 0, grows: 1 };
}

/** Centre of checker `index` (0 = first) of a stack of `count`. */
export function spotOf(
  seen: Orientation,
  side: Side,
  at: number,
  index: number,
  count: number,
): Spot {
  if (at === 0) {
    const [x, y] = pair(tables.tray[rowOf(seen, side)][index]);
    return reflected(seen, x, y);
  }
  const base = baseOf(seen, side, at);
  const offset = tables.stacks[Math.min(count, tables.most)]?.[index] ?? 0;
  return reflected(seen, base.x, base.y + base.grows * offset);
}

export function diceSpots(seen: Orientation, side: Side): Spot[] {
  const spots = tables.dice[rowOf(seen, side)].map((spot) => {
    const [x, y] = pair(spot);
    return reflected(seen, x, y);
  });
  return spots.sort((a, b) => a.x - b.x);
}

export function cubeSpot(seen: Orientation, owner: "centred" | Side, offeredTo: Side | null): Spot {
  const [x, y] = pair(
    offeredTo
      ? tables.offered[rowOf(seen, offeredTo)]
      : tables.cube[owner === "centred" ? "centred" : rowOf(seen, owner)],
  );
  return reflected(seen, x, y);
}

/** Centres of the pips of a die. */
export function pipsOf(value: number): Spot[] {
  return (tables.pips[value] ?? []).map((spot) => {
    const [x, y] = pair(spot);
    return { x, y };
  });
}

/** Where the number of a point (counted from the bottom) stands in the frame. */
export function numberSpot(seen: Orientation, point: number): Spot {
  const base = tables.points[point - 1] ?? { x: 0, y: 0, grows: 1 };
  return reflected(seen, base.x, base.y - (base.grows * FRAME_Y) / 2);
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the drawing that belongs to a place: its target for finger or mouse. */
export function areaOf(seen: Orientation, side: Side, at: number): Area {
  const row = at === 0 || at === 25 ? rowOf(seen, side) : at;
  const half = HEIGHT / 2;
  const area = (x: number, width: number, top: boolean): Area => ({
    x: reflectX(seen, x, width),
    y: top ? 0 : half,
    width,
    height: half,
  });
  if (at === 0) {
    return area(tables.trayLeft - 3, WIDTH - tables.trayLeft + 3, row === "top");
  }
  if (at === 25) return area(tables.barLeft, tables.rail, row === "top");
  const base = baseOf(seen, side, at);
  const width = tables.pointWidth;
  return area(base.x - width / 2, width, base.grows > 0);
}

/** What lies under a spot of the drawing. Points are counted from the bottom. */
export type Under =
  | { kind: "point"; point: number; depth: number; onBorder: boolean }
  | { kind: "bar" | "tray"; row: Row; depth: number }
  | { kind: "rail"; row: Row };

export function under(seen: Orientation, spot: Spot): Under {
  const x = reflectX(seen, spot.x);
  const row: Row = spot.y < HEIGHT / 2 ? "top" : "bottom";
  const depth = row === "top" ? spot.y - FRAME_Y : HEIGHT - FRAME_Y - spot.y;
  if (x >= tables.trayLeft - 3) return { kind: "tray", row, depth };
  if (x < tables.fieldLeft) return { kind: "rail", row };
  const right = x >= tables.fieldRight;
  if (!right && x >= tables.barLeft) {
    return { kind: "bar", row, depth: Math.abs(spot.y - tables.bar[row].y) };
  }
  const column = Math.min(
    5,
    Math.floor((x - (right ? tables.fieldRight : tables.fieldLeft)) / tables.pointWidth),
  );
  const bottomPoint = right ? 6 - column : 12 - column;
  const point = row === "bottom" ? bottomPoint : 25 - bottomPoint;
  return { kind: "point", point, depth, onBorder: depth < 0 };
}

/** The half of the field a spot is in, by whose dice lie there. */
export function halfUnder(seen: Orientation, spot: Spot): Row | null {
  const what = under(seen, spot);
  if (what.kind !== "point") return null;
  const right = what.point <= 6 || what.point >= 19;
  return right ? "bottom" : "top";
}

/** Corners of an arrow from one spot to another; the same as `draw::arrows::Arrow::outline`. */
export function arrowOutline(from: Spot, to: Spot): number[] {
  const [halfShaft, head, halfHead] = [4, 20, 12];
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  if (length < 1) return [];
  const [ax, ay] = [across / length, down / length];
  const neck = Math.max(0, length - head);
  const corners: [number, number][] = [
    [0, halfShaft],
    [neck, halfShaft],
    [neck, halfHead],
    [length, 0],
    [neck, -halfHead],
    [neck, -halfShaft],
    [0, -halfShaft],
  ];
  return corners.flatMap(([forward, sideways]) => [
    from.x + ax * forward - ay * sideways,
    from.y + ay * forward + ax * sideways,
  ]);
}

/** Outlines of the arrows of a play; steps from an empty place are left out. `place`: where checkers are seen. */
export function arrowsOf(seen: Orientation, play: PlayArrows, place = spotOf): number[][] {
  const own = [...play.before[play.side]];
  const found: number[][] = [];
  for (const { from, to } of play.steps) {
    const count = own[from] ?? 0;
    if (count === 0) continue;
    const landed = Math.min(own[to] ?? 0, tables.most - 1);
    const start = place(seen, play.side, from, count - 1, count);
    const end = place(seen, play.side, to, landed, landed + 1);
    own[from] = count - 1;
    own[to] = (own[to] ?? 0) + 1;
    found.push(arrowOutline(start, end));
  }
  return found;
}
