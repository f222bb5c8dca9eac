/** What a board is given, drawn flat or in 3D. */
import type { Row, Spot, spotOf } from "./geometry";
import type { Say } from "./labels";
import type {
  CubeView,
  GraphStep,
  Orientation,
  PlayArrows,
  Position,
  Side,
  StepGraph,
  Thrower,
} from "./types";

/** What is shown, and what is done with it. */
export interface Shown {
  position: Position;
  /** The player whose point numbers and dice are shown. */
  mover: Side;
  orientation: Orientation;
  label: string;
  mode?: "play" | "edit" | "view";
  dice?: readonly [number, number] | null;
  /** Whose dice they are, if not the mover's. */
  thrower?: Thrower | undefined;
  used?: readonly [boolean, boolean];
  cube?: CubeView | null;
  graph?: StepGraph | null;
  node?: number;
  arrows?: readonly PlayArrows[];
  /** Outlines the dice, to show that it is time to roll. */
  prompt?: boolean;
  editSide?: Side;
  onsteps?: (steps: GraphStep[]) => void;
  /** Takes back a checker moved this turn; returns whether it did. */
  onback?: (at: number) => boolean;
  ondice?: () => void;
  onfield?: (row: Row) => void;
  oncube?: (button: number) => void;
  onedit?: (position: Position) => void;
  onillegal?: () => void;
}

/** The user's choices. */
export interface Manner {
  say: Say;
  /** Whether a click moves at once or first selects the checker. */
  clickMode?: "die" | "select";
  showTargets?: boolean;
  showMovable?: boolean;
  /** Duration of a checker's flight in milliseconds; 0 for none. */
  speed?: number;
}

/** The checker in the player's hand, and where it is. */
export interface Held {
  readonly side: Side;
  readonly at: number;
  readonly spot: Spot;
}

/** A picture that shows the board instead of the drawing; the drawing's targets and places are laid over it. */
export interface Picture {
  /** How the layer is laid over the picture. */
  readonly style: string;
  /** How much higher upright things are on the layer than they are seen. */
  readonly stretch: number;
  /** The spot of the layer under a pixel of the picture. */
  readonly spotAt: (x: number, y: number) => Spot;
  /** Where the middle of something of this height that stands on a spot is seen on the layer. */
  readonly lay: (spot: Spot, height: number) => Spot;
  /** Where the top of a checker is seen on the layer. */
  readonly spotOf: typeof spotOf;
  readonly hold: (held: Held | null) => void;
  /** Shows a position; a checker that was dropped comes from there. */
  readonly show: (position: Position, dropped: Spot | null) => void;
  /** A checker let go in vain goes back to its place. */
  readonly back: (side: Side, at: number, from: Spot) => void;
}
