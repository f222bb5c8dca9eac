/** Where checkers, dice and the cube rest on the board in 3D. */
import { CUBE, cubeSpot, diceSpots, spotOf, type Spot } from "../geometry";
import type { CubeView, Orientation, Side } from "../types";
import { inSpace, LAYER, type Lens, type Point3 } from "./lens";

export const RADIUS = 25.6;
export const THICKNESS = LAYER;
/** Smaller than on the drawing: seen from the side, dice look larger. */
export const DIE_EDGE = 38;
export const CUBE_EDGE = CUBE - 4;
/** The floor of trays and of the cube's rail. */
export const WELL = -10;
/** Checkers beside each other on a point; more lie on top of them. */
const ROW = 5;

/** The middle of a checker, and whether it stands on its edge. */
export interface Rest extends Point3 {
  readonly edge: boolean;
}

/** The checker that lies on the gap between two others: five, then four on these, three, two and one. */
export function tierOf(index: number): { tier: number; slot: number } {
  let [tier, slot] = [0, index];
  while (slot >= ROW - tier && tier < ROW - 1) {
    slot -= ROW - tier;
    tier += 1;
  }
  return { tier, slot };
}

export function restOf(seen: Orientation, side: Side, at: number, index: number): Rest {
  if (at === 0) {
    return {
      ...inSpace(spotOf(seen, side, 0, Math.min(index, 14), 15), WELL + RADIUS),
      edge: true,
    };
  }
  const { tier, slot } = tierOf(index);
  const [first, second] = [spotOf(seen, side, at, 0, ROW), spotOf(seen, side, at, 1, ROW)];
  const along = slot + tier / 2;
  const spot = {
    x: first.x + (second.x - first.x) * along,
    y: first.y + (second.y - first.y) * along,
  };
  const floor = at === 25 ? LAYER : 0;
  return { ...inSpace(spot, floor + THICKNESS * (tier + 0.5)), edge: false };
}

/** Where the top of a checker is seen on the layer. */
export function topOn(lens: Lens, seen: Orientation, side: Side, at: number, index: number): Spot {
  const rest = restOf(seen, side, at, index);
  return lens.lay({ ...rest, z: rest.z + (rest.edge ? RADIUS : THICKNESS / 2) });
}

export function dicePlaces(seen: Orientation, side: Side): Point3[] {
  return diceSpots(seen, side).map((spot) => inSpace(spot, DIE_EDGE / 2));
}

export function cubePlace(seen: Orientation, cube: CubeView): Point3 {
  const floor = cube.offeredTo ? 0 : WELL;
  return inSpace(cubeSpot(seen, cube.owner, cube.offeredTo), floor + CUBE_EDGE / 2);
}
