/** Decks in addresses. */
import type { PhaseName } from "../wire/types";

const PHASES: readonly PhaseName[] = [
  "opening",
  "blitz",
  "prime_vs_prime",
  "holding",
  "back_game",
  "middle",
  "race",
  "bear_off",
];

/** The deck that an address names; null for all. */
export function deckOf(name: string | undefined): PhaseName | null {
  return PHASES.find((phase) => phase === name) ?? null;
}
