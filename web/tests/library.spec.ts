/** The library: filled by the board and by files, searched by pattern, followed over time, its players and matches edited. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
const CLARA = sample("clara-ivar-7pt.mat");

const origin = (page: Page) => new URL(page.url()).origin;
const show = (page: Page, path: string) => page.goto(`${origin(page)}/#/library/${path}`);

/** Takes away what other tests left on the same server, on the board and in the library. */
async function clear(page: Page): Promise<void> {
  const api = `${origin(page)}/api/v1`;
  const get = async <T>(path: string) => (await (await page.request.get(api + path)).json()) as T;
  const running = async () => {
    const jobs = await get<{ id: string; status: string }[]>("/jobs");
    const open = jobs.filter(({ status }) => !["done", "failed", "cancelled"].includes(status));
    for (const { id } of open) await page.request.post(`${api}/jobs/${id}/cancel`);
    return open.length;
  };
  await expect.poll(running).toBe(0);
  for (const { id } of await get<{ id: string }[]>("/matches")) {
    await page.request.delete(`${api}/matches/${id}`);
  }
  await expect
    .poll(async () => (await get<{ waiting: number }>("/library")).waiting, { timeout: 30_000 })
    .toBe(0);
  const { matches } = await get<{ matches: { match_id: number }[] }>("/library/matches");
  for (const { match_id } of matches) {
    await page.request.delete(`${api}/library/matches/${match_id}`);
  }
}

/** The match of the samples, analysed on the board, and in the library; once for each server. */
async function analysed(page: Page): Promise<void> {
  const api = `${origin(page)}/api/v1`;
  const query = { matches: { event: "" }, least_loss: 0.02 };
  const found = async () => {
    const answer = await page.request.post(`${api}/library/search`, { data: query });
    return ((await answer.json()) as { total: number }).total;
  };
  if ((await found()) > 0) return;
  const imported = await page.request.post(`${api}/matches?name=clara-ivar-7pt.mat`, {
    data: readFileSync(CLARA),
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await imported.json()) as { id: string };
  await page.request.post(`${api}/matches/${id}/analyse`, { data: { level: "expert" } });
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(3);
}

test("an empty library invites, and takes files without opening them", async ({ app }) => {
  await clear(app);
  await show(app, "");
  await expect(app.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
  await expect(app.getByRole("heading", { name: "No matches yet" })).toBeVisible();
  await expectAccessible(app);
  await app.getByLabel("Add matches").setInputFiles([
    { name: "clara.mat", mimeType: "text/plain", buffer: readFileSync(CLARA) },
    { name: "again.mat", mimeType: "text/plain", buffer: readFileSync(CLARA) },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("shopping list") },
  ]);
  const report = app.getByRole("region", { name: "Added files" });
  await expect(report).toContainText("1 match added. 1 match was there already.");
  await expect(report).toContainText("notes.txt");
  await report.getByRole("button", { name: "Dismiss" }).click();
  await expect(app.getByText(/^1 match, \d+ players, \d+ decisions\./)).toBeVisible();
  const dropped = await app.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const text =
      " 3 point match\n\n Game 1\n Ada : 0       Bo : 0\n  1) 31: 8/5 6/5    42: 8/4 6/4\n";
    transfer.items.add(new File([text], "short.mat"));
    return transfer;
  });
  await app.dispatchEvent("main", "dragover", { dataTransfer: dropped });
  await expect(app.getByText("Drop matches here to add them to the library")).toBeVisible();
  await app.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await expect(app.getByText(/^2 matches, \d+ players, \d+ decisions\./)).toBeVisible();
  const board = await app.request.get(`${origin(app)}/api/v1/matches`);
  expect(await board.json()).toEqual([]);
});

