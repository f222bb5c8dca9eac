/** The program ended at once (kill -9) and started again: games and rollouts go on. */
import { expect, Server, test as base } from "./server";

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

test("a game goes on after the program was killed", async ({ page, own }) => {
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/#/play`);
  await page.getByRole("button", { name: "3", exact: true }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/#\/play\/\w+/);
  await page.locator(".actions button", { hasText: "Roll" }).click();
  const game = new URL(page.url()).hash;
  // Whatever the dice were, the first roll is in the record once it is shown.
  await page.waitForTimeout(500);
  await own.kill();
  await own.start();
  await page.goto(own.url);
  await page.goto(`${new URL(own.url).origin}/${game}`);
  await expect(page.locator('[data-point="6"]')).toBeVisible();
  await expect(page.locator(".actions button").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Match to 3").first()).toBeVisible();
});

test("a rollout goes on after the program was killed", async ({ page, own }) => {
  const address = () => `${new URL(own.url).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`;
  await page.goto(own.url);
  await page.goto(address());
  await page.getByRole("tab", { name: "Rollout" }).click();
  await page
    .locator("form")
    .filter({ hasText: "Roll out" })
    .getByRole("combobox")
    .first()
    .selectOption("324");
  await page.getByRole("button", { name: "Roll out" }).click();
  await expect(page.locator("#panel tbody th").first()).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(2500);
  await own.kill();
  await own.start();
  await page.goto(own.url);
  await page.goto(address());
  await page.getByRole("tab", { name: "Rollout" }).click();
  await expect(page.getByText("Rolled out before:")).toBeVisible();
  await page.locator("p", { hasText: "Rolled out before:" }).locator("+ button").click();
  const goOn = page.getByRole("button", { name: /^(Go on|Extend)/ });
  await expect(goOn.first()).toBeVisible();
  await goOn.first().click();
  await expect(page.locator("#panel caption")).toContainText(/(324|648) games/, {
    timeout: 90_000,
  });
});
