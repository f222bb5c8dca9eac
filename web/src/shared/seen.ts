/** How boards are drawn for a player. */
import { other, type Orientation, type Side } from "../board/types";
import { lightSide, settings } from "./settings.svelte";

/** The board of the player in a seat; turned, it shows the other side of the table, with the same checkers. */
export function seenFrom(seat: Side, turned = false): Orientation {
  return { bottom: turned ? other(seat) : seat, home: settings.home, light: lightSide(seat) };
}
