/** The stakes and rules of a game, for a line that is always visible. */
import { t } from "./i18n";

export interface Rules {
  /** Points of the match; 0 for money. */
  readonly length: number;
  /** The cube's value; null without a cube. */
  readonly cube: number | null;
  readonly crawford: string;
  readonly jacoby: boolean;
  readonly beavers: number;
}

export function rulesOf({ length, cube, crawford, jacoby, beavers }: Rules): string[] {
  return [
    length === 0 ? t("money") : t("match-to", { length }),
    cube !== null && crawford !== "now" && t("cube-is", { value: cube }),
    length > 1 && crawford === "now" && t("crawford-game"),
    length > 1 && crawford === "post" && t("post-crawford"),
    length === 0 && jacoby && t("jacoby"),
    length === 0 && beavers > 0 && t("beavers"),
  ].filter((text) => text !== false);
}
