/** Which player is you: the names chosen so far, the latest first. Kept in this browser. */
import type { Side } from "../board/types";

const KEY = "barpoint.learners";
/** Names that are remembered. */
const KEPT = 30;

type Names = Readonly<Record<Side, string>>;

const alike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export class You {
  #names = $state.raw(stored());

  /** Which of two players is you, by the names chosen, else by your name in games; null if that is unknown. */
  among(players: Names, own: string): Side | null {
    for (const name of [...this.#names, own]) {
      if (name.trim() === "") continue;
      const mine = (["white", "black"] as const).filter((side) => alike(name, players[side]));
      if (mine.length === 1) return mine[0] ?? null;
    }
    return null;
  }

  /** Which of many players is you, by the name chosen last, else by your name in games; null if that is unknown. */
  within(players: readonly string[], own: string): string | null {
    for (const name of [...this.#names, own]) {
      const found = name.trim() === "" ? undefined : players.find((one) => alike(name, one));
      if (found !== undefined) return found;
    }
    return null;
  }

  /** From now on this player is you, in every match. */
  choose(players: Names, side: Side): void {
    const others = this.#names.filter(
      (name) => !alike(name, players.white) && !alike(name, players.black),
    );
    this.#names = [players[side], ...others].slice(0, KEPT);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#names));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  }
}

export const you = new You();
