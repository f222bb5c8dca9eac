/** The names of levels, as they are shown. */
import { t, wordFor } from "./i18n";

const LIKENESS = "human:";

/** The level that plays like a person of this rating. */
export const likenessOf = (pr: number) => `${LIKENESS}${pr}`;

/** The name of a level, or of an analysis that is called by its level. */
export const levelName = (name: string) =>
  name.startsWith(LIKENESS)
    ? t("level-likeness", { pr: Number(name.slice(LIKENESS.length)) })
    : wordFor("strength", name);

/** Berliner's program of 1977, and the one that its paper proposes. */
export const BKG_PROGRAMS: readonly string[] = ["bkg", "bkg-vi"];

/** Those of them that play a variant: none plays Hypergammon. */
export const programsFor = (variation: string | null | undefined): readonly string[] =>
  variation?.startsWith("hypergammon") ? [] : BKG_PROGRAMS;

/** The program at a level, as a player. */
export const programName = (level: string) =>
  BKG_PROGRAMS.includes(level) ? levelName(level) : t("program-name", { level: levelName(level) });
