/**
 * A clock with a delay before each turn's time counts; kept in this browser with the game. It runs
 * while a person has to decide and the page is open; the program's time does not count.
 */
import type { Side } from "../board/types";
import { duration } from "../shared/numbers";
import type { GameView } from "../wire/types";

interface Kept {
  /** Seconds left. */
  white: number;
  black: number;
  /** Seconds of delay left in this turn; the turn is identified so that a reload does not renew it. */
  delay: number;
  turn: string;
  /** Whether the players chose to play on without it. */
  off: boolean;
}

/** What the clock needs to know about a game. */
interface Watched {
  readonly view: GameView | null;
  /** Whether a person is thinking. */
  readonly mine: boolean;
}

/** The decisions that run on a player's time. */
const THINKING = ["turn", "play", "answer_double"];

export interface Face {
  readonly text: string;
  readonly over: boolean;
}

export default class Clock {
  #kept = $state.raw<Kept | null>(null);
  #id = "";
  #before = performance.now();
  /** The turn in which the time-up notice was dismissed. */
  #aside = $state("");
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #game: Watched;

  constructor(game: Watched) {
    this.#game = game;
    this.#timer = setInterval(() => this.#tick(), 500);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What the clock of a side shows; null without one. */
  shown(side: Side): Face | null {
    const kept = this.#kept;
    if (!kept || kept.off || !this.#isPerson(side)) return null;
    const left = duration(Math.ceil(kept[side]));
    const delay = Math.ceil(kept.delay);
    const waiting = delay > 0 && this.#game.view?.state.decision.side === side;
    return { text: waiting ? `${left} +${delay}` : left, over: kept[side] <= 0 };
  }

  /** The player to decide who has no time left. */
  get fallen(): Side | null {
    const kept = this.#kept;
    const decision = this.#game.view?.state.decision;
    const side = decision?.side;
    if (!kept || kept.off || !side || !this.#game.mine || kept.turn === this.#aside) return null;
    return THINKING.includes(decision.kind) && kept[side] <= 0 ? side : null;
  }

  /** Dismisses the notice until the next turn. */
  putAside(): void {
    this.#aside = this.#kept?.turn ?? "";
  }

  playOn(): void {
    if (this.#kept) this.#keep({ ...this.#kept, off: true });
  }

  #isPerson(side: Side): boolean {
    return this.#game.view?.setup.players[side].kind === "human";
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(`barpoint.clock.${this.#id}`, JSON.stringify(kept));
    } catch {
      // Without storage the clock still runs.
    }
  }

  #load(view: GameView, minutes: number): Kept {
    this.#id = view.id;
    const full = { white: minutes * 60, black: minutes * 60, delay: 0, turn: "", off: false };
    try {
      const stored = localStorage.getItem(`barpoint.clock.${view.id}`) ?? "{}";
      return { ...full, ...(JSON.parse(stored) as Partial<Kept>) };
    } catch {
      return full;
    }
  }

  #tick(): void {
    const now = performance.now();
    const passed = (now - this.#before) / 1000;
    this.#before = now;
    const { view } = this.#game;
    const setup = view?.setup.clock;
    if (!view || !setup) {
      this.#kept = null;
      return;
    }
    let kept = this.#kept && this.#id === view.id ? this.#kept : this.#load(view, setup.minutes);
    const { side, kind } = view.state.decision;
    if (!side || kept.off || !this.#isPerson(side) || !THINKING.includes(kind)) {
      this.#kept = kept;
      return;
    }
    // A turn is a roll and its play; undoing steps or taking back turns does not renew it.
    const turn = `${view.state.games_played} ${side} ${turnsOf(view)}`;
    if (turn !== kept.turn) kept = { ...kept, turn, delay: setup.delay_seconds };
    if (this.#game.mine && kept[side] > 0) {
      const counted = Math.max(0, passed - kept.delay);
      const left = Math.max(0, kept[side] - counted);
      kept = { ...kept, delay: Math.max(0, kept.delay - passed), [side]: left };
    }
    this.#keep(kept);
  }
}

/** How many plays have been made in this game. */
function turnsOf(view: GameView): number {
  return view.events.filter(({ kind }) => kind === "play").length;
}
