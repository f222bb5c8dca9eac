import { beforeEach, expect, it, vi } from "vitest";

import { api } from "./api";
import { autoAnalyse } from "./autoAnalyse";
import { settings } from "./settings.svelte";

// The settings ask for it as soon as they are read; jsdom has none.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const post = vi.spyOn(api, "post").mockResolvedValue({});
const match = (done: number, total: number) => ({
  id: "m",
  analysis: { done, total, level: null, over: null },
});

beforeEach(() => {
  post.mockClear();
  settings.autoAnalyse = true;
});

it("analyses a new match at the level for analysis", async () => {
  await autoAnalyse(match(0, 40));
  const start = { level: settings.reviewLevel, game: 0, entry: 0 };
  expect(post).toHaveBeenCalledExactlyOnceWith("/matches/m/analyse", start);
});

it("leaves alone what is analysed, empty or not wanted", async () => {
  await autoAnalyse(match(3, 40));
  await autoAnalyse(match(0, 0));
  settings.autoAnalyse = false;
  await autoAnalyse(match(0, 40));
  expect(post).not.toHaveBeenCalled();
});

it("does not keep a match from opening", async () => {
  post.mockRejectedValueOnce(new Error("no such level"));
  await expect(autoAnalyse(match(0, 40))).resolves.toBeUndefined();
});
