/** What was done in the match that a card comes from. */
import type { CardView, EntryRow } from "../wire/types";

export interface Words {
  readonly id: string;
  readonly values: Record<string, string>;
}

/** The message for what was done there; null where the match does not say. */
export function inMatch(
  row: EntryRow,
  question: CardView["question"],
  players: readonly string[],
): Words | null {
  const name = row.side === null ? "" : (players[row.side === "white" ? 0 : 1] ?? "");
  const lost = question === "double" && row.kind === "play" ? row.cube_loss : row.loss;
  const values = { name, loss: (lost ?? 0).toFixed(3) };
  const id = (what: string) => `study-match-${what}${(lost ?? 0) > 0 ? "-lost" : ""}`;
  if (question === "play") {
    return row.play === null ? null : { id: id("play"), values: { ...values, play: row.play } };
  }
  if (question === "double") {
    return { id: id(row.kind === "double" ? "double" : "rolled"), values };
  }
  if (row.kind !== "take" && row.kind !== "pass") return null;
  return { id: id(row.kind), values };
}
