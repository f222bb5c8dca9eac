/** Opening anything: a position by its text, everything else as a match. */
import type { ReadResult } from "../wire/types";
import { api } from "./api";
import { go, route } from "./router.svelte";

/** The longest text that is tried as a position. */
const SHORT = 2000;

export async function openText(text: string, name = "pasted.txt"): Promise<void> {
  const short = text.length < SHORT;
  if (short && (await openPosition(text))) return;
  try {
    await openMatch(new Blob([text]), name);
  } catch (problem) {
    // A long text may not be a match and still contain a position.
    const found = !short && (await openPosition(text).catch(() => false));
    if (!found) throw problem;
  }
}

/** Shows the position of a text; `false` if the text is a match. */
async function openPosition(text: string): Promise<boolean> {
  const found = await api.post<ReadResult>("/positions/read", { text });
  if (found.kind !== "position") return false;
  const several = found.positions > 1 ? `&of=${found.positions}` : "";
  // When comparing positions, the next one is shown in the same tab.
  const tab = route().page === "analyse" ? route().query.get("tab") : null;
  const seen = tab === null ? "" : `&tab=${encodeURIComponent(tab)}`;
  go(`analyse?id=${encodeURIComponent(found.state.ids.xgid)}${several}${seen}`);
  return true;
}

export async function openFile(file: File): Promise<void> {
  if (file.size < SHORT) await openText(await file.text(), file.name);
  else await openMatch(file, file.name);
}

async function openMatch(bytes: Blob, name: string): Promise<void> {
  const match = await api.post<{ id: string }>(`/matches?name=${encodeURIComponent(name)}`, bytes);
  go(`match/${match.id}`);
}
