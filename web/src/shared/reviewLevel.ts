/** The level at which a match is analysed. */
import { BKG_PROGRAMS, programsFor } from "./levelName";
import { DEFAULTS, settings } from "./settings.svelte";

/** The level that was chosen; the usual one where that is a program which does not play the variant. */
export function reviewLevelFor(variation: string): string {
  const { reviewLevel } = settings;
  const fits = !BKG_PROGRAMS.includes(reviewLevel) || programsFor(variation).includes(reviewLevel);
  return fits ? reviewLevel : DEFAULTS.reviewLevel;
}
