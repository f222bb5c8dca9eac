/** Which checker moved where between two positions, for the animation. */
import type { Place, Position, Side } from "./types";

export interface Flight {
  readonly from: Place & { readonly index: number; readonly count: number };
  readonly to: Place & { readonly index: number; readonly count: number };
}

/** A checker for each place that gained one, from a place that lost one. */
export function flights(before: Position, after: Position): Flight[] {
  return (["white", "black"] as const).flatMap((side) => flightsOf(side, before, after));
}

function flightsOf(side: Side, before: Position, after: Position): Flight[] {
  const [old, now] = [before[side], after[side]];
  const lost: Flight["from"][] = [];
  const gained: Flight["to"][] = [];
  // From the bar down, so that checkers are paired in the direction of play.
  for (let at = 25; at >= 0; at -= 1) {
    const [was, is] = [old[at] ?? 0, now[at] ?? 0];
    for (let index = was - 1; index >= is; index -= 1) lost.push({ side, at, index, count: was });
    for (let index = was; index < is; index += 1) gained.push({ side, at, index, count: is });
  }
  return gained.flatMap((to, index) => {
    const from = lost[index];
    return from ? [{ from, to }] : [];
  });
}
