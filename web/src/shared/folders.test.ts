import { expect, it } from "vitest";

import { dropped, holdsFiles } from "./folders";

const file = (name: string) => ({
  name,
  isDirectory: false,
  file: (take: (file: File) => void) => take(new File(["x"], name)),
});

/** A folder that is listed in parts of one entry. */
const folder = (name: string, entries: readonly { name: string }[]) => ({
  name,
  isDirectory: true,
  createReader: () => {
    const left = [...entries];
    return { readEntries: (take: (part: unknown[]) => void) => take(left.splice(0, 1)) };
  },
});

const item = (entry: { name: string; isDirectory: boolean } | null, name = entry?.name ?? "") => ({
  kind: "file",
  webkitGetAsEntry: () => entry,
  getAsFile: () => new File(["x"], name),
});

const transfer = (items: unknown[]) => ({ items, types: ["Files"] }) as unknown as DataTransfer;

it("finds the files of folders, however deep, and leaves hidden ones out", async () => {
  const cup = folder("cup", [
    file("b.mat"),
    file(".DS_Store"),
    folder("day2", [file("c.xg")]),
    folder("__MACOSX", [file("junk")]),
    file("a.mat"),
  ]);
  const found = await dropped(transfer([item(file("one.mat")), item(cup), { kind: "string" }]));
  expect(found.map(({ path, inFolder }) => [path, inFolder])).toEqual([
    ["one.mat", false],
    ["cup/a.mat", true],
    ["cup/b.mat", true],
    ["cup/day2/c.xg", true],
  ]);
});

it("takes files of browsers that give no entries", async () => {
  const found = await dropped(transfer([item(null, "one.mat")]));
  expect(found.map(({ path }) => path)).toEqual(["one.mat"]);
  expect(holdsFiles(transfer([]))).toBe(true);
  expect(holdsFiles({ types: ["text/plain"] } as unknown as DataTransfer)).toBe(false);
});
