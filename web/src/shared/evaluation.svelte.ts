/** The settings behind all numbers: they are the program's, the same for every browser and the command line. */
import type { BoardSettings, BoardSettingsEdit } from "../wire/types";
import { api } from "./api";

export const evaluation = $state<{ now: BoardSettings | null; changes: number }>({
  now: null,
  changes: 0,
});

/** Asks for them once; a failed request is made again. */
export async function ask(): Promise<void> {
  evaluation.now ??= await api.get<BoardSettings>("/settings");
}

/** Changes some; throws where they are refused. */
export async function change(edit: BoardSettingsEdit): Promise<void> {
  evaluation.now = await api.patch<BoardSettings>("/settings", edit);
  evaluation.changes += 1;
}
