/** Files that were dropped or chosen, those in folders among them. */

export interface Dropped {
  readonly file: File;
  /** Its name with those of its folders. */
  readonly path: string;
  /** Whether it came with a folder: then it may be anything. */
  readonly inFolder: boolean;
}

/** Files as the user named them. */
export const named = (files: Iterable<File>): Dropped[] =>
  [...files].map((file) => ({ file, path: file.name, inFolder: false }));

/** Whether something dragged holds files. */
export const holdsFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes("Files") ?? false;

/** What was dropped. Everything is taken out at once: after the event the browser forgets it. */
export function dropped(transfer: DataTransfer): Promise<Dropped[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  const found = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  return Promise.all(
    found.map(async ({ entry, file }) => {
      if (entry?.isDirectory) return below(entry as FileSystemDirectoryEntry, entry.name);
      return file ? named([file]) : [];
    }),
  ).then((all) => all.flat());
}

const isHidden = (name: string) => name.startsWith(".") || name === "__MACOSX";

/** All files in a folder and below it, by name. */
async function below(folder: FileSystemDirectoryEntry, path: string): Promise<Dropped[]> {
  const found: Dropped[] = [];
  const entries = (await listed(folder)).filter(({ name }) => !isHidden(name));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory) {
      found.push(...(await below(entry as FileSystemDirectoryEntry, inside)));
    } else {
      const file = await new Promise<File | null>((resolve) =>
        (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
      );
      if (file) found.push({ file, path: inside, inFolder: true });
    }
  }
  return found;
}

/** A folder is listed in parts; an empty part ends it. One that cannot be listed is empty. */
async function listed(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}
