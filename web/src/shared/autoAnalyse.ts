/** Starts the analysis of a match that has just been opened, if that is wanted. */
import type { MatchRow } from "../wire/types";
import { api } from "./api";
import { settings } from "./settings.svelte";

/** Nothing is started where the file holds an analysis, or where that is switched off in the settings. */
export async function autoAnalyse({
  id,
  analysis,
}: Pick<MatchRow, "id" | "analysis">): Promise<void> {
  if (!settings.autoAnalyse || analysis.done > 0 || analysis.total === 0) return;
  try {
    const start = { level: settings.reviewLevel, game: 0, entry: 0 };
    await api.post(`/matches/${id}/analyse`, start);
  } catch {
    // The match opens without it; its page offers the analysis, and says what is wrong.
  }
}
