/** Why a play is better than another: on a position, beside an error of a match, and what a cube decision rests on. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const SAMPLE = fileURLToPath(new URL("../../samples/clara-ivar-7pt.mat", import.meta.url));
const DOUBLE = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:3:0:10";
const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

test("a position says why its best play is better than the one chosen", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await expect(app.locator(".play button").first()).toBeVisible();
  await app.getByText("Why?", { exact: true }).click();
  const choice = app.getByRole("combobox", { name: "8/5 6/5 rather than" });
  await expect(choice).toBeVisible();
  await choice.selectOption({ label: "24/23 13/10" });
  await expect(app.getByText("Makes the 5-point")).toBeVisible();
  await expect(app.getByText(/^Games won \+/)).toBeVisible();
  await app.getByText("The opponent’s replies").click();
  await expect(app.getByRole("row")).not.toHaveCount(0);
  await expect(app.getByRole("rowheader", { name: "66" })).toBeVisible();
  await expectAccessible(app);
  await app.setViewportSize({ width: 375, height: 800 });
  await expectNoOverflow(app);
});

test("BKG's view of both plays stands below the reasons", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await app.getByText("Why?", { exact: true }).click();
  await app.getByRole("combobox", { name: /rather than/ }).selectOption({ label: "24/23 13/10" });
  await app.getByText("How BKG sees it").click();
  const row = (name: RegExp) => app.getByRole("row", { name });
  await expect(row(/^State class/)).toHaveText(/engaged\s*engaged/);
  await expect(row(/^BKG \(1977\)/)).toHaveText(/327\.4 HP\s*91\.9 HP/);
  await expect(row(/^BKG-VI/)).toHaveText(/\+0\.\d{3}\s*[+−]0\.\d{3}/);
  await expect(row(/^Builders/)).toHaveText(/\+8\.0\s*\+20\.0/);
  await expectAccessible(app);
  await app.setViewportSize({ width: 375, height: 800 });
  await expectNoOverflow(app);
});

test("what is said of a play opens to the positions behind it", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await app.getByText("Why?", { exact: true }).click();
  await app.getByRole("combobox", { name: /rather than/ }).selectOption({ label: "24/23 13/10" });
  const other = app.locator(".after").getByRole("button", { name: "24/23 13/10" });
  await expect(other).toHaveAttribute("aria-pressed", "false");
  await expect(app.locator(".arrow.hint")).toHaveCount(0);
  await other.click();
  await expect(other).toHaveAttribute("aria-pressed", "true");
  await expect(app.locator(".arrow.hint")).toHaveCount(2);
  await other.click();
  await expect(app.locator(".arrow.hint")).toHaveCount(0);
  await app.getByText("The opponent’s replies").click();
  const row = app.getByRole("row").filter({ has: app.getByRole("rowheader", { name: "66" }) });
  await row.getByRole("link").first().click();
  // White to play 66 after 8/5 6/5.
  await expect.poll(() => decodeURIComponent(app.url())).toContain(":-1:66:");
  await expect(app.locator(".play button").first()).toBeVisible();
});

test("market losers open to the positions after them", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(DOUBLE)}`);
  await app.getByText("Why?", { exact: true }).click();
  await expect(app.getByText(/^Double and take: doubling gains/)).toBeVisible();
  await app.getByText("Market losers").click();
  await expectAccessible(app);
  const first = app
    .getByRole("listitem")
    .filter({ hasText: /after \d+ of 36 replies/ })
    .first();
  await first.locator("small").getByRole("link").first().click();
  await expect.poll(() => decodeURIComponent(app.url())).not.toContain(DOUBLE);
  // The player who doubles is on roll again.
  await expect.poll(() => decodeURIComponent(app.url())).toContain(":0:0:1:00:");
});

test("a cube decision says what it rests on", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(DOUBLE)}`);
  await app.getByText("Why?", { exact: true }).click();
  await expect(app.getByText(/\d+ of 1296 sequences/)).toBeVisible();
  await expect(app.getByText(/In the market window/)).toBeVisible();
  await expectAccessible(app);
});

test("an error of a match is compared with the best play", async ({ app }) => {
  const api = `${new URL(app.url()).origin}/api/v1`;
  const sent = await app.request.post(`${api}/matches?name=why.mat`, {
    data: readFileSync(SAMPLE),
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await sent.json()) as { id: string };
  const analysis = { data: { level: "expert", game: 0, entry: 0 } };
  const begun = await app.request.post(`${api}/matches/${id}/analyse`, analysis);
  const job = (await begun.json()) as { id: string };
  const status = async () =>
    ((await (await app.request.get(`${api}/jobs/${job.id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 60_000 }).toBe("done");
  await app.goto(`${new URL(app.url()).origin}/#/match/${id}`);
  await app.getByRole("button", { name: "Next error" }).click();
  await expect(app.locator("tr.made")).toHaveCount(1);
  await app.getByText("Why?", { exact: true }).click();
  const compared = app.getByRole("combobox", { name: /rather than/ });
  // The entry before it stays until the next one has come.
  await expect(async () => {
    const made = await app.locator("tr.made .play button").textContent();
    await expect(compared).toHaveValue(made?.replace("played", "").trim() ?? "", { timeout: 100 });
  }).toPass();
  await expect(app.getByText("The opponent’s replies")).toBeVisible();
});
