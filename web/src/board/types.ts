/** What a board shows. No rules here: the legal moves come from the server as a step graph. */

/** A player by identity, never by seat. */
export type Side = "white" | "black";

/** Whose dice are on the board; `each`: White's die, then Black's, of an opening roll. */
export type Thrower = Side | "each";

/** Who threw the first die, or the second. */
export function throwerOf(thrower: Thrower, index: number): Side {
  if (thrower !== "each") return thrower;
  return index === 0 ? "white" : "black";
}

/** Checkers by their owner's own point numbers: [0] borne off, [1..24], [25] bar. */
export type Checkers = readonly number[];

export interface Position {
  readonly white: Checkers;
  readonly black: Checkers;
}

/** The orientation of the board: three settings that never change the position. */
export interface Orientation {
  readonly bottom: Side;
  readonly home: "left" | "right";
  readonly light: Side;
}

/** One checker moved by one die, in the mover's numbers: 25 = bar, 0 = off. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly hit: boolean;
}

/** A step the server allows, and where it leads in the graph. */
export interface GraphStep extends Step {
  readonly die: number;
  readonly next: number;
}

export interface GraphNode {
  readonly steps: readonly GraphStep[];
  /** Whether the turn may end here. */
  readonly complete: boolean;
}

/** The legal steps of a turn; node 0 is its beginning. */
export interface StepGraph {
  readonly nodes: readonly GraphNode[];
}

export interface CubeView {
  readonly value: number;
  readonly owner: "centred" | Side;
  /** Who has to answer, if the cube is offered. */
  readonly offeredTo: Side | null;
}

/** Arrows of a play, on the board before it. */
export interface PlayArrows {
  readonly before: Position;
  readonly side: Side;
  readonly steps: readonly Step[];
  /** The last play, one considered, or in an analysis the best play and the one made. */
  readonly kind: "last" | "hint" | "best" | "played";
}

/** A place by its owner's numbering: 0 tray, 1-24, 25 bar. */
export interface Place {
  readonly side: Side;
  readonly at: number;
}

export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** The colour in which a side's checkers are drawn, as the name of a side. */
export function colourOf(seen: Orientation, side: Side): Side {
  return side === seen.light ? "white" : "black";
}
