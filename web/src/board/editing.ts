/** What pointer gestures mean in the position editor. */
import {
  checkersOf,
  clickCount,
  emptyPosition,
  moveChecker,
  setCount,
  startPosition,
  variationOf,
} from "./edit";
import { fromBottom, PITCH, rowOf, type Under } from "./geometry";
import type { Orientation, Position, Side } from "./types";
import { other } from "./types";

export type Gesture =
  | { kind: "click"; side: Side; orientation: Orientation; what: Under }
  | { kind: "drop"; side: Side; from: number; to: number | null; what: Under };

export function editGesture(position: Position, gesture: Gesture): Position {
  const { what } = gesture;
  if (gesture.kind === "drop") {
    const { side, from, to } = gesture;
    if (what.kind === "bar") return moveChecker(position, side, from, 25);
    return to === null ? position : moveChecker(position, side, from, to);
  }
  const { side, orientation } = gesture;
  if (what.kind === "point") {
    const at = fromBottom(orientation, side, what.point);
    const current = position[side][at] ?? 0;
    if (what.onBorder) {
      const theirs = fromBottom(orientation, other(side), what.point);
      return setCount(setCount(position, side, at, 0), other(side), theirs, 0);
    }
    const height = Math.min(5, Math.max(1, Math.ceil(what.depth / PITCH)));
    return setCount(position, side, at, clickCount(current, height));
  }
  if (what.kind === "bar") {
    // Each half of the bar belongs to the player who sits there.
    const owner = rowOf(orientation, side) === what.row ? side : other(side);
    const height = Math.max(1, Math.ceil(what.depth / PITCH));
    const current = position[owner][25] ?? 0;
    return setCount(position, owner, 25, height === current ? height - 1 : height);
  }
  if (what.kind === "tray") {
    const checkers = checkersOf(position[side]);
    return what.row === "top" ? emptyPosition(checkers) : startPosition(variationOf(checkers));
  }
  return position;
}
