/** What each level costs on this machine; requested once, when a level is to be chosen. */
import type { Info, LevelCost } from "../wire/types";
import { api } from "./api";
import { t } from "./i18n";
import { levelName } from "./levelName";
import { said, type Phrase } from "./said";
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

/** The name of an analysis of a match. */
export const layerName = (one: { label: string; label_phrase: Phrase | null }): string =>
  one.label_phrase ? said(one.label, one.label_phrase) : levelName(one.label);

/** What an answer was sought at: a level, or else a depth; with the number of plays where that was set. */
export function strengthText(found: {
  level?: string | null;
  plies: number;
  plays?: number;
}): string {
  const { level, plies, plays = 0 } = found;
  const name = level == null ? t("depth-plies", { plies }) : levelName(level);
  return plays === 0 ? name : t("strength-plays", { level: name, count: plays });
}

/** A level to play against, with the rating it plays at where that is known. */
export function opponentText({ name, pr }: Pick<Info["levels"][number], "name" | "pr">): string {
  if (pr === null) return levelName(name);
  return t("level-pr", { name: levelName(name), pr: pr.toFixed(pr < 1 ? 2 : 1) });
}

/** How deeply a level looks. */
export const depthOf = ({ plies, trials }: Pick<Info["levels"][number], "plies" | "trials">) =>
  trials === null ? t("depth-plies", { plies }) : t("depth-rollout", { trials });

/** A level as an option, with a time where one is given. */
export function levelOption(one: Info["levels"][number], time?: string): string {
  const level = { name: levelName(one.name), depth: depthOf(one) };
  return time === undefined ? t("level-option", level) : t("level-option-cost", { ...level, time });
}

/** A level as an option for one position, with its time where that is noticeable. */
export function levelText(level: Info["levels"][number]): string {
  const seconds = (costOf(level.name)?.checker_ms ?? 0) / 1000;
  // Instant results need no forecast.
  return levelOption(level, seconds < 1 ? undefined : waitText(seconds));
}

/** A level as an option for so many decisions of matches, with its time where it is known. */
export function levelsTime(level: Info["levels"][number], decisions: number): string {
  const cost = costOf(level.name);
  // The cost is that of a match in which each player has 100 turns.
  return levelOption(level, cost ? waitText((cost.match_seconds * decisions) / 200) : undefined);
}
