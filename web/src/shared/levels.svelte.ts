/** What each level costs on this machine; requested once, when a level is to be chosen. */
import type { Info, LevelCost } from "../wire/types";
import { api } from "./api";
import { t } from "./i18n";
import { waitText } from "./times";

let costs = $state.raw<readonly LevelCost[]>([]);
let asked = false;

/** Requests the costs; if that fails, levels are shown without them. */
export async function learnCosts(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    costs = await api.get<LevelCost[]>("/levels");
  } catch {
    asked = false;
  }
}

export function costOf(level: string): LevelCost | null {
  return costs.find((one) => one.name === level) ?? null;
}

/** A level as an option for one position, with its time where that is noticeable. */
export function levelText({ name, plies }: Info["levels"][number]): string {
  const seconds = (costOf(name)?.checker_ms ?? 0) / 1000;
  // Instant results need no forecast.
  if (seconds < 1) return t("level-option", { name, plies });
  return t("level-option-cost", { name, plies, time: waitText(seconds) });
}

/** A level as an option for so many decisions of matches, with its time where it is known. */
export function levelsTime({ name, plies }: Info["levels"][number], decisions: number): string {
  const cost = costOf(name);
  if (!cost) return t("level-option", { name, plies });
  // The cost is that of a match in which each player has 100 turns.
  const time = waitText((cost.match_seconds * decisions) / 200);
  return t("level-option-cost", { name, plies, time });
}
