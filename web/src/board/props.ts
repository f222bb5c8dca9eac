/** What a board is given, drawn flat or in 3D. */
import type { Row } from "./geometry";
import type { Say } from "./labels";
import type {
  CubeView,
  GraphStep,
  Orientation,
  PlayArrows,
  Position,
  Side,
  StepGraph,
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
