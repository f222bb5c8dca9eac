/** BKG and BKG-VI as levels: the analysis of a match, the panels of a position, rollouts. */
import { fileURLToPath } from "node:url";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const SAMPLE = fileURLToPath(new URL("../../samples/clara-ivar-7pt.mat", import.meta.url));
const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

test.use({ audience: "bkg" });

test("a match is analysed by BKG-VI and by BKG of 1977", async ({ app }) => {
  await app.getByLabel("Open…").setInputFiles(SAMPLE);
  const start = app.getByRole("button", { name: "Analyse", exact: true });
  await start.click();
  await expectAccessible(app);
  await app.getByRole("button", { name: /^BKG-VI/ }).click();
  await expect(app.getByText(/251 of 251 decisions analysed/)).toBeVisible({ timeout: 60_000 });
  await app.keyboard.press("e");
  const shown = app.locator('.entry[aria-current="true"]');
  await expect(shown.locator(".mark").first()).toBeVisible();
  await expect(app.locator("tr.made .tag").first()).toHaveText("played");
  await app.getByText("Why?", { exact: true }).click();
  await expect(app.getByText("How BKG sees it")).toBeVisible();
  await app.getByRole("tab", { name: "Statistics" }).click();
  const panel = app.locator("#panel");
  await expect(panel.getByText("Equities are those of BKG-VI")).toBeVisible();
  const rating = app.getByRole("row", { name: /^PR / });
  const first = await rating.textContent();
  await app.getByRole("button", { name: "Analyse at…" }).click();
  await app.getByRole("button", { name: /^BKG \(1977\)/ }).click();
  await expect(panel.getByText("BKG’s own play counts as best")).toBeVisible({ timeout: 60_000 });
  await expect(rating).not.toHaveText(first ?? "");
  const layers = app.getByRole("group", { name: "Analyses" });
  await expect(layers.getByRole("button", { name: "BKG-VI", exact: true })).toBeVisible();
  await expectAccessible(app);
});

test("a position's panels and rollouts are by BKG", async ({ app }) => {
  const address = (id: string, more = "") =>
    `${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(id)}${more}`;
  await app.goto(address(OPENING_31));
  await app.getByLabel("Level").selectOption("BKG (1977)");
  await expect(app.getByRole("button", { name: "8/5 6/5" })).toBeVisible();
  for (const [tab, cells] of [
    ["Next roll", "#panel td button"],
    ["Scores", "#panel tbody tr"],
    ["Cube", "#panel table"],
  ] as const) {
    await app.getByRole("tab", { name: tab }).click();
    await expect(app.getByText(/^Equities are those of BKG-VI/)).toBeVisible();
    await expect(app.locator(cells).first()).toBeVisible();
  }
  await app.getByRole("tab", { name: "Rollout" }).click();
  await app.getByLabel("Trials").selectOption("144");
  await app.getByLabel("Played by").selectOption("BKG (1977)");
  await expect(app.getByLabel("With the cube")).toHaveCount(0);
  await expect(app.getByText(/makes the checker plays of both sides, cubeless/)).toBeVisible();
  await app.getByRole("button", { name: "Roll out" }).click();
  const table = app.locator("#panel table");
  await expect(table.locator("caption")).toContainText("BKG (1977) · 144 trials", {
    timeout: 60_000,
  });
  await expect(table.locator("tbody th").first()).toHaveText("8/5 6/5");
  await expectAccessible(app);
  await app.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(app);
  // It is kept with its player.
  await app.reload();
  await app.getByRole("tab", { name: "Rollout" }).click();
  await app.getByRole("button", { name: /· BKG \(1977\)$/ }).click();
  await expect(app.getByLabel("Played by")).toHaveValue("bkg");
});