test("a search by words and by clicks finds decisions and opens them", async ({ app }) => {
  await analysed(app);
  await show(app, "search");
  await app.getByLabel("Player", { exact: true }).fill("Clara");
  await app.getByLabel("Player", { exact: true }).press("Enter");
  await app.getByLabel("Error", { exact: true }).selectOption("0.02");
  await expect(app).toHaveURL(/player=Clara&error=0.02/);
  const found = app.getByRole("region", { name: "Decisions found" });
  await expect(found.getByText(/^\d+ decisions?$/)).toBeVisible();
  const losses = await found.getByText(/^−\d\.\d{3}$/).allTextContents();
  const sizes = losses.map((text) => Number(text.slice(1)));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.02);

  // The pattern: by pointer and keyboard on the board, and as words.
  const pattern = app.getByRole("group", { name: "Board pattern" });
  await pattern.getByRole("button", { name: "6 point: anything", exact: true }).click();
  const words = app.getByLabel("In words");
  await expect(words).toHaveValue("me6");
  const six = pattern.getByRole("button", { name: "6 point: yours, 2 or more", exact: true });
  await six.focus();
  await six.press("4");
  await expect(words).toHaveValue("me6=4+");
  await app.keyboard.press("ArrowRight");
  await app.keyboard.press("Space");
  await expect(words).toHaveValue("me6=4+ me5");
  await app.keyboard.press("Delete");
  await expect(words).toHaveValue("me6=4+");
  await words.fill("me6 them5");
  await words.press("Enter");
  await expect(app.getByRole("alert")).toContainText("“them5” can’t be read");
  await words.fill("me6");
  await words.press("Enter");
  await expect(app.getByRole("alert")).toHaveCount(0);
  for (const size of [
    { width: 375, height: 812 },
    { width: 812, height: 375 },
    { width: 1440, height: 900 },
  ]) {
    await app.setViewportSize(size);
    await expectNoOverflow(app);
  }
  for (const colorScheme of ["dark", "light"] as const) {
    await app.emulateMedia({ colorScheme });
    await expectAccessible(app);
  }

  // A hit opens at its decision, and the way back leads to the same search.
  const first = found.getByRole("listitem").first();
  const [, entry] =
    /\/(\d+)\/(\d+)$/.exec((await first.getByRole("link").getAttribute("href")) ?? "") ?? [];
  await first.getByRole("link").click();
  await expect(app).toHaveURL(new RegExp(`#/match/[0-9a-f]+/${entry ?? ""}/\\d+`));
  await expect(app.getByRole("application")).toBeVisible();
  await app.goBack();
  await expect(words).toHaveValue("me6");
  await expect(app.getByLabel("Player", { exact: true })).toHaveValue("Clara");
});

test("a match that is not there is not opened, in words", async ({ app }) => {
  await show(app, "open/999");
  await expect(app.getByRole("alert")).toHaveText("The library has no match 999.");
  await app.getByRole("link", { name: "Back to the matches" }).click();
  await expect(app).toHaveURL(/library\/matches/);
});

test("statistics lead to decisions and matches", async ({ app }) => {
  await analysed(app);
  await show(app, "statistics?player=clara");
  await expect(app.getByRole("heading", { name: "Clara" })).toBeVisible();
  await expect(app.getByText(/PR \d+\.\d\d/)).toBeVisible();
  const kinds = app.getByRole("table", { name: "By kind of decision" });
  await expect(
    kinds.getByRole("row", { name: /Checker plays \d+\.\d\d ± \d+\.\d\d \d+/ }),
  ).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await app.emulateMedia({ colorScheme });
    await expectAccessible(app);
  }
  const all = Number(
    await kinds.getByRole("row", { name: /^Cube/ }).getByRole("cell").nth(1).textContent(),
  );
  await kinds.getByRole("link", { name: "Cube decisions" }).click();
  await expect(app.getByLabel("Decision", { exact: true })).toHaveValue(
    "no-double,double,take,pass",
  );
  await expect(app.getByText(`${all} count toward PR`)).toBeVisible();
  await app.goBack();
  await app.getByRole("table").last().getByRole("link", { name: "vs Ivar" }).click();
  await expect(app).toHaveURL(/#\/match\//);
});

test("players are renamed, matches are tagged and deleted", async ({ app }) => {
  await analysed(app);
  await show(app, "players");
  await app.getByRole("button", { name: "Rename Ivar" }).click();
  const dialog = app.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Clara");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(dialog.getByRole("alert")).toContainText("merge");
  await dialog.getByLabel("Name").fill("Ivar Lund");
  await expectAccessible(app);
  await dialog.getByRole("button", { name: "Rename" }).click();
  const row = app.getByRole("row", { name: /^Ivar Lund also ivar/ });
  await expect(row).toBeVisible();
  await app.getByRole("button", { name: "Merge Ivar Lund" }).click();
  await dialog.getByLabel("The other player").fill("Clara");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog.getByRole("alert")).toContainText("played each other");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("link", { name: /matches of/ }).click();

  const match = app.getByRole("listitem").filter({ hasText: "Clara vs Ivar Lund" });
  await match.getByRole("button", { name: "+ Tag" }).click();
  await match.getByRole("combobox", { name: "Tag" }).fill("club final");
  await app.keyboard.press("Enter");
  await match.getByRole("link", { name: "club final" }).click();
  await expect(app).toHaveURL(/matches\?tag=club\+final/);
  await expectAccessible(app);
  await match.getByRole("button", { name: "Remove tag club final" }).click();
  await expect(match.getByRole("link", { name: "club final" })).toHaveCount(0);
  await match.getByRole("button", { name: "Delete" }).click();
  await app.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(match).toHaveCount(0);
  // The board's copy stays until it is deleted there.
  await app.getByRole("link", { name: "Home" }).click();
  const copy = app.getByRole("region", { name: "Matches" }).getByRole("listitem");
  await expect(copy).toHaveCount(1);
  await copy.getByRole("button", { name: /^Delete/ }).click();
  await app.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(copy).toHaveCount(0);
});
