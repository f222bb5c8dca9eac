/** What a screen reader says about places on the board. */
import type { Place, Position } from "./types";
import { other } from "./types";

/** Turns a message id and arguments into text: the catalogue's `t`. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** "6 point, five white": the place by `mover`'s numbering, and what is on it. */
export function placeLabel(say: Say, position: Position, mover: Place["side"], at: number): string {
  const mine = position[mover][at] ?? 0;
  const theirs = at >= 1 && at <= 24 ? (position[other(mover)][25 - at] ?? 0) : 0;
  const who = mine > 0 ? mover : theirs > 0 ? other(mover) : "none";
  return say("place-point", { point: at, count: mine > 0 ? mine : theirs, side: who });
}

/** "white bar, two" or "black tray, none". */
export function edgeLabel(say: Say, position: Position, place: Place): string {
  const count = position[place.side][place.at] ?? 0;
  return say(place.at === 0 ? "place-tray" : "place-bar", { side: place.side, count });
}
