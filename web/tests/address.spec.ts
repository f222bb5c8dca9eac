/** The address says what is shown: loading it again shows the same. */
import { readFileSync } from "node:fs";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const SAMPLE = "../samples/clara-ivar-7pt.mat";

test("a reload keeps the tab, for a position and for a match", async ({ app }) => {
  const { origin } = new URL(app.url());
  const chosen = (name: string) => app.getByRole("tab", { name, exact: true, selected: true });
  await app.goto(`${origin}/#/analyse`);
  await app.getByRole("tab", { name: "Scores", exact: true }).click();
  await app.reload();
  await expect(chosen("Scores")).toBeVisible();
  const data = readFileSync(SAMPLE);
  const path = `${origin}/api/v1/matches?name=address.mat`;
  const headers = { "content-type": "application/octet-stream" };
  const made = await app.request.post(path, { data, headers });
  const { id } = (await made.json()) as { id: string };
  await app.goto(`${origin}/#/match/${id}`);
  await app.getByRole("tab", { name: "Statistics", exact: true }).click();
  await app.keyboard.press("j");
  await expect(app).toHaveURL(/\/0\/1\?tab=statistics$/);
  await app.reload();
  await expect(chosen("Statistics")).toBeVisible();
  await app.request.delete(`${origin}/api/v1/matches/${id}`);
});

test("an unknown address says so and leads home", async ({ app }) => {
  const { origin } = new URL(app.url());
  for (const path of ["nonsense", "match", "match/%/1"]) {
    await app.goto(`${origin}/#/${path}`);
    if (path !== "match/%/1") await expect(app.getByRole("alert")).toContainText("no such page");
  }
  await app.goto(`${origin}/#/nonsense`);
  await expectAccessible(app);
  await app.getByRole("link", { name: "Go to Home" }).click();
  await expect(app.getByRole("heading", { name: "barpoint" })).toBeVisible();
});

test("an unfinished set-up is kept in the address and survives a reload", async ({ app }) => {
  const { origin } = new URL(app.url());
  await app.goto(`${origin}/#/analyse`);
  await expect(app).toHaveURL(/id=XGID/);
  await app.getByRole("button", { name: "Edit" }).click();
  await app.getByRole("button", { name: "Clear" }).click();
  await expect(app).not.toHaveURL(/XGID/);
  await app.reload();
  await expect(app.getByText("15 checkers of White to place", { exact: false })).not.toHaveCount(0);
  await app.getByRole("button", { name: "Start", exact: false }).first().click();
  await expect(app).toHaveURL(/id=XGID/);
  await expect(app).not.toHaveURL(/draft/);
});

test("both players' pips and the difference stand beside a position under study", async ({
  app,
}) => {
  const { origin } = new URL(app.url());
  const id = encodeURIComponent("XGID=-b----E-C---eE---c-e---AA-:0:0:1:00:0:0:0:0:10");
  await app.goto(`${origin}/#/analyse?id=${id}`);
  const strip = (side: string) => app.locator(`.strip[data-side=${side}]`);
  await expect(strip("black")).toContainText(/\d+ pips \([+−]\d+\)/);
  await expect(strip("white")).toContainText(/\d+ pips \([+−]\d+\)/);
  await app.setViewportSize({ width: 844, height: 390 });
  await expectNoOverflow(app);
  // What is to be pasted can be read: the field has room for its own hint.
  const field = app.getByPlaceholder("Paste an ID");
  const { width = 0 } = (await field.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(220);
});
