/** Takes screenshots of addresses at the four sizes the board is designed for. */
import { chromium } from "@playwright/test";

const [, , base, folder, ...paths] = process.argv;
/** @type {[number, number][]} */
const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const [width, height] of SIZES) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  for (const path of paths) {
    await page.goto(`${base}${path}`, { waitUntil: "networkidle" });
    const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";
    await page.screenshot({ path: `${folder}/${name}-${width}x${height}.png`, fullPage: false });
  }
  await page.close();
}
await browser.close();
