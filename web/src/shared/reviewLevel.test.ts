import { beforeEach, expect, it, vi } from "vitest";

import { reviewLevelFor } from "./reviewLevel";
import { DEFAULTS, settings } from "./settings.svelte";

// The settings ask for it as soon as they are read; jsdom has none.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

beforeEach(() => {
  settings.reviewLevel = DEFAULTS.reviewLevel;
});

it("leaves Hypergammon, which BKG does not play, to the usual level", () => {
  settings.reviewLevel = "bkg-vi";
  expect(reviewLevelFor("standard")).toBe("bkg-vi");
  expect(reviewLevelFor("nackgammon")).toBe("bkg-vi");
  expect(reviewLevelFor("hypergammon3")).toBe(DEFAULTS.reviewLevel);
  settings.reviewLevel = "expert";
  expect(reviewLevelFor("hypergammon3")).toBe("expert");
});
