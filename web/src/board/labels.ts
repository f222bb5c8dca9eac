/** What a screen reader says about places on the board; sides are called by the colour drawn. */
import type { Orientation, Place, Position, Side } from "./types";
import { colourOf, other } from "./types";

/** Turns a message id and arguments into text: the catalogue's `t`. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** "6 point, five white": the place by `mover`'s numbering, and what is on it. */
export function placeLabel(
  say: Say,
  seen: Orientation,
  position: Position,
  mover: Side,
  at: number,
): string {
  const mine = position[mover][at] ?? 0;
  const theirs = at >= 1 && at <= 24 ? (position[other(mover)][25 - at] ?? 0) : 0;
  const owner = mine > 0 ? mover : theirs > 0 ? other(mover) : null;
  const side = owner ? colourOf(seen, owner) : "none";
  return say("place-point", { point: at, count: mine > 0 ? mine : theirs, side });
}

/** "white bar, two" or "black tray, none". */
export function edgeLabel(say: Say, seen: Orientation, position: Position, place: Place): string {
  const count = position[place.side][place.at] ?? 0;
  const id = place.at === 0 ? "place-tray" : "place-bar";
  return say(id, { side: colourOf(seen, place.side), count });
}
