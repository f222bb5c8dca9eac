/** Plays that the move filter left behind are looked at deeper, in their places; how many are looked at at once is a setting. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const SAMPLE = fileURLToPath(new URL("../../samples/clara-ivar-7pt.mat", import.meta.url));
const BUTTON = "Look deeper at the rest";

const origin = (page: Page) => new URL(page.url()).origin;
const depths = (page: Page) => page.locator("td.depth button").allTextContents();
const wanting = async (page: Page) =>
  (await depths(page)).filter((depth) => depth === "0-ply").length;

/** Levels that look ahead, as if they had been chosen before. */
async function ahead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("barpoint.settings") ?? "{}") as object;
    const levels = { hintLevel: "world class", reviewLevel: "world class" };
    localStorage.setItem("barpoint.settings", JSON.stringify({ ...kept, ...levels }));
  });
}

test("on a position the rest is looked at deeper, and what is known stays", async ({ app }) => {
  await ahead(app);
  await app.goto(
    `${origin(app)}/#/analyse?id=${encodeURIComponent(OPENING_31.replace(":31:", ":62:"))}`,
  );
  await app.reload();
  await expect(app.locator(".play button").first()).toBeVisible();
  const count = await app.locator(".play button").count();
  expect(await wanting(app)).toBeGreaterThan(0);
  await expect(app.locator(".apart").first()).toContainText("not comparable");
  await expectAccessible(app);
  await app.getByRole("button", { name: BUTTON }).click();
  await expect(app.getByRole("button", { name: BUTTON })).toHaveCount(0, { timeout: 60_000 });
  await expect.poll(() => wanting(app), { timeout: 60_000 }).toBe(0);
  // All of them are ranked in one list now.
  await expect(app.locator(".play button")).toHaveCount(count);
  await expect(app.locator(".apart")).toHaveCount(0);
  const ranks = await app.locator("td.rank").allTextContents();
  expect(ranks).toEqual(ranks.map((_, index) => String(index + 1)));
  await expectAccessible(app);
  await expectNoOverflow(app);
});

test("in a match it is kept in the analysis", async ({ app }) => {
  test.setTimeout(120_000);
  const api = `${origin(app)}/api/v1`;
  const made = await app.request.post(`${api}/matches?name=deeper.mat`, {
    data: readFileSync(SAMPLE),
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await made.json()) as { id: string };
  const at = { game: 0, entry: 2 };
  const begun = await app.request.post(`${api}/matches/${id}/analyse`, {
    data: { level: "world class", ...at },
  });
  const job = (await begun.json()) as { id: string };
  await app.goto(`${origin(app)}/#/match/${id}/${at.game}/${at.entry}`);
  const start = app.locator(".decision").getByRole("button", { name: BUTTON });
  await expect(start).toBeVisible({ timeout: 60_000 });
  await app.request.post(`${api}/jobs/${job.id}/cancel`, { data: {} });
  await start.click();
  await expect.poll(() => wanting(app), { timeout: 60_000 }).toBe(0);
  await expect(start).toHaveCount(0);
  await expect(app.locator("tr.made")).toHaveCount(1);
  await app.reload();
  await expect(app.locator("td.depth button").first()).toBeVisible();
  expect(await wanting(app)).toBe(0);
});

test("how many plays are looked at in full depth is a setting of program and command line", async ({
  app,
  server,
}) => {
  await ahead(app);
  await app.reload();
  await app.getByRole("button", { name: "Settings" }).click();
  const dialog = app.getByRole("dialog", { name: "Settings" });
  await dialog.getByRole("tab", { name: "Analysis" }).click();
  const plays = dialog.getByLabel("Best plays looked at in full depth");
  await expect(plays).toHaveValue("0");
  await plays.selectOption({ label: "all" });
  const path = join(server.data, "config.toml");
  const file = () => (existsSync(path) ? readFileSync(path, "utf8") : "");
  await expect.poll(file).toContain("plays = 255");
  await expectAccessible(app);
  await app.keyboard.press("Escape");
  await app.goto(`${origin(app)}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await expect(app.locator(".play button").first()).toBeVisible();
  expect(await wanting(app)).toBe(0);
  await expect(app.getByText("world class, all plays")).toBeVisible();
  await app.request.patch(`${origin(app)}/api/v1/settings`, { data: { plays: 0 } });
});
