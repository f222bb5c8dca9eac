/** Finds typed plays in the server's step graph. */
import { isComplete, reachable } from "../board/steps";
import type { GraphStep, StepGraph } from "../board/types";

interface Movement {
  readonly from: number;
  readonly to: number;
}

function place(word: string): number | null {
  if (/^(bar|b)$/i.test(word)) return 25;
  if (/^(off|o)$/i.test(word)) return 0;
  const number = Number(word);
  return Number.isInteger(number) && number >= 0 && number <= 25 ? number : null;
}

// "24/18*/13 6/4(2)" as single movements; null if it is not a play.
export function parsePlay(text: string): Movement[] | null {
  const found: Movement[] = [];
  for (const word of text.trim().split(/[\s,]+/)) {
    const match = /^([\w*/-]+?)(?:\((\d)\))?$/.exec(word);
    if (!match) return null;
    const stops = (match[1] ?? "").replaceAll("*", "").split(/[/-]/).map(place);
    if (stops.length < 2 || stops.includes(null)) return null;
    const times = Number(match[2] ?? 1);
    for (let time = 0; time < times; time += 1) {
      for (let at = 1; at < stops.length; at += 1) {
        found.push({ from: stops[at - 1] ?? 0, to: stops[at] ?? 0 });
      }
    }
  }
  return found.length > 0 && found.length <= 4 ? found : null;
}

/** The steps of a typed play, if the graph allows them in some order and the turn may end there. */
export function findPlay(graph: StepGraph, text: string, dice: readonly number[]) {
  const movements = parsePlay(text);
  return movements ? search(graph, 0, movements, dice) : null;
}

function search(
  graph: StepGraph,
  node: number,
  left: readonly Movement[],
  dice: readonly number[],
): GraphStep[] | null {
  if (left.length === 0) return isComplete(graph, node) ? [] : null;
  for (const [index, { from, to }] of left.entries()) {
    for (const die of dice) {
      const path = reachable(graph, node, from, die).get(to);
      const end = path?.at(-1);
      if (!path || !end) continue;
      const others = left.filter((_, at) => at !== index);
      const rest = search(graph, end.next, others, dice);
      if (rest) return [...path, ...rest];
    }
  }
  return null;
}
