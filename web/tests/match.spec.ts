/** Matches: import, analysis as a job, stepping through errors, trying again, export. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const SAMPLE = fileURLToPath(new URL("../../samples/clara-ivar-7pt.mat", import.meta.url));

/** Analyses the match at the fastest level without noise. */
async function analyse(page: Page) {
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await page.getByRole("button", { name: "expert 0-ply" }).click();
}

test("a match is imported, analysed, reviewed and saved", async ({ app }) => {
  test.setTimeout(180_000);
  await app.getByLabel("Open…").setInputFiles(SAMPLE);
  await expect(app.getByRole("heading", { name: "Clara vs Ivar" })).toBeVisible();
  // The record shows at once, before any analysis.
  await expect(app.locator(".entry").first()).toContainText("52: 24/22 13/8");
  await expectAccessible(app);
  await analyse(app);
  await expect(app.getByText(/^.*251 of 251 decisions analysed/)).toBeVisible({ timeout: 120_000 });
  // The next error by key: the first entry's mark or a later one.
  await app.keyboard.press("e");
  const shown = app.locator('.entry[aria-current="true"]');
  await expect(shown.locator(".mark").first()).toBeVisible();
  const first = await shown.textContent();
  await app.keyboard.press("e");
  await expect(shown).not.toHaveText(first ?? "");
  await app.keyboard.press("Shift+E");
  await expect(shown).toHaveText(first ?? "");
  await expect(app.locator("tr.made .tag").first()).toHaveText("played");
  await expectAccessible(app);
  await app.getByRole("tab", { name: "Statistics" }).click();
  await expect(app.getByRole("row", { name: /^PR / })).toContainText(/per decision, \d+ in all/);
  // Every row says what it means, by key as by mouse.
  const terms = app.locator("#panel tbody th button");
  await expect(terms).toHaveCount(await app.locator("#panel tbody tr").count());
  await app.getByRole("button", { name: "Snowie rate" }).focus();
  await expect(app.getByRole("tooltip")).toContainText("all plays of both players");
  await expectAccessible(app);
  await app.getByRole("button", { name: "Unforced plays" }).hover();
  await expect(app.getByRole("tooltip")).toContainText("at least two legal plays");
  await app.getByRole("tab", { name: "Record" }).click();
  await app.getByLabel("Filter").selectOption("errors");
  await expectAccessible(app);
  const saved = app.waitForEvent("download");
  await app.getByRole("button", { name: "Save…" }).click();
  await expectAccessible(app);
  await app.getByRole("link", { name: /\(SGF\) with analysis/ }).click();
  const file = await (await saved).path();
  await app.getByRole("link", { name: "Home" }).click();
  await app.getByLabel("Open…").setInputFiles(file);
  await expect(app.getByText("251 of 251 decisions analysed")).toBeVisible();
});

test("mistakes are retried before the answer is shown", async ({ app }) => {
  test.setTimeout(180_000);
  await app.getByLabel("Open…").setInputFiles(SAMPLE);
  await analyse(app);
  await expect(app.getByText(/251 of 251 decisions analysed/)).toBeVisible({ timeout: 120_000 });
  await app.getByRole("button", { name: "Learn from mistakes" }).click();
  await expect(app.getByRole("heading", { name: /^Whose mistakes/ })).toBeVisible();
  await expectAccessible(app);
  await app.getByRole("button", { name: /^Ivar \d+ mistakes/ }).click();
  await expect(app.getByText(/^Mistake 1 of \d+ by Ivar/)).toBeVisible();
  await expect(app.getByRole("heading", { name: "What would you play?" })).toBeVisible();
  await expect(app.locator(".play")).toHaveCount(0);
  const movable = app.locator('[aria-label$="can move"]');
  for (let step = 0; step < 4 && (await movable.count()) > 0; step += 1) {
    await movable.first().focus();
    await app.keyboard.press("Enter");
  }
  await app.getByRole("button", { name: "Done" }).click();
  await expect(app.locator(".lesson .verdict")).toBeVisible();
  await expect(app.locator(".play").first()).toBeVisible();
  await app.getByRole("button", { name: "Try again" }).click();
  await expect(app.getByText(/one try so far/)).toBeVisible();
  await app.getByRole("button", { name: "Show the answer" }).click();
  await app.getByRole("button", { name: "Next mistake" }).click();
  await expect(app.getByText(/^Mistake 2 of \d+ by Ivar/)).toBeVisible();
  await expect(app.getByRole("button", { name: "Show the answer" })).toBeVisible();
  // The lesson survives a reload, and the chosen player is remembered for other matches.
  await app.reload();
  await expect(app.getByText(/^Mistake 2 of \d+ by Ivar/)).toBeVisible();
  await app.keyboard.press("E");
  await expect(app.getByText(/^Mistake 1 of \d+ by Ivar · one try so far/)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the record fits", async ({ app }) => {
    await app.getByLabel("Open…").setInputFiles(SAMPLE);
    await expect(app.locator(".entry").first()).toBeVisible();
    await expectNoOverflow(app);
    await expectAccessible(app);
  });
});

test("a partly analysed match says so and shows no rates", async ({ app }) => {
  const api = `${new URL(app.url()).origin}/api/v1`;
  const data = readFileSync(SAMPLE);
  const made = await app.request.post(`${api}/matches?name=part.mat`, {
    data,
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await made.json()) as { id: string };
  const begun = await app.request.post(`${api}/matches/${id}/analyse`, {
    data: { level: "world class", game: 1, entry: 4 },
  });
  const job = (await begun.json()) as { id: string };
  const done = async () => {
    const seen = await app.request.get(`${api}/matches/${id}`);
    return ((await seen.json()) as { analysis: { done: number } }).analysis.done;
  };
  await expect.poll(done, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(0);
  await app.request.post(`${api}/jobs/${job.id}/cancel`, { data: {} });
  await app.goto(`${new URL(app.url()).origin}/#/match/${id}/1/4`);
  // Without analysis there is no line.
  await expect(app.locator(".legend", { hasText: "not analysed" })).toBeVisible();
  await app.getByRole("tab", { name: "Statistics" }).click();
  await expect(app.getByRole("note")).toContainText(/\d+ of 251 decisions analysed so far/);
  await expect(app.getByRole("row", { name: /^PR|rating|Snowie/ })).toHaveCount(0);
  await expectAccessible(app);
});
