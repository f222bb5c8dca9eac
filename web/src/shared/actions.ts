/** Cube actions in words. */
import type { CubeAction } from "../wire/types";
import { t } from "./i18n";

/** What both players should do: `redouble, take`. */
export function actionText({ offer, response, optional, redouble }: CubeAction): string {
  const how = { optional: optional ? "yes" : "no", redouble: redouble ? "yes" : "no" };
  return t("cube-action", { offer, response, ...how });
}
