/** An entry of the record in words. */
import { t } from "../shared/i18n";
import type { EntryRow } from "../wire/types";

/** What was played or done, without the roll before it. */
export function entryText(row: EntryRow): string {
  if (row.kind === "play") return row.play === "" ? t("cannot-move") : (row.play ?? "");
  return t(row.kind === "roll" ? "record-rolls" : `record-${row.kind}`, {
    dice: row.dice?.join("") ?? "",
    play: row.play ?? "",
  });
}
