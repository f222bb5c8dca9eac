/** What each level costs on this machine; asked for once, when somebody wants to choose. */
import type { Info, LevelCost } from "../wire/types";
import { api } from "./api";
import { t } from "./i18n";
import { waitText } from "./times";

let costs = $state.raw<readonly LevelCost[]>([]);
let asked = false;

/** Asks for the costs; without them levels are shown without. */
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

/** A level as a choice for one position, with the time where one has to wait. */
export function levelText({ name, plies }: Info["levels"][number]): string {
  const seconds = (costOf(name)?.checker_ms ?? 0) / 1000;
  // What is there at once needs no forecast.
  if (seconds < 1) return t("level-option", { name, plies });
  return t("level-option-cost", { name, plies, time: waitText(seconds) });
}
