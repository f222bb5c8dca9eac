/** Opening anything: a position by its text, everything else as a match. */
import type { ReadResult } from "../wire/types";
import { api } from "./api";
import { go } from "./router.svelte";

/** Longest text that is asked whether it is a position. */
const SHORT = 2000;

export async function openText(text: string, name = "pasted.txt"): Promise<void> {
  if (text.length < SHORT) {
    const found = await api.post<ReadResult>("/positions/read", { text });
    if (found.kind === "position") {
      go(`analyse?id=${encodeURIComponent(found.state.ids.xgid)}`);
      return;
    }
  }
  await openMatch(new Blob([text]), name);
}

export async function openFile(file: File): Promise<void> {
  if (file.size < SHORT) await openText(await file.text(), file.name);
  else await openMatch(file, file.name);
}

async function openMatch(bytes: Blob, name: string): Promise<void> {
  const match = await api.post<{ id: string }>(`/matches?name=${encodeURIComponent(name)}`, bytes);
  go(`match/${match.id}`);
}
