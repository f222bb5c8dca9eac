import { expect, it, vi } from "vitest";

// What jsdom lacks and settings ask when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

import { renamed } from "./copies";

it("gives a file's name another ending in place of its own", () => {
  expect(renamed("x.txt", "json")).toBe("x.json");
  expect(renamed("clara-ivar 7pt", "json")).toBe("clara-ivar 7pt.json");
  expect(renamed("final 12.5.2026.mat", "json")).toBe("final 12.5.2026.json");
  expect(renamed(".mat", "json")).toBe(".mat.json");
});
