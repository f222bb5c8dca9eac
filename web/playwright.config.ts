import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  timeout: 120_000,
  // Pictures of the same machine are alike to the pixel; another's fonts may differ at the edges of letters.
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: "disabled" },
  },
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  fullyParallel: false,
  workers: 1,
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" },
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-GB",
    actionTimeout: 20_000,
  },
});
