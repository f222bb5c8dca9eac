import { defineConfig } from "@playwright/test";

import { browser } from "./tests/browser";

/** Where `cargo xtask ci` wants to be told how the tests ended. */
const reports = process.env.BARPOINT_REPORTS;

export default defineConfig({
  testDir: "tests",
  timeout: 120_000,
  // Pictures of the same machine are alike to the pixel; another's fonts may differ at the edges of letters.
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: "disabled" },
  },
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  // The tests of one file share a server and follow each other; files do not know of each other.
  fullyParallel: false,
  // Flows wait more than they compute: three at a time keep two cores busy.
  workers: 3,
  reporter: reports
    ? [["list"], ["json", { outputFile: `${reports}/playwright.json` }]]
    : [["list"]],
  use: {
    launchOptions: { executablePath: browser },
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-GB",
    actionTimeout: 20_000,
  },
});
