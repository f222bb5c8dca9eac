/** A game in progress: the server's view, and the steps of a turn not yet sent. */
import { apply, forced, isComplete, usedDice, without } from "../board/steps";
import type { GraphStep, PlayArrows, Position, Side, Thrower } from "../board/types";
import { api, ApiError } from "../shared/api";
import { shownName, t } from "../shared/i18n";
import { programName } from "../shared/levelName";
import { settings } from "../shared/settings.svelte";
import { play as sound } from "../shared/sounds";
import type { Action, Dice, GameEvent, GameView, TutorReport } from "../wire/types";
import { isTie, lyingDice, openingDice, type Thrown } from "./rolls";

/** How long a tie of the opening roll is shown at least, in milliseconds. */
const TIE = 1100;

export class Game {
  view = $state.raw<GameView | null>(null);
  /** Steps of this turn made on the board and not yet sent. */
  path = $state.raw<GraphStep[]>([]);
  /** What is drawn while a play of the other side is animated. */
  shown = $state.raw<Position | null>(null);
  swapped = $state(false);
  busy = $state(false);
  error = $state<string | null>(null);
  last = $state.raw<PlayArrows | null>(null);
  /** The tutor's objection, and the action it concerns. */
  objection = $state.raw<{ answer: TutorReport; action: Action } | null>(null);
  /** Whether the board shows what the tutor would do instead. */
  corrected = $state(false);
  /** Whether this window found that the game had moved on elsewhere. */
  moved = $state(false);
  /** What happened last, for screen readers. */
  heard = $state.raw<GameEvent | null>(null);
  /** Automatic bear-off, until a decision comes up or the player stops it. */
  racing = $state(false);
  #stopped = false;
  #loop = 0;
  #thrown = $state.raw<Thrown | null>(null);
  #wake: (() => void) | null = null;
  #gone = false;
  /** Windows of the same browser exchange the game's revision. */
  readonly #others = new BroadcastChannel("barpoint.game");

