import { afterEach, expect, it, vi } from "vitest";

import { batch } from "./batch.svelte";
import { named } from "./folders";

afterEach(() => vi.unstubAllGlobals());

const row = (name: string) => ({ id: name, name });
const report = (name: string) => ({
  imported: [row(name)],
  positions: [],
  passed_over: [],
  failed: [],
});
const files = (...names: string[]) => named(names.map((name) => new File(["x"], name)));

/** A program that cannot read files with `bad` in their name, and is gone at one with `gone`. */
function answer(url: string): Promise<Response> {
  const name = decodeURIComponent(/name=([^&]*)/.exec(url)?.[1] ?? "");
  if (name.includes("gone")) return Promise.reject(new Error("connection refused"));
  if (!name.includes("bad")) return Promise.resolve(new Response(JSON.stringify(report(name))));
  return Promise.resolve(new Response('{"error":"this is a picture"}', { status: 415 }));
}

it("reads all files, and a bad one does not stop the rest", async () => {
  const seen: (string | null)[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const now = batch.progress;
    seen.push(now && `${now.done} of ${now.total} ${now.name}`);
    return answer(url);
  });
  await batch.read(files("a.mat", "bad.png", "c.mat"));
  expect(seen).toEqual(["0 of 3 a.mat", "1 of 3 bad.png", "2 of 3 c.mat"]);
  expect(batch.progress).toBeNull();
  expect(batch.outcome?.imported.map(({ name }) => name)).toEqual(["a.mat", "c.mat"]);
  expect(batch.outcome?.failed).toEqual([
    { file: "bad.png", reason: "this is a picture", phrase: null },
  ]);
  expect(batch.outcome?.stopped).toBe(false);
});

it("stops when the program is gone, with what it has", async () => {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  await batch.read(files("a.mat", "gone.mat", "c.mat"));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(batch.outcome?.imported.map(({ name }) => name)).toEqual(["a.mat"]);
  expect(batch.outcome?.stopped).toBe(true);
});

it("refuses what is too long without sending it", async () => {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  const long = new File(["x"], "long.mat");
  Object.defineProperty(long, "size", { value: 64_000_001 });
  await batch.read([...named([long]), ...files("b.mat")]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(batch.outcome?.failed[0]?.reason).toContain("64 MB");
});
