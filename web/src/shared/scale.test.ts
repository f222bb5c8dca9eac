/** Every component keeps to the type scale and the spacing grid of `app.css`. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

/** Drawings with units of their own: text there grows with the picture. */
const DRAWINGS = [
  "board/",
  "analyse/EquityPlot.svelte",
  "analyse/RolloutPlot.svelte",
  "library/MiniBoard.svelte",
  "library/PatternBoard.svelte",
];

const SIZE = /^(?:var\(--text-[1-6]\)|inherit)$/;
const RADIUS = /^(?:0|50%|[12]px|inherit|var\(--radius-[1-3]\))$/;
/** Steps of the grid; 1 and 2 pixels as hairlines, and no more than that against the flow. */
const STEP = /^(?:0|auto|inherit|[12]px|-\d(?:\.5)?px|var\(--space-[1-7]\))$/;
const SPACED = /^(?:padding|margin)(?:-[a-z-]+)?$|^(?:row-|column-)?gap$/;

function isAllowed(property: string, value: string): boolean {
  if (property === "font-size") return SIZE.test(value);
  const rule = property === "border-radius" ? RADIUS : STEP;
  return value.split(/\s+/).every((part) => rule.test(part));
}

/** The declarations of a style sheet that are held to the scale, and not on it. */
function offScale(sheet: string, drawing: boolean): string[] {
  const declarations = sheet.matchAll(/(?<=[\s;{])([a-z-]+):\s*([^;{}]+);/g);
  return [...declarations].flatMap(([, property = "", value = ""]) => {
    const sized = property === "font-size" && !drawing;
    if (!sized && property !== "border-radius" && !SPACED.test(property)) return [];
    return isAllowed(property, value.trim()) ? [] : [`${property}: ${value.trim()}`];
  });
}

const ROOT = join(import.meta.dirname, "..");
const sheets = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(?:svelte|css)$/.test(path) && !path.startsWith("gallery/"))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    const style = /<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
    return { path, sheet: path.endsWith(".css") ? text : style };
  });

describe("the scale", () => {
  it("notices what is not on it", () => {
    const sheet = "p { font-size: 0.9rem; padding: 4px var(--space-2); gap: 8px; margin: 0 auto; }";
    expect(offScale(sheet, false)).toEqual([
      "font-size: 0.9rem",
      "padding: 4px var(--space-2)",
      "gap: 8px",
    ]);
    expect(offScale("text { font-size: 21px; }", true)).toEqual([]);
  });

  it("is kept by every component", () => {
    expect(sheets.length).toBeGreaterThan(100);
    const found = sheets.flatMap(({ path, sheet }) =>
      offScale(
        sheet,
        DRAWINGS.some((one) => path.startsWith(one)),
      ).map((one) => `${path}: ${one}`),
    );
    expect(found).toEqual([]);
  });
});