  constructor() {
    this.#others.onmessage = ({ data }: MessageEvent<{ id: string; revision: number }>) => {
      const view = this.view;
      if (view?.id === data.id && data.revision > view.revision) void this.refresh();
    };
  }

  state = $derived(this.view?.state ?? null);
  position = $derived.by((): Position | null => {
    if (this.shown) return this.shown;
    if (this.corrected && this.objection) return this.state;
    return this.state ? apply(this.state, this.state.on_roll, this.path) : null;
  });
  node = $derived(this.path.at(-1)?.next ?? 0);
  /** Who sits at the bottom: the person; of two people Black, or the player on roll. */
  bottom = $derived.by((): Side => {
    const players = this.view?.setup.players;
    if (players?.white.kind !== "human") return "black";
    if (players.black.kind === "program") return "white";
    return settings.turnBoard ? (this.state?.decision.side ?? "black") : "black";
  });
  mine = $derived(this.view?.to_act === "human" && !this.busy);
  /** A roll is to be entered by hand, even the program's. */
  wantsDice = $derived((this.view?.wants_dice ?? false) && !this.busy);
  /** The dice on the board, and whose they are: those to be played, or the last ones until the next roll. */
  #lie = $derived.by((): Thrown | null => {
    const { view, state } = this;
    if (this.#thrown || !view || !state) return this.#thrown;
    return state.dice ? { dice: state.dice, thrower: state.on_roll } : lyingDice(view.events);
  });
  thrower = $derived<Thrower | null>(this.#lie?.thrower ?? null);
  dice = $derived.by((): Dice | null => {
    if (!this.#lie) return null;
    const { dice, thrower } = this.#lie;
    if (thrower === "each") return dice;
    const [a, b] = settings.higherDieLeft && dice[0] < dice[1] ? [dice[1], dice[0]] : dice;
    return this.swapped ? [b, a] : [a, b];
  });
  /** Whether the opening roll was a tie; it is rolled again. */
  tied = $derived(this.state?.decision.kind === "opening_roll" && isTie(this.view?.events.at(-1)));
  used = $derived(
    this.dice && !this.corrected ? usedDice(this.dice, this.path) : ([false, false] as const),
  );
  graph = $derived(
    this.mine && this.state?.decision.kind === "play" && !this.shown && !this.corrected
      ? this.state.legal
      : null,
  );
  canRace = $derived(this.mine && !this.racing && this.view?.can_bear_off_alone === true);
  complete = $derived(this.graph !== null && isComplete(this.graph, this.node));

  async load(id: string): Promise<void> {
    this.moved = false;
    await this.#guarded(async () => this.#adopt(await api.get<GameView>(`/games/${id}`)));
    await this.run();
  }

  async begin(view: GameView): Promise<void> {
    this.#adopt(view);
    await this.run();
  }

  leave(): void {
    this.#gone = true;
    this.#others.close();
  }

  /** Checks whether the game continued elsewhere, and takes over its state. */
  async refresh(): Promise<void> {
    const id = this.view?.id;
    if (id === undefined || this.busy) return;
    const now = await api.get<GameView>(`/games/${id}`).catch(() => null);
    // Checks may overlap while the other window plays on: what counts is this window's state when an answer arrives.
    const view = this.view;
    if (!now || this.busy || view?.id !== now.id || now.revision <= view.revision) return;
    this.#overtake(now);
  }

  #overtake(view: GameView): void {
    this.rethink();
    this.#adopt(view);
    this.moved = true;
  }

  /** Plays out a race without doubling. */
  async race(): Promise<void> {
    if (!this.canRace) return;
    this.undoAll();
    this.racing = true;
    await this.run();
  }

  /** Stops that at once; a turn already requested stands. */
  stopRace(): void {
    if (!this.racing) return;
    this.racing = false;
    this.#stopped = true;
    this.#wake?.();
  }

  /** A pause that stopping the bear-off cuts short. */
  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Puts the tutor's objection aside. */
  rethink(): void {
    this.objection = null;
    this.corrected = false;
  }

  step(steps: GraphStep[]): void {
    this.path = [...this.path, ...steps];
    sound(steps.some((step) => step.hit) ? "hit" : "checker");
    const nodes = this.graph?.nodes;
    const over = (nodes?.[this.node]?.steps.length ?? 1) === 0;
    if (settings.autoFinish && over) void this.finish();
  }

  undo(): boolean {
    if (this.path.length === 0) return false;
    this.rethink();
    this.path = this.path.slice(0, -1);
    return true;
  }

  /** Takes back the step that brought a checker to a place, whatever came after it. */
  takeStep(at: number): boolean {
    const rest = this.graph ? without(this.graph, this.path, at) : null;
    if (!rest) return false;
    this.rethink();
    this.path = rest;
    return true;
  }

  undoAll(): boolean {
    if (this.path.length === 0) return false;
    this.rethink();
    this.path = [];
    return true;
  }

  /** A click on the dice: ends the turn, or swaps the dice. */
  pressDice(): void {
    if (this.complete) void this.finish();
    else if (this.state?.dice && this.path.length === 0) this.swapped = !this.swapped;
  }

  async finish(): Promise<boolean> {
    if (!this.complete) return false;
    const steps = this.path.map(({ from, to, hit }) => ({ from, to, hit }));
    await this.act({ kind: "play", steps });
    return true;
  }

  /** Does an action, after asking the tutor if there is one. */
  async act(action: Action, sure = false): Promise<void> {
    const view = this.view;
    if (!view || this.busy) return;
    const judged = ["play", "double", "take", "pass", "roll"].includes(action.kind);
    const setup = view.setup.tutor;
    await this.#guarded(async () => {
      const choice = action.kind !== "roll" || view.state.may_double;
      if (setup && judged && choice && !sure) {
        const answer = await api.post<TutorReport>(`/games/${view.id}/tutor`, {
          revision: view.revision,
          action,
        });
        if (answer.objects) {
          this.objection = { answer, action };
          return;
        }
      }
      this.rethink();
      await this.#send("actions", { revision: view.revision, action });
    });
    await this.run();
  }

  async takeBack(): Promise<void> {
    const view = this.view;
    if (!view?.can_take_back) return;
    await this.#guarded(async () => {
      this.rethink();
      this.last = null;
      await this.#send("take_back", { revision: view.revision });
    });
    await this.run();
  }

  /** Ends a session where it stands. */
  async end(): Promise<void> {
    const view = this.view;
    if (!view || view.to_act === "nobody") return;
    await this.#guarded(async () => this.#send("end", { revision: view.revision }));
  }

  /** Lets the program act until a person has to decide, and makes automatic actions. */
  async run(): Promise<void> {
    this.#loop += 1;
    const loop = this.#loop;
    while (!this.#gone && this.view && !this.error && (await this.#goOn(this.view, loop)));
    if (loop === this.#loop) this.racing = false;
  }

  /** One action that needs no person; false if there is none. */
  async #goOn(view: GameView, loop: number): Promise<boolean> {
    const overtaken = () => this.#gone || this.view !== view || this.busy || loop !== this.#loop;
    // Dice entered by hand are waited for, the program's too.
    if (view.wants_dice) return false;
    const { revision } = view;
    if (view.to_act === "program") {
      return this.#guarded(async () => {
        await this.#sleep(this.#pause);
        if (!this.#gone) await this.#send("advance", { revision });
      });
    }
    if (view.to_act !== "human" || this.objection) return false;
    if (this.#races(view)) {
      this.racing = true;
      await this.#sleep(settings.pause);
      if (overtaken()) return false;
      // Stopped while waiting: the turn is the player's again.
      if (!this.#races(view)) return true;
      return this.#guarded(async () => this.#send("bear_off", { revision }));
    }
    const action = this.#automatic();
    if (!action) return false;
    await this.#sleep(this.#pause);
    if (overtaken()) return false;
    return this.#guarded(async () => this.#send("actions", { revision, action }));
  }

  /** Whether the race is borne off automatically: on request, or by the setting when neither side may double. */
  #races(view: GameView): boolean {
    if (!view.can_bear_off_alone || this.path.length > 0) return false;
    return this.racing || (settings.autoBearOff && !this.#stopped && !view.state.may_double);
  }

  /** How long what is on the board stays there before the next action. */
  get #pause(): number {
    return this.tied ? Math.max(settings.pause, TIE) : settings.pause;
  }

  /** Automatic actions: a tie rolled again, a roll without a cube decision, a forced play. */
  #automatic(): Action | null {
    const { state, view } = this;
    if (!state || !view || view.setup.dice === "by_hand") return null;
    const { kind } = state.decision;
    if (kind === "turn" && settings.autoRoll && !state.may_double) return { kind: "roll" };
    if (kind === "opening_roll" && (settings.autoRoll || this.tied)) return { kind: "roll" };
    if (kind === "play" && settings.autoForced && state.legal && this.path.length === 0) {
      const only = forced(state.legal, state, state.on_roll);
      if (!only) return null;
      this.path = only;
      return { kind: "play", steps: only.map(({ from, to, hit }) => ({ from, to, hit })) };
    }
    return null;
  }

  async #send(what: string, body: unknown): Promise<void> {
    const id = this.view?.id;
    if (!id) return;
    await this.#receive(await api.post<GameView>(`/games/${id}/${what}`, body));
    this.moved = false;
    this.#others.postMessage({ id, revision: this.view?.revision });
  }

  /** Animates what happened, then takes over the new state. */
  async #receive(next: GameView): Promise<void> {
    const before = this.state;
    const event = next.event;
    this.heard = event;
    if (before && event?.side && event.kind === "play" && event.steps) {
      const { side, steps } = event;
      const start = { white: before.white, black: before.black };
      this.last = { before: start, side, steps, kind: "last" };
      // A bear-off turn is rolled and played in one.
      const roll = next.events.at(-2);
      if (!before.dice && roll?.kind === "roll" && roll.dice) {
        this.#thrown = { dice: [roll.dice[0] ?? 0, roll.dice[1] ?? 0], thrower: side };
        sound("dice");
      }
      if (this.path.length === 0) await this.#showPlay(start, side, steps);
    }
    if (event?.kind === "roll" || event?.kind === "opening_roll") sound("dice");
    if (event?.kind === "opening_roll" && !isTie(event)) {
      // Each player's die, before the higher one takes both.
      this.#thrown = openingDice(event);
      await this.#sleep(2 * settings.pause);
    }
    if (event?.kind === "double" || event?.kind === "take") sound("cube");
    const winner = next.state.result?.winner;
    if (winner && !before?.result) sound(winner === this.bottom ? "win" : "lose");
    this.#adopt(next);
  }

  async #showPlay(start: Position, side: Side, steps: readonly GameStep[]): Promise<void> {
    for (let done = 1; done <= steps.length; done += 1) {
      if (this.#gone) return;
      this.shown = apply(start, side, steps.slice(0, done));
      sound(steps[done - 1]?.hit ? "hit" : "checker");
      await this.#sleep(settings.speed);
    }
  }

  #adopt(view: GameView): void {
    if (view.state.games_played !== this.state?.games_played) {
      this.last = null;
      this.#stopped = false;
    }
    this.#thrown = null;
    this.view = view;
    this.path = [];
    this.shown = null;
    this.swapped = false;
    localStorage.setItem("barpoint.game", view.id);
  }

  async #guarded(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      const newer = error instanceof ApiError ? (error.body as { view?: GameView } | null) : null;
      if (error instanceof ApiError && error.status === 409 && newer?.view) {
        this.#overtake(newer.view);
        return true;
      }
      this.error = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  nameOf(side: Side): string {
    const seat = this.view?.setup.players[side];
    if (seat?.kind === "program") return programName(seat.level);
    return shownName(seat?.name ?? "") || t("side-name", { side });
  }
}

type GameStep = NonNullable<GameEvent["steps"]>[number];
