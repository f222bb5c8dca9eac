/**
 * Screenshots: the pages at four sizes, light and dark, compared with the pictures beside this file.
 *
 * `npm run e2e -- looks --update-snapshots` takes them again; look at each one before you commit it.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { expect, expectNoOverflow, test } from "./server";

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SAMPLE = file("samples/clara-ivar-7pt.mat");
/** A 3-point match that gnubg analysed. */
const ANALYSED = file("testdata/gnubg/statistics/match3.sgf");
/** When everything was opened and played: the day of the pictures is not seen in them. */
const WHEN = Date.UTC(2026, 0, 5, 19, 30) / 1000;
const OPENING_43 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:43:0:0:0:7:10";

const MIDDLE_62 = "XGID=-b-B--D-C---dE---d-e----A-:0:0:1:62:3:2:0:7:10";

const api = (page: Page) => `${new URL(page.url()).origin}/api/v1`;

async function imported(page: Page, path: string): Promise<string> {
  const name = path.replace(/^.*\//, "");
  const made = await page.request.post(`${api(page)}/matches?name=${name}`, {
    data: readFileSync(path),
    headers: { "content-type": "application/octet-stream" },
  });
  return ((await made.json()) as { id: string }).id;
}

/** The match of the samples, once it is imported; the server may hold those of other files, too. */
let sample: string | undefined;

/** The match of the samples, analysed; the second play of its third game. */
async function analysed(page: Page): Promise<string> {
  if (sample) return sample;
  const id = await imported(page, SAMPLE);
  await page.request.post(`${api(page)}/matches/${id}/analyse`, {
    data: { level: "expert", game: 0, entry: 0 },
  });
  const done = async () => {
    const shown = await page.request.get(`${api(page)}/matches/${id}`);
    const { analysis } = (await shown.json()) as { analysis: { done: number; total: number } };
    return analysis.total - analysis.done;
  };
  await expect.poll(done, { timeout: 60_000 }).toBe(0);
  sample = id;
  return id;
}

/** Whether both matches are in the library and the errors of the second are cards. */
let stocked = false;

/** Both matches in the library, one after the other, and cards of the errors of the second. */
async function stock(page: Page): Promise<void> {
  await analysed(page);
  if (stocked) return;
  const added = async () => {
    const answer = await page.request.get(`${api(page)}/library`);
    const totals = (await answer.json()) as { matches: number; waiting: number };
    return totals.waiting === 0 ? totals.matches : 0;
  };
  await expect.poll(added, { timeout: 30_000 }).toBe(1);
  const match_id = await imported(page, ANALYSED);
  await expect.poll(added, { timeout: 30_000 }).toBe(2);
  const data = { match_id, at_least: 0.05 };
  await page.request.post(`${api(page)}/study/cards/errors`, { data });
  stocked = true;
}

/** Lists of what was opened and played, as if all of it had been done at one time; of the games only one. */
async function stopClocks(page: Page, game: string): Promise<void> {
  type Row = { readonly id: string; readonly name?: string };
  await page.route("**/api/v1/{games,matches}", async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as Row[];
    const shown = rows
      .filter(({ id, name }) => id === game || name !== undefined)
      .sort((one, next) => (one.name ?? "").localeCompare(next.name ?? ""));
    await route.fulfill({ json: shown.map((row) => ({ ...row, changed: WHEN, created: WHEN })) });
  });
}

/** A game in progress, with a roll to play. */
async function game(page: Page): Promise<string> {
  const seat = { name: "Ada", kind: "human" };
  const players = { white: { ...seat, name: "Bea" }, black: seat };
  const begun = await page.request.post(`${api(page)}/games`, {
    data: { length: 7, players, start: { id: MIDDLE_62 } },
  });
  expect(begun.status()).toBe(201);
  return ((await begun.json()) as { id: string }).id;
}

const show = (page: Page, path: string) => page.goto(`${new URL(page.url()).origin}/#/${path}`);

const PAGES: { [name: string]: (page: Page) => Promise<void> } = {
  home: async (page) => {
    await stock(page);
    await stopClocks(page, await game(page));
    // The lists are asked for again only once the home page was left: two quick moves would cancel out.
    await show(page, "play");
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
    await show(page, "");
    await expect(page.getByText("2 of 2 matches analysed")).toBeVisible();
    await expect(page.getByText("opened 5 Jan 2026, 19:30")).toHaveCount(2);
    await expect(page.getByText("No cards due · 18 new")).toBeVisible();
  },
  play: async (page) => {
    await show(page, `play/${await game(page)}`);
    await expect(page.locator("[data-die]").first()).toBeVisible();
  },
  analyse: async (page) => {
    await show(page, `analyse?id=${encodeURIComponent(OPENING_43)}`);
    await expect(page.locator(".play button").nth(5)).toBeVisible();
  },
  match: async (page) => {
    await show(page, `match/${await analysed(page)}/2/5`);
    await expect(page.locator('.entry[aria-current="true"]')).toBeVisible();
  },
  "new-game": async (page) => {
    // Another commitment each time would be another picture.
    const commitment = "70dab4d879013c7c092ae12efd26e1bd6636bf159b7ea465988b5330fafa2c1a";
    await page.route("**/api/v1/dice", (route) =>
      route.fulfill({ status: 201, json: { commitment } }),
    );
    await show(page, "play");
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
    await expect(page.getByText(commitment)).toBeVisible();
  },
  library: async (page) => {
    await stock(page);
    await show(page, "library/statistics?player=");
    await expect(page.getByText("Rating over time")).toBeVisible();
  },
  study: async (page) => {
    await stock(page);
    await show(page, "study/all");
    await expect(page.getByText("The analysis is shown after your answer.")).toBeVisible();
  },
  settings: async (page) => {
    await show(page, `analyse?id=${encodeURIComponent(OPENING_43)}`);
    await expect(page.locator(".play button").nth(5)).toBeVisible();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  },
};

// Dates and times read the same on every machine.
test.use({ timezoneId: "UTC" });
// What other tests opened and played would be seen.
test.use({ audience: "pictures" });

for (const [name, open] of Object.entries(PAGES)) {
  for (const mode of ["light", "dark"] as const) {
    test(`${name}, ${mode}`, async ({ app }) => {
      await app.emulateMedia({ colorScheme: mode });
      await open(app);
      for (const size of SIZES) {
        await app.setViewportSize(size);
        await expectNoOverflow(app);
        await expect(app).toHaveScreenshot(`${name}-${mode}-${size.width}x${size.height}.png`);
      }
    });
  }
}

test("nothing is cut off at twice the size", async ({ app }) => {
  // The effect of 200 % zoom on a window of 1440 x 900.
  await app.setViewportSize({ width: 720, height: 450 });
  for (const open of Object.values(PAGES)) {
    await open(app);
    await expectNoOverflow(app);
    const cut = await app.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>("button, a[href], select, input")];
      return buttons
        .filter((one) => one.checkVisibility())
        .map((one) => ({ box: one.getBoundingClientRect(), text: one.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
        .map(({ text }) => text);
    });
    expect(cut).toEqual([]);
  }
});
