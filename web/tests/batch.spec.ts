/** Many files at once: dropped anywhere, analysed together, summed up by player, saved in every format. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const SAMPLE = fileURLToPath(new URL("../../samples/clara-ivar-7pt.mat", import.meta.url));

/** A short match between two players. */
const short = (length: number, one: string, two: string) =>
  ` ${length} point match\n\n Game 1\n ${one} : 0       ${two} : 0\n  1) 31: 8/5 6/5    42: 8/4 6/4\n  2) 65: 24/13\n`;
const LONG_ENOUGH = "\n".repeat(2000);

interface Given {
  name: string;
  text: string;
}

/** Drags files over the window and lets go of them there. */
async function drop(page: Page, files: readonly Given[], look?: () => Promise<void>) {
  const transfer = await page.evaluateHandle((given) => {
    const made = new DataTransfer();
    for (const { name, text } of given) made.items.add(new File([text], name));
    return made;
  }, files);
  await page.dispatchEvent("main", "dragenter", { dataTransfer: transfer });
  await page.dispatchEvent("main", "dragover", { dataTransfer: transfer });
  await expect(page.getByText("Drop matches here")).toBeVisible();
  await look?.();
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
  await expect(page.getByText("Drop matches here")).toBeHidden();
}

/** Deletes all matches that other tests left. */
async function clear(page: Page) {
  const api = `${new URL(page.url()).origin}/api/v1`;
  const rows = (await (await page.request.get(`${api}/matches`)).json()) as { id: string }[];
  for (const { id } of rows) await page.request.delete(`${api}/matches/${id}`);
}

test("files dropped on any page are opened, analysed together and summed up", async ({ app }) => {
  test.setTimeout(180_000);
  await clear(app);
  await app.goto(`${new URL(app.url()).origin}/#/play`);
  const files = [
    { name: "one.mat", text: short(3, "Ada", "Bo") },
    { name: "two.mat", text: short(5, "Ada", "Cy") + "\n" + short(7, "Bo", "Cy") },
    { name: "board.png", text: "\u0089PNG no picture" },
    { name: "notes.txt", text: "shopping list" },
  ];
  await drop(app, files, () => expectAccessible(app));
  const report = app.getByRole("region", { name: "Opened files" });
  await expect(report).toContainText("3 matches opened");
  await expect(report).toContainText("2 files could not be read");
  await expect(report.getByRole("listitem").filter({ hasText: "notes.txt" })).toContainText(
    /Neither a match nor a position in a known format/,
  );
  const matches = app.getByRole("region", { name: "Matches" });
  await expect(matches.getByRole("listitem")).toHaveCount(3);
  await expect(matches).toContainText("two.mat (match 2 of 2)");
  await expectAccessible(app);
  await expectNoOverflow(app);
  await report.getByRole("button", { name: "Dismiss" }).click();
  await expect(report).toBeHidden();

  await matches.getByLabel("Analysis level").selectOption("expert");
  await matches.getByRole("button", { name: "Analyse 3 matches" }).click();
  await expect(matches.getByText(/· analysed ·/)).toHaveCount(3, { timeout: 60_000 });
  await expect(matches.getByRole("button", { name: /^Analyse/ })).toHaveCount(0);
  const players = app.getByRole("region", { name: "Players" });
  await expect(players).toContainText("3 of 3 matches analysed");
  await expect(players.getByRole("row", { name: /^Ada 2 0 \d+\.\d\d/ })).toBeVisible();
  await expectAccessible(app);
  await clear(app);
});

test("one file with one match opens it, one that is none says what it is", async ({ app }) => {
  await drop(app, [{ name: "one.mat", text: short(3, "Ada", "Bo") + LONG_ENOUGH }]);
  await expect(app.getByRole("heading", { name: "Ada vs Bo" })).toBeVisible();
  await drop(app, [{ name: "page.html", text: `<!doctype html><p>${LONG_ENOUGH}` }]);
  await expect(app.getByRole("alert")).toContainText(/This is a web page; it holds no match text/);
  // The file field takes several, too.
  await app.getByRole("link", { name: "Home" }).click();
  await app.getByLabel("Open…").setInputFiles([SAMPLE, SAMPLE]);
  await expect(app.getByText("2 matches opened")).toBeVisible();
  await clear(app);
});

test("a match is saved in every format, and what each leaves out is said before", async ({
  app,
}) => {
  const api = `${new URL(app.url()).origin}/api/v1`;
  const made = await app.request.post(`${api}/matches?name=clara.mat`, {
    data: readFileSync(SAMPLE),
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await made.json()) as { id: string };
  const path = `${api}/matches/${id}`;
  await app.request.put(`${path}/entries/0/0`, { data: { comment: "Why not split?" } });
  await app.goto(`${new URL(app.url()).origin}/#/match/${id}`);
  await app.getByRole("button", { name: "Save…" }).click();
  const menu = app.getByRole("group", { name: "Save…" });
  const item = (name: RegExp) => menu.getByRole("listitem").filter({ hasText: name });
  await expect(item(/Jellyfish, Snowie, XG/)).toContainText(/Leaves out .*comments on moves/);
  await expect(item(/as JSON/)).not.toContainText("Leaves out");
  await expectAccessible(app);
  for (const [name, ending] of [
    [/as JSON/, ".json"],
    [/OGXM/, ".ogxm"],
    [/eXtreme Gammon/, ".mat"],
    [/PDF document/, ".pdf"],
    [/GNU Backgammon’s form, one for each game/, ".zip"],
    [/Table of decisions/, ".csv"],
  ] as const) {
    const saved = app.waitForEvent("download");
    await item(name).getByRole("link").click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`clara${ending}`);
    expect(readFileSync(await file.path()).length).toBeGreaterThan(100);
  }
  await clear(app);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the players and the results fit", async ({ app }) => {
    await clear(app);
    await app.getByLabel("Open…").setInputFiles([SAMPLE, SAMPLE]);
    await expect(app.getByText("2 matches opened")).toBeVisible();
    await expect(app.getByRole("region", { name: "Players" })).toBeVisible();
    await expectNoOverflow(app);
    await expectAccessible(app);
    await clear(app);
  });
});
