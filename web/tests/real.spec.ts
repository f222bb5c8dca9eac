/** Real files of many programs, if the reference data is beside the repository. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "./server";

const SHARED =
  process.env.BARPOINT_SHARED ?? fileURLToPath(new URL("../../../shared", import.meta.url));
const MATCHES = `${SHARED}/fixtures/matches/`;

test.skip(!existsSync(MATCHES), "shared: fixtures/matches");

test("a match analysed by another program is analysed here too, learned from, saved and reopened", async ({
  app,
}) => {
  test.setTimeout(240_000);
  await app.getByLabel("Open…").setInputFiles(`${MATCHES}sgf/charlot7b.sgf`);
  await expect(app.locator(".entry").first()).toBeVisible();
  // Its own analysis shows at once, with where it came from.
  const layers = app.getByRole("group", { name: "Analyses" });
  const imported = layers.getByRole("button").first();
  await expect(imported).toHaveAttribute("aria-pressed", "true");
  await app.getByRole("button", { name: "Analyse at…" }).click();
  await app.getByRole("button", { name: "expert 0-ply" }).click();
  const layer = layers.getByRole("button", { name: "expert", exact: true });
  await expect(layer).toBeVisible({ timeout: 120_000 });
  await expect(layer).toHaveAttribute("aria-pressed", "true");
  // Both analyses show their view of an error.
  await app.keyboard.press("e");
  const both = app.getByRole("table", { name: "Analyses" });
  await expect(both.getByRole("button")).toHaveCount(2);
  await expect(both.locator("tbody").first()).toContainText(/(Play|Cube), \d-ply/);
  await both.getByRole("button").nth(1).click();
  await expect(app.getByText(/^Analysis: /)).toBeVisible();
  // The other one's marks, then ours again.
  await imported.click();
  await expect(imported).toHaveAttribute("aria-pressed", "true");
  await layer.click();
  await expect(layer).toHaveAttribute("aria-pressed", "true");
  const first = app.locator('.entry[aria-current="true"]');
  await app.getByRole("tab", { name: "Record" }).click();
  await expect(first.locator(".mark").first()).toBeVisible();
  await app.getByRole("button", { name: "Learn from mistakes" }).click();
  await app.getByRole("button", { name: /^both (one|\d+) mistake/ }).click();
  await expect(app.getByText(/^Mistake 1 of \d+/)).toBeVisible();
  await app.getByRole("button", { name: "Show the answer" }).click();
  await expect(app.locator("tr.made .tag, #panel table").first()).toBeVisible();
  await app.getByRole("button", { name: "Next mistake" }).click();
  const next = app.getByRole("button", { name: "Show the answer" });
  await expect(next.or(app.getByText("You’ve reviewed every mistake."))).toBeVisible();
  // Saved, and read again with the analysis.
  const analysed = await app.getByText(/decisions analysed/).textContent();
  const count = /\d+ of \d+ decisions analysed/.exec(analysed ?? "")?.[0] ?? "";
  const saved = app.waitForEvent("download");
  await app.getByRole("button", { name: "Save…" }).click();
  await app.getByRole("link", { name: /\(SGF\) with analysis/ }).click();
  const file = await (await saved).path();
  await app.getByRole("link", { name: "Home" }).click();
  await app.getByLabel("Open…").setInputFiles(file);
  await expect(app.getByText(count)).toBeVisible();
});

test("files of many programs open, other files are named", async ({ app }) => {
  test.setTimeout(180_000);
  const open = async (file: string) => {
    await app.getByRole("link", { name: "Home" }).click();
    // The previous page has a field of that name too.
    await expect(app.getByRole("heading", { name: "barpoint" })).toBeVisible();
    await app.getByLabel("Open…").setInputFiles(file);
  };
  const readable = [
    "bgbtext/bgb_03_DT_FR.txt",
    "xgtext/xg_01_checkerPosition_JP.txt",
    "generated/gnubg5_g1.gam",
    "generated/gnubg5_snowie.txt",
    "generated/gnubg5_g1_rollout.sgf",
    "mat/galaxy_emptyname.txt",
    "mat/gv_illegal_hq.mat",
    "mat/hh_dance.mat",
    "mat/studio_latin1.txt",
    "mat/xg_paris7.mat",
    "xg/paris7.xg",
  ];
  for (const file of readable) {
    await open(MATCHES + file);
    await expect(app.locator('[data-point="6"]'), file).toBeVisible();
    await expect(app.getByRole("alert"), file).toHaveCount(0);
  }
  await open("tests/looks/analyse-dark-1440x900.png");
  await expect(app.getByRole("alert")).toContainText("a picture (PNG)");
});

test("what eXtreme Gammon said stands beside our own figures", async ({ app }) => {
  await app.getByLabel("Open…").setInputFiles(`${MATCHES}xg/charlot7.xg`);
  await expect(app.locator(".entry").first()).toBeVisible();
  await app.getByRole("tab", { name: "Statistics" }).click();
  const figures = app.getByRole("table", { name: /^eXtreme Gammon.*’s figures, from the file$/ });
  await expect(figures.getByRole("row", { name: /^PR/ })).toContainText(/0\.39.*0\.42/);
  await expect(figures.getByRole("row", { name: /^Decisions/ })).toContainText(/90.*79/);
  await app.getByRole("tab", { name: "Record" }).click();
  await app.locator(".entry").nth(1).click();
  const said = app.getByRole("region", { name: "From the file, not analysed by barpoint" });
  await expect(said.getByRole("heading", { name: /eXtreme Gammon/ }).first()).toBeVisible();
  await expect(said.locator("tr.made")).toHaveCount(1);
});

test("a text that contains a position opens it, junk is explained", async ({ app }) => {
  const paste = async (text: string) => {
    await app.getByRole("link", { name: "Analyse", exact: true }).click();
    await app.getByLabel("Paste an ID, a position or a match").fill(text);
    await app.keyboard.press("Enter");
  };
  for (const text of [
    "4HPwATDgc/ABMA",
    "GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAA",
    "x ".repeat(1500) + "XGID=-b----E-C---eE---c-e----B-:0:0:1:53:0:0:0:7:10",
  ]) {
    await paste("XGID=--BaBCCBAA------acccc-a--A:0:0:1:00:0:2:0:7:10");
    await expect(app.locator('[data-point="6"]')).toHaveAttribute("data-count", "3");
    await paste(text);
    await expect(app.locator('[data-point="6"]')).toHaveAttribute("data-count", "5");
  }
  await paste("no position at all");
  await expect(app.getByRole("alert")).toBeVisible();
});
