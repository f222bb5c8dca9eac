/** Moves checkers on the screen with the browser's animations. */
import { flights } from "./changes";
import { spotOf, type Spot } from "./geometry";
import type { Orientation, Position } from "./types";

/** The name that identifies a drawn checker. */
export function pieceKey(side: string, at: number, index: number): string {
  return `${side}-${at}-${index}`;
}

interface Options {
  readonly svg: SVGSVGElement;
  /** The layer for flying checkers, above all others. */
  readonly layer: SVGGElement;
  readonly orientation: Orientation;
  /** Milliseconds of one flight. */
  readonly duration: number;
  /** Where a dragged checker was dropped: it flies from there. */
  readonly droppedAt: Spot | null;
}

/** Animates the change from one position to another. The checkers of the new one are already drawn. */
export function animate(before: Position, after: Position, options: Options): () => void {
  const { svg, layer, orientation, duration, droppedAt } = options;
  const ends: (() => void)[] = [];
  let dropped = droppedAt;
  for (const { from, to } of flights(before, after)) {
    const piece = svg.querySelector<SVGElement>(
      `[data-key="${pieceKey(to.side, to.at, to.index)}"]`,
    );
    if (!piece) continue;
    const hit = to.at === 25;
    let start = spotOf(orientation, from.side, from.at, from.index, from.count);
    if (dropped && !hit) {
      start = dropped;
      dropped = null;
    }
    const end = spotOf(orientation, to.side, to.at, to.index, to.count);
    ends.push(fly(piece, layer, start, end, duration, hit ? duration * 0.6 : 0));
  }
  return () => {
    for (const end of ends) end();
  };
}

/** Sends a copy of a checker across the board; the checker itself appears when it lands. */
export function fly(
  piece: SVGElement,
  layer: SVGGElement,
  start: Spot,
  end: Spot,
  duration: number,
  delay = 0,
): () => void {
  const copy = piece.cloneNode(true) as SVGElement;
  copy.removeAttribute("data-key");
  copy.style.visibility = "visible";
  layer.append(copy);
  piece.style.visibility = "hidden";
  const at = (spot: Spot) => ({ transform: `translate(${spot.x}px, ${spot.y}px)` });
  const animation = copy.animate([at(start), at(end)], {
    duration,
    delay,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
    fill: "both",
  });
  let over = false;
  const finish = () => {
    if (over) return;
    over = true;
    animation.cancel();
    copy.remove();
    piece.style.visibility = "";
  };
  animation.onfinish = finish;
  return finish;
}

/** Whether the system asks for reduced motion. */
export function wantsStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
