/** Solids of the board: rounded boxes for dice and cube, checkers, strips of the frame. */
import {
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Shape,
  Vector2,
  Vector3,
} from "three";

import { RADIUS, THICKNESS } from "./places";

/** A side of a cube: which way it faces, and which way is up on it. */
interface Face {
  readonly out: Vector3;
  readonly up: Vector3;
}

const face = (out: [number, number, number], up: [number, number, number]): Face => ({
  out: new Vector3(...out),
  up: new Vector3(...up),
});

/** The sides in the order of the cells of their picture; opposite sides are three apart and in reverse. */
export const FACES: readonly Face[] = [
  face([0, 0, 1], [0, 1, 0]),
  face([1, 0, 0], [0, 0, 1]),
  face([0, -1, 0], [0, 0, 1]),
  face([0, 1, 0], [0, 0, 1]),
  face([-1, 0, 0], [0, 0, 1]),
  face([0, 0, -1], [0, 1, 0]),
];
/** Columns and rows of that picture. */
export const CELLS = { across: 3, down: 2 } as const;

/** The turn that brings a side up, readable from the player's seat. */
export function turnedUp(side: number): Matrix4 {
  const { out, up } = FACES[side] ?? face([0, 0, 1], [0, 1, 0]);
  const right = new Vector3().crossVectors(up, out);
  return new Matrix4().makeBasis(right, up, out).transpose();
}

/** A cube with round edges; each side has its cell of the picture. */
export function roundedCube(edge: number, round: number): BufferGeometry {
  const half = edge / 2;
  const core = half - round;
  const curve = [0, 0.25, 0.5, 0.75, 1].map((part) => round * Math.tan((part * Math.PI) / 4));
  const line = [
    ...curve.map((bend) => -core - bend).reverse(),
    ...curve.map((bend) => core + bend),
  ];
  const [positions, normals, uvs, indices] = [[], [], [], []] as number[][];
  FACES.forEach(({ out, up }, side) => {
    const right = new Vector3().crossVectors(up, out);
    const first = (positions?.length ?? 0) / 3;
    for (const v of line) {
      for (const u of line) {
        const flat = new Vector3().addScaledVector(right, u).addScaledVector(up, v);
        flat.addScaledVector(out, half);
        const inner = flat.clone().clampScalar(-core, core);
        const normal = flat.clone().sub(inner).normalize();
        const point = inner.addScaledVector(normal, round);
        positions?.push(point.x, point.y, point.z);
        normals?.push(normal.x, normal.y, normal.z);
        const column = side % CELLS.across;
        const row = CELLS.down - 1 - Math.floor(side / CELLS.across);
        uvs?.push(
          (column + (u / edge + 0.5)) / CELLS.across,
          (row + (v / edge + 0.5)) / CELLS.down,
        );
      }
    }
    const count = line.length;
    for (let row = 0; row + 1 < count; row += 1) {
      for (let column = 0; column + 1 < count; column += 1) {
        const at = first + row * count + column;
        indices?.push(at, at + 1, at + count, at + 1, at + count + 1, at + count);
      }
    }
  });
  const made = new BufferGeometry();
  made.setAttribute("position", new Float32BufferAttribute(positions ?? [], 3));
  made.setAttribute("normal", new Float32BufferAttribute(normals ?? [], 3));
  made.setAttribute("uv", new Float32BufferAttribute(uvs ?? [], 2));
  made.setIndex(indices ?? []);
  return made;
}

/** A quarter of a circle as points of an outline. */
function rounded(x: number, y: number, radius: number, from: number, to: number): Vector2[] {
  return [0, 1 / 3, 2 / 3, 1].map((part) => {
    const angle = ((from + (to - from) * part) * Math.PI) / 180;
    return new Vector2(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
}

/** A turned checker with a round rim and a shallow dish, lying on the plane of x and y; its underside is never seen. */
export function checkerShape(): BufferGeometry {
  const half = THICKNESS / 2;
  const [bevel, rim, dish] = [3.6, 18.4, 1.7];
  const points = [
    new Vector2(RADIUS - 2.4, -half),
    new Vector2(RADIUS, -half + 2.4),
    ...rounded(RADIUS - bevel, half - bevel, bevel, 0, 90),
    new Vector2(rim + 1, half),
    new Vector2(rim, half - 0.25),
    new Vector2(rim - 3.2, half - dish),
    new Vector2(0, half - dish),
  ];
  const turned = new LatheGeometry(points, 40);
  turned.rotateX(Math.PI / 2);
  const place = turned.getAttribute("position");
  const flat = turned.getAttribute("uv");
  for (let at = 0; at < place.count; at += 1) {
    flat.setXY(at, place.getX(at) / (2 * RADIUS) + 0.5, place.getY(at) / (2 * RADIUS) + 0.5);
  }
  return turned;
}

/** Radii of the four corners, from the lower left against the clock. */
type Corners = readonly [number, number, number, number];

/** A strip of the frame between two corners and two heights, its edges slightly broken. */
export function strip(
  [left, bottom, right, top]: readonly [number, number, number, number],
  [low, high]: readonly [number, number],
  corners: Corners = [0, 0, 0, 0],
): BufferGeometry {
  const edge = 1.6;
  const [l, b, r, t] = [left + edge, bottom + edge, right - edge, top - edge];
  const [c0, c1, c2, c3] = corners.map((radius) => Math.max(0.6, radius - edge)) as [
    number,
    number,
    number,
    number,
  ];
  const shape = new Shape();
  shape.moveTo(l + c0, b);
  shape.lineTo(r - c1, b);
  shape.absarc(r - c1, b + c1, c1, -Math.PI / 2, 0, false);
  shape.lineTo(r, t - c2);
  shape.absarc(r - c2, t - c2, c2, 0, Math.PI / 2, false);
  shape.lineTo(l + c3, t);
  shape.absarc(l + c3, t - c3, c3, Math.PI / 2, Math.PI, false);
  shape.lineTo(l, b + c0);
  shape.absarc(l + c0, b + c0, c0, Math.PI, 1.5 * Math.PI, false);
  const made = new ExtrudeGeometry(shape, {
    depth: high - low - 2 * edge,
    bevelThickness: edge,
    bevelSize: edge,
    bevelSegments: 3,
    curveSegments: 8,
  });
  return made.translate(0, 0, low + edge);
}
