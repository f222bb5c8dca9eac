/** Walks the server's step graph. It knows how checkers move and hit, but no rules of the game. */
import type { Checkers, GraphStep, Position, Side, Step, StepGraph } from "./types";
import { other } from "./types";

/** Makes steps literally; a hit sends the opponent's checker to the bar. */
export function apply(position: Position, side: Side, steps: readonly Step[]): Position {
  return carry(position, side, steps, 1);
}

/** Takes steps back. */
export function revert(position: Position, side: Side, steps: readonly Step[]): Position {
  return carry(position, side, [...steps].reverse(), -1);
}

function carry(position: Position, side: Side, steps: readonly Step[], times: 1 | -1): Position {
  const own = [...position[side]];
  const theirs = [...position[other(side)]];
  const add = (list: number[], at: number, n: number) => {
    list[at] = (list[at] ?? 0) + n;
  };
  for (const { from, to, hit } of steps) {
    add(own, from, -times);
    add(own, to, times);
    if (hit) {
      add(theirs, 25 - to, -times);
      add(theirs, 25, times);
    }
  }
  return side === "white" ? { white: own, black: theirs } : { white: theirs, black: own };
}

function stepsAt(graph: StepGraph, node: number): readonly GraphStep[] {
  return graph.nodes[node]?.steps ?? [];
}

export function isComplete(graph: StepGraph, node: number): boolean {
  return graph.nodes[node]?.complete ?? false;
}

/** Steps with the preferred die first. */
function preferring(steps: readonly GraphStep[], die: number | undefined): GraphStep[] {
  return [...steps].sort((a, b) => Number(b.die === die) - Number(a.die === die));
}

/** Places a checker may leave. */
export function origins(graph: StepGraph, node: number): Set<number> {
  return new Set(stepsAt(graph, node).map((step) => step.from));
}

/**
 * Every place one checker can reach from `from`, with its steps: the shortest way,
 * or of two equally short ones the one that plays `die` first.
 */
export function reachable(
  graph: StepGraph,
  node: number,
  from: number,
  die?: number,
): Map<number, GraphStep[]> {
  const found = new Map<number, GraphStep[]>();
  let front: { node: number; at: number; path: GraphStep[] }[] = [{ node, at: from, path: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { node: here, at, path } of front) {
      for (const step of preferring(stepsAt(graph, here), path.length === 0 ? die : undefined)) {
        if (step.from !== at || found.has(step.to)) continue;
        const longer = [...path, step];
        found.set(step.to, longer);
        if (step.to > 0) next.push({ node: step.next, at: step.to, path: longer });
      }
    }
    front = next;
  }
  return found;
}

/** The step that a click on a checker plays: with the clicked die if possible, else with the other. */
export function clickStep(
  graph: StepGraph,
  node: number,
  from: number,
  die: number | undefined,
): GraphStep | null {
  const steps = stepsAt(graph, node).filter((step) => step.from === from);
  return preferring(steps, die)[0] ?? null;
}

/** All paths of at most `most` steps, shortest first. */
function* walks(graph: StepGraph, node: number, most: number): Generator<GraphStep[]> {
  let front: GraphStep[][] = stepsAt(graph, node).map((step) => [step]);
  for (let length = 1; length <= most && front.length > 0; length += 1) {
    yield* front;
    front = front.flatMap((path) =>
      stepsAt(graph, path[path.length - 1]?.next ?? -1).map((step) => [...path, step]),
    );
  }
}

/** The steps that make an empty point with two checkers, if any. */
export function makePoint(
  graph: StepGraph,
  node: number,
  own: Checkers,
  point: number,
): GraphStep[] | null {
  if ((own[point] ?? 0) > 0) return null;
  for (const path of walks(graph, node, 4)) {
    const landed = path.filter((step) => step.to === point).length;
    const left = path.filter((step) => step.from === point).length;
    if (landed - left >= 2) return path;
  }
  return null;
}

/** The only single step that brings a checker to a place, if there is exactly one. */
export function onlyArrival(graph: StepGraph, node: number, to: number): GraphStep | null {
  const steps = stepsAt(graph, node).filter((step) => step.to === to);
  return steps.length === 1 ? (steps[0] ?? null) : null;
}

/** Bears off two checkers if that is possible, else one. */
export function bearOff(graph: StepGraph, node: number): GraphStep[] | null {
  let best: GraphStep[] | null = null;
  for (const path of walks(graph, node, 2)) {
    if (path.every((step) => step.to === 0) && path.length > (best?.length ?? 0)) best = path;
  }
  return best;
}

/** The play if all paths through the graph end in the same position. */
export function forced(graph: StepGraph, position: Position, side: Side): GraphStep[] | null {
  const paths = new Map<number, GraphStep[]>([[0, []]]);
  const ends = new Map<string, GraphStep[]>();
  for (const [node, path] of paths) {
    const steps = stepsAt(graph, node);
    if (steps.length === 0) ends.set(JSON.stringify(apply(position, side, path)), path);
    for (const step of steps) {
      if (!paths.has(step.next)) paths.set(step.next, [...path, step]);
    }
    if (ends.size > 1) return null;
  }
  return [...ends.values()][0] ?? null;
}

/** Which of the two dice are used up after these steps: [left, right]. */
export function usedDice(
  dice: readonly [number, number],
  steps: readonly GraphStep[],
): [boolean, boolean] {
  const [left, right] = dice;
  if (left === right) return [steps.length >= 2, steps.length >= 4];
  return [steps.some((step) => step.die === left), steps.some((step) => step.die === right)];
}

/** Follows given steps through the graph, in any order the graph allows. */
export function follow(graph: StepGraph, steps: readonly Step[]): GraphStep[] | null {
  const search = (node: number, left: readonly Step[]): GraphStep[] | null => {
    if (left.length === 0) return [];
    for (const step of stepsAt(graph, node)) {
      const at = left.findIndex((wanted) => wanted.from === step.from && wanted.to === step.to);
      if (at < 0) continue;
      const rest = search(
        step.next,
        left.filter((_, index) => index !== at),
      );
      if (rest) return [step, ...rest];
    }
    return null;
  };
  return search(0, steps);
}

/**
 * The turn without the step that brought a checker to a place: of several, the latest that can be left
 * out. Null if none led there, or the others are impossible without it.
 */
export function without(
  graph: StepGraph,
  path: readonly GraphStep[],
  at: number,
): GraphStep[] | null {
  for (let index = path.length - 1; index >= 0; index -= 1) {
    if (path[index]?.to !== at) continue;
    const rest = follow(
      graph,
      path.filter((_, other) => other !== index),
    );
    if (rest) return rest;
  }
  return null;
}

export function pips(checkers: Checkers): number {
  return checkers.reduce((sum, count, point) => sum + count * point, 0);
}
