/** The value of a play by BKG in its unit. */
import { t } from "../shared/i18n";
import { signed } from "../shared/numbers";
import type { BkgReport } from "../wire/types";

type Row = NonNullable<BkgReport["plays"]>[number];

/** Heuristic points, expected rolls when bearing off, or of BKG-VI points a game. */
export function bkgWorth(row: Row): string {
  const { heuristic_points: points, expected_rolls: rolls, expectation } = row;
  if (expectation != null) return signed(expectation);
  return rolls == null
    ? t("bkg-points", { points: (points ?? 0).toFixed(1) })
    : t("bkg-rolls", { rolls: rolls.toFixed(3) });
}
