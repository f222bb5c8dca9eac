import { expect, it } from "vitest";

import { MAP_COLOURS } from "./mapcolours";

const channels = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);

/** Relative luminance by WCAG 2.2. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [luminance(a), luminance(b)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

for (const mode of ["light", "dark"] as const) {
  const { ink, cold, hot, ...cells } = MAP_COLOURS[mode];
  it(`every cell is readable in ${mode} mode`, () => {
    for (const [name, cell] of Object.entries(cells)) {
      expect(contrast(channels(ink), channels(cell)), name).toBeGreaterThan(7);
    }
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const from = channels(cold);
      const mixed = channels(hot).map((one, at) => part * one + (1 - part) * (from[at] ?? 0));
      expect(contrast(channels(ink), mixed), `heat ${part}`).toBeGreaterThan(7);
    }
  });

  it(`cells do not glare in ${mode} mode`, () => {
    const page = mode === "light" ? "#ffffff" : "#1d1a17";
    for (const cell of [...Object.values(cells), cold, hot]) {
      expect(contrast(channels(page), channels(cell))).toBeLessThan(3);
    }
  });
}
