/** A match is reviewed by the player who opened it: analysed at once, worst errors first, your side at the bottom. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const SAMPLE = fileURLToPath(new URL("../../samples/clara-ivar-7pt.mat", import.meta.url));

const origin = (page: Page) => new URL(page.url()).origin;
const api = (page: Page) => `${origin(page)}/api/v1`;

/** The sample, imported and analysed once for all tests. */
let sample: string | undefined;

async function analysed(page: Page): Promise<string> {
  if (sample) return sample;
  const made = await page.request.post(`${api(page)}/matches?name=review.mat`, {
    data: readFileSync(SAMPLE),
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`${api(page)}/matches/${id}/analyse`, {
    data: { level: "expert", game: 0, entry: 0 },
  });
  const open = async () => {
    const shown = await page.request.get(`${api(page)}/matches/${id}`);
    const { analysis } = (await shown.json()) as { analysis: { done: number; total: number } };
    return analysis.total - analysis.done;
  };
  await expect.poll(open, { timeout: 90_000 }).toBe(0);
  sample = id;
  return id;
}

/** Changes settings, as if they had been chosen before the page was opened. */
async function set(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.addInitScript((more) => {
    const kept = JSON.parse(localStorage.getItem("barpoint.settings") ?? "{}") as object;
    localStorage.setItem("barpoint.settings", JSON.stringify({ ...kept, ...more }));
  }, changes);
  await page.reload();
}

const worst = (page: Page) => page.getByRole("region", { name: /worst errors/i });
const losses = (page: Page) => worst(page).locator(".loss").allTextContents();
const here = '[aria-current="true"]';

test("a dropped match is analysed by itself; two clicks show your worst blunder", async ({
  app,
}) => {
  test.setTimeout(180_000);
  await set(app, { autoAnalyse: true });
  const files = await app.evaluateHandle(
    (text) => {
      const made = new DataTransfer();
      made.items.add(new File([text], "mine.mat"));
      return made;
    },
    readFileSync(SAMPLE, "utf8"),
  );
  await app.dispatchEvent("main", "drop", { dataTransfer: files });
  await expect(app.getByText("251 of 251 decisions analysed")).toBeVisible({ timeout: 120_000 });
  await worst(app).getByRole("button", { name: "Clara", exact: true }).click();
  await expect(app.getByRole("heading", { name: "Your worst errors" })).toBeVisible();
  await worst(app).locator("li button").first().click();
  await expect(worst(app).locator("li button").first()).toHaveAttribute("aria-current", "true");
  // The decision is shown with both plays, or with the cube action.
  const cost = (await losses(app))[0] ?? "";
  await expect(app.locator(".decision")).toContainText(cost);
});

test("a match is not analysed by itself where that is switched off", async ({ app }) => {
  await app.getByRole("button", { name: "Settings" }).click();
  const dialog = app.getByRole("dialog", { name: "Settings" });
  await dialog.getByRole("tab", { name: "Analysis" }).click();
  await expect(dialog.getByLabel("Analyse a match as soon as it is opened")).not.toBeChecked();
  // Three levels, each for one thing.
  for (const name of ["Hint level", "Tutor level", "Match analysis level"]) {
    await expect(dialog.getByLabel(name)).toHaveValue("expert");
  }
  await dialog.getByLabel("Tutor level").selectOption("world class");
  await expectAccessible(app);
  await app.keyboard.press("Escape");
  await app.getByLabel("Open…").setInputFiles(SAMPLE);
  await expect(app.getByText("0 of 251 decisions analysed")).toBeVisible();
  await expect(app.locator(".job")).toHaveCount(0);
  const kept = await app.evaluate(() => localStorage.getItem("barpoint.settings"));
  expect(JSON.parse(kept ?? "{}")).toMatchObject({
    hintLevel: "expert",
    tutorLevel: "world class",
    reviewLevel: "expert",
  });
});

test("errors are listed by what they cost, for the player you are", async ({ app }) => {
  test.setTimeout(180_000);
  await app.goto(`${origin(app)}/#/match/${await analysed(app)}`);
  await expect(app.getByRole("heading", { name: "Worst errors", exact: true })).toBeVisible();
  await expectAccessible(app);
  await worst(app).getByRole("button", { name: "Ivar", exact: true }).click();
  const costs = (await losses(app)).map(Number);
  expect(costs.length).toBe(6);
  expect([...costs].sort((a, b) => b - a)).toEqual(costs);
  await worst(app)
    .getByRole("button", { name: /^Show all/ })
    .click();
  await expect.poll(async () => (await losses(app)).length).toBeGreaterThan(6);
  // Remembered by name; it can be changed.
  await app.reload();
  await expect(worst(app)).toContainText("You are Ivar");
  await worst(app).getByRole("button", { name: "Change", exact: true }).click();
  await worst(app).getByRole("button", { name: "Clara", exact: true }).click();
  await expect(worst(app)).toContainText("You are Clara");
  await expectAccessible(app);
  await app.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(app);
});

test("numbers of the statistics lead to their decisions", async ({ app }) => {
  test.setTimeout(180_000);
  await app.goto(`${origin(app)}/#/match/${await analysed(app)}?tab=statistics`);
  const number = app.getByRole("button", { name: /^Blunders, Ivar: / });
  const count = Number(await number.textContent());
  await number.click();
  await expect(app.getByRole("tab", { name: "Record", selected: true })).toBeVisible();
  await expect(app.getByRole("combobox", { name: "Player" })).toHaveValue("black");
  await expect(app.locator(".entry")).toHaveCount(count);
  await expect(app.locator(".entry").first()).toHaveAttribute("aria-current", "true");
  await expectAccessible(app);
});

test("you sit at the bottom, and the board can be turned", async ({ app }) => {
  test.setTimeout(180_000);
  await app.goto(`${origin(app)}/#/match/${await analysed(app)}/0/0`);
  const names = () => app.locator(".strip .name").allTextContents();
  await expect(app.locator(".strip")).toHaveCount(2);
  await worst(app).getByRole("button", { name: "Clara", exact: true }).click();
  await expect.poll(names).toEqual(["Ivar", "Clara"]);
  const light = app.locator(".strip .disc.light");
  const owner = () => light.evaluate((disc) => disc.parentElement?.dataset.side);
  const before = await owner();
  await app.keyboard.press("f");
  await expect.poll(names).toEqual(["Clara", "Ivar"]);
  // Turned around, everyone keeps their checkers.
  expect(await owner()).toBe(before);
  await app.keyboard.press("f");
  await expect.poll(names).toEqual(["Ivar", "Clara"]);
  await worst(app).getByRole("button", { name: "Change", exact: true }).click();
  await worst(app).getByRole("button", { name: "Ivar", exact: true }).click();
  await expect.poll(names).toEqual(["Clara", "Ivar"]);
  await app.keyboard.press("?");
  await expect(app.getByRole("dialog")).toContainText("in a game this key ends the turn");
});

test("sides are called by the colours drawn", async ({ app }) => {
  await set(app, { lightAt: "bottom" });
  await app.goto(`${origin(app)}/#/analyse`);
  await expect(app.locator('[data-point="6"]')).toHaveAttribute("aria-label", /five white/);
  await expect(app.locator(".strip .name")).toHaveText(["Black", "White"]);
  await expect(app.getByText(/^White on roll/)).toBeVisible();
  await app.getByRole("button", { name: "Edit", exact: true }).click();
  const place = app.getByRole("group", { name: "Click to place" });
  await expect(place.getByRole("button", { name: "White" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await app.keyboard.press("f");
  await expect(app.locator(".strip .name")).toHaveText(["White", "Black"]);
});

test("filters hide the rest of the record, and keys go from one to the next", async ({ app }) => {
  test.setTimeout(180_000);
  await app.goto(`${origin(app)}/#/match/${await analysed(app)}/0/0`);
  await expect(app.locator(".entry").first()).toBeVisible();
  const every = await app.locator(".entry").count();
  await app.getByLabel("Filter").selectOption("blunders");
  await expect.poll(() => app.locator(".entry").count()).toBeLessThan(every);
  await expect(app.locator(".entry .mark.very_bad")).not.toHaveCount(0);
  await app.getByLabel("Filter").blur();
  await app.keyboard.press("b");
  await expect(app.locator(`.entry${here} .mark.very_bad`).first()).toBeVisible();
  await app.getByLabel("Filter").selectOption("cube");
  await app.getByLabel("Filter").blur();
  await app.keyboard.press("d");
  await expect(app.locator(`.entry${here}`)).toBeVisible();
  await app.getByLabel("Filter").selectOption("luck");
  await app.getByLabel("Filter").blur();
  await app.keyboard.press("l");
  await expect(app.locator(`.entry${here} .dice`)).toHaveClass(/lucky/);
  await app.keyboard.press("L");
  await expect(app.locator(`.entry${here}`)).toBeVisible();
});

test("the best play is green and the one made red, in a lesson only after the answer", async ({
  app,
}) => {
  test.setTimeout(180_000);
  const id = await analysed(app);
  await app.goto(`${origin(app)}/#/match/${id}/0/0?tab=statistics`);
  await app.getByRole("button", { name: /^Errors, Ivar: / }).click();
  const [best, played] = [app.locator(".arrow.best"), app.locator(".arrow.played")];
  await expect(best.first()).toBeVisible();
  await expect(played.first()).toBeVisible();
  // A candidate under the pointer is shown alone, in its own colour.
  await app.locator(".decision .play button").first().hover();
  await expect(played).toHaveCount(0);
  await expect(best.first()).toBeVisible();
  await app.mouse.move(0, 0);
  await app.getByRole("button", { name: "Learn from mistakes" }).click();
  await expect(app.getByRole("heading", { name: /^What would you/ })).toBeVisible();
  await expect(app.locator(".arrow")).toHaveCount(0);
  // To a question about a play.
  while (!(await app.getByRole("heading", { name: "What would you play?" }).isVisible())) {
    await app.keyboard.press("e");
  }
  await app.getByRole("button", { name: "Show the answer" }).click();
  await expect(best.first()).toBeVisible();
  await expect(played.first()).toBeVisible();
  await expectAccessible(app);
});

test("record and candidates stand side by side", async ({ app }) => {
  test.setTimeout(180_000);
  await app.goto(`${origin(app)}/#/match/${await analysed(app)}/2/5`);
  const record = await app.locator(`.entry${here}`).boundingBox();
  const candidates = await app.locator(".decision .play").first().boundingBox();
  const board = await app.locator("svg[role=application]").boundingBox();
  if (!record || !candidates || !board) throw new Error("not all shown");
  expect(candidates.x).toBeGreaterThan(board.x + board.width);
  expect(record.x).toBeGreaterThan(candidates.x + candidates.width);
  expect(record.y + record.height).toBeLessThan(900);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test("board, buttons and the best three plays fit one screen", async ({ app }) => {
      test.setTimeout(180_000);
      await app.goto(`${origin(app)}/#/match/${await analysed(app)}/2/5`);
      const bottom = async (selector: string) => {
        const box = await app.locator(selector).boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      await expect(app.locator(".decision .play").nth(2)).toBeVisible();
      for (const seen of ["svg[role=application]", ".steps .steps", ".decision .play >> nth=2"]) {
        expect(await bottom(seen), seen).toBeLessThanOrEqual(height);
      }
      // Only the page scrolls.
      const scrollers = await app.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main *")]
          .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.className),
      );
      expect(scrollers).toEqual([]);
      await expectNoOverflow(app);
      await expectAccessible(app);
    });
  });
}

test("errors above a size are rolled out beside the analysis, and marks go by the results", async ({
  app,
}) => {
  test.setTimeout(180_000);
  const id = await analysed(app);
  await app.goto(`${origin(app)}/#match/${id}`);
  await app.getByRole("button", { name: "Roll out errors…" }).click();
  const dialog = app.getByRole("dialog", { name: "Roll out errors" });
  await dialog.getByLabel("Lost more than").selectOption("0.12");
  await dialog.getByLabel("Trials").selectOption("144");
  await dialog.getByLabel("Best plays").selectOption("1");
  await expectAccessible(app);
  const start = dialog.getByRole("button", { name: /^Roll out (one error|\d+ errors)$/ });
  await start.click();
  await expect(dialog).toBeHidden();
  const layers = app.getByRole("group", { name: "Analyses" });
  const rolled = layers.getByRole("button", { name: "expert, errors rolled out", exact: true });
  await expect(rolled).toHaveAttribute("aria-pressed", "true", { timeout: 15_000 });
  // The first is enough; the others would be rolled out when it goes on.
  await expect(app.locator(".job")).toContainText(/: [1-9]\d* of \d+/, { timeout: 110_000 });
  await app.getByRole("button", { name: "Cancel" }).click();
  await expect(app.locator(".job")).toBeHidden();
  await app.keyboard.press("b");
  await expect(app.getByRole("table", { name: "Analyses" })).toContainText("Play, 144 trials");
  await layers.getByRole("button", { name: "expert", exact: true }).click();
  await expect(rolled).toHaveAttribute("aria-pressed", "false");
});

test("two digits typed show the best plays of that roll", async ({ app }) => {
  const id = await analysed(app);
  await app.goto(`${origin(app)}/#match/${id}`);
  await expect(app.locator('[data-point="6"]')).toBeVisible();
  await app.keyboard.type("31");
  await expect(app).toHaveURL(/analyse\?id=/);
  await expect(app.locator(".play button").first()).toHaveText("8/5 6/5");
  await app.keyboard.type("61");
  await expect(app.locator(".play button").first()).toHaveText("13/7 8/7");
});
