/** A clock with a delay before each turn's time counts; kept in this browser with the game. */
import type { Side } from "../board/types";
import { duration } from "../shared/numbers";
import type { GameView } from "../wire/types";

interface Times {
  white: number;
  black: number;
}

export default class Clock {
  /** Seconds left. */
  #left = $state<Times | null>(null);
  #delay = $state(0);
  #turn = "";
  #timer: ReturnType<typeof setInterval>;
  readonly #view: () => GameView | null;

  constructor(view: () => GameView | null) {
    this.#view = view;
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What the clock of a side shows; null without a clock. */
  shown(side: Side): string | null {
    if (!this.#view()?.setup.clock || !this.#left) return null;
    const waiting = this.#delay > 0 && this.#view()?.state.decision.side === side;
    return waiting ? `${duration(this.#left[side])} +${this.#delay}` : duration(this.#left[side]);
  }

  #tick(): void {
    const view = this.#view();
    const setup = view?.setup.clock;
    if (!view || !setup) return;
    const key = `barpoint.clock.${view.id}`;
    if (!this.#left) {
      const full = { white: setup.minutes * 60, black: setup.minutes * 60 };
      try {
        this.#left = { ...full, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as object) };
      } catch {
        this.#left = full;
      }
    }
    const side = view.state.decision.side;
    if (!side || view.to_act !== "human") return;
    const turn = `${view.state.games_played} ${side} ${view.events.length}`;
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#delay = setup.delay_seconds;
    }
    if (this.#delay > 0) this.#delay -= 1;
    else this.#left = { ...this.#left, [side]: Math.max(0, this.#left[side] - 1) };
    localStorage.setItem(key, JSON.stringify(this.#left));
  }
}
