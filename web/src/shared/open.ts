/** Opening anything: a position by its text, everything else as matches. */
import type { ReadResult } from "../wire/types";
import { api } from "./api";
import { autoAnalyse } from "./autoAnalyse";
import { batch } from "./batch.svelte";
import type { Dropped } from "./folders";
import { go, route } from "./router.svelte";

/** The longest text that is tried as a position. */
const SHORT = 2000;

export async function openText(text: string, name = "pasted.txt"): Promise<void> {
  const short = text.length < SHORT;
  if (short && (await openPosition(text))) return;
  try {
    await openMatches(new Blob([text]), name);
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
  showPosition(found.state.ids.xgid, found.positions);
  return true;
}

/** The page of a position, the first of several. */
export function positionPath(id: string, count: number): string {
  return `analyse?id=${encodeURIComponent(id)}${count > 1 ? `&of=${count}` : ""}`;
}

function showPosition(id: string, count: number): void {
  // When comparing positions, the next one is shown in the same tab.
  const tab = route().page === "analyse" ? route().query.get("tab") : null;
  const seen = tab === null ? "" : `&tab=${encodeURIComponent(tab)}`;
  go(`${positionPath(id, count)}${seen}`);
}

/** Opens one file as what it is; several, and what comes with folders, all at once. */
export async function openFiles(files: readonly Dropped[]): Promise<void> {
  const [first, ...others] = files;
  if (!first) return;
  if (others.length > 0 || first.inFolder) {
    go("");
    await batch.read(files);
  } else if (first.file.size < SHORT) {
    await openText(await first.file.text(), first.path);
  } else {
    await openMatches(first.file, first.path);
  }
}

/** Opens the only match or position of a file; if there are more, the first page lists them. */
async function openMatches(bytes: Blob, name: string): Promise<void> {
  const found = await batch.one(bytes, name);
  if (!found) return;
  const { imported, positions, failed } = found;
  const [match, position] = [imported[0], positions[0]];
  if (imported.length + positions.length + failed.length !== 1) {
    batch.show(found);
    go("");
  } else if (match) {
    batch.stored += 1;
    await autoAnalyse(match);
    go(`match/${match.id}`);
  } else if (position) {
    showPosition(position.first, position.count);
  }
}
