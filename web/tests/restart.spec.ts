/** The program is killed (kill -9) and restarted: games and rollouts resume. */
import type { Page } from "@playwright/test";

import { expect, Server, test as base } from "./server";
import { action } from "./table";

const test = base.extend<{ own: Server }>({
  own: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "test" },
  ],
});

const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

test.skip(process.env.BARPOINT_URL !== undefined, "needs a server of its own");

/** Begins a rollout of the position shown and pauses it under way. */
async function pauseRollout(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Rollout" }).click();
  const settings = page.locator("form").filter({ hasText: "Roll out" });
  await settings.getByRole("combobox").first().selectOption("144");
  await page.getByRole("button", { name: "Roll out" }).click();
  await expect(page.locator("#panel caption")).toContainText(/[1-9]\d* trials/, {
    timeout: 30_000,
  });
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator(".job")).toContainText("paused");
}

test("a game resumes after the program was killed", async ({ page, own }) => {
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/#/play`);
  await page.getByRole("button", { name: "3", exact: true }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/#\/play\/\w+/);
  await action(page, "Roll").click();
  const game = new URL(page.url()).hash;
  // Whatever the dice were, the first roll is in the record once it is shown.
  await page.waitForTimeout(500);
  await own.kill();
  await own.start();
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/${game}`);
  await expect(page.locator('[data-point="6"]')).toBeVisible();
  await expect(page.locator(".actions button").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("3-point match").first()).toBeVisible();
});

test("a rollout resumes in a page left open while the program was killed", async ({
  page,
  own,
}) => {
  test.setTimeout(400_000);
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await pauseRollout(page);
  await own.kill();
  await own.start();
  await page
    .locator("#panel")
    .getByRole("button", { name: /^Resume/ })
    .first()
    .click();
  await expect(page.locator("#panel caption")).toContainText("144 trials", { timeout: 300_000 });
});

test("an edited position is rolled out, paused, and resumed after the program was killed", async ({
  page,
  own,
}) => {
  test.setTimeout(400_000);
  const address = () => `${new URL(own.url).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`;
  await page.goto(own.url);
  await page.goto(address());
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Die 1").selectOption("6");
  await page.getByLabel("Die 2").selectOption("5");
  await expect(page.locator('[data-die="6"]')).toHaveCount(1);
  await expect(page).toHaveURL(/%3A65%3A/);
  await pauseRollout(page);
  await own.kill();
  await own.start();
  await page.goto(own.url);
  // From any page: a saved rollout resumes where it was, and leads back to its position.
  await page.getByRole("button", { name: /^Jobs/ }).click();
  const jobs = page.getByRole("dialog", { name: "Jobs" });
  await jobs.getByRole("button", { name: /^Resume/ }).click();
  await jobs.getByRole("link").first().click();
  await expect(page.locator('[data-die="6"]')).toHaveCount(1);
  await expect(page.locator("#panel caption")).toContainText("144 trials", { timeout: 300_000 });
  await expect(page.getByRole("button", { name: "Extend to 288 trials" })).toBeVisible();
});

const OFFLINE = "barpoint is not responding. Is it still running?";

test("a game says at once that the program has ended, and goes on when it is back", async ({
  page,
  own,
}) => {
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/#/play`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const roll = action(page, "Roll");
  await expect(roll).toBeVisible();
  await own.kill();
  await expect(page.getByRole("alert")).toHaveText(OFFLINE, { timeout: 1000 });
  await own.start();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await roll.click();
  await expect(page.locator("[data-die]")).toHaveCount(2);
});

test("so does a page on which a job runs", async ({ page, own }) => {
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await page.getByRole("tab", { name: "Rollout" }).click();
  await page.getByRole("button", { name: "Roll out" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await own.kill();
  // What was being asked may say so too.
  await expect(page.getByRole("alert").first()).toHaveText(OFFLINE, { timeout: 1000 });
});
