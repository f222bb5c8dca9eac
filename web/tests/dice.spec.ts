/** The dice of a match against the program can be checked. */
import { expect, expectAccessible, expectNoOverflow, test } from "./server";
import { action, asked, button, movable } from "./table";

const HASH = /^[0-9a-f]{64}$/;

test("the dice of a session are committed to, revealed when it is ended, and checked", async ({
  app,
}) => {
  const origin = new URL(app.url()).origin;
  await app.goto(`${origin}/#/play`);
  const dialog = app.getByRole("dialog");
  await expect(dialog.locator("code")).toHaveText(HASH);
  const shown = await dialog.locator("code").textContent();
  await button(app, "Money").click();
  await dialog.getByText("More options").click();
  await dialog.getByLabel("Your own words, mixed into the dice").fill("ΩMEGA 7");
  await expectAccessible(app);
  await button(app, "Start").click();
  await expect(app).toHaveURL(/#\/play\/\w+/);
  for (let turn = 0; turn < 4; turn += 1) {
    const now = await asked(app);
    if (now === "Done") {
      for (let step = 0; step < 4 && (await movable(app).count()) > 0; step += 1) {
        await movable(app).first().click();
      }
    }
    await action(app, now).click();
  }
  const side = app.locator("aside");
  await side.getByText("Verifiable dice").click();
  await expect(side.locator("code").first()).toHaveText(shown ?? "");
  await button(app, "End the session").click();
  await expect(app.getByText("No more games can be played in this session.")).toBeVisible();
  await button(app, "End the session").click();
  await expect(app.getByText("The session is over.")).toBeVisible();
  await button(app, "Check the dice").click();
  await expect(app.getByText(/^All \d+ rolls follow from the committed seed\.$/)).toBeVisible();
  await expect(side.locator("code").nth(1)).toHaveText(HASH);
  await expectAccessible(app);
  const saved = app.waitForEvent("download");
  await app.getByRole("link", { name: "Save rolls and seed" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^dice-\w+\.json$/);
  await app.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(app);
  // It stays ended.
  await app.reload();
  await expect(app.getByText("The session is over.")).toBeVisible();
  await expect(button(app, "Analyse")).toBeVisible();
});

test("dice that are not those committed to are found out", async ({ app }) => {
  const origin = new URL(app.url()).origin;
  const players = {
    white: { kind: "program", level: "beginner" },
    black: { kind: "human", name: "Ada" },
  };
  const made = await app.request.post(`${origin}/api/v1/games`, { data: { length: 0, players } });
  const { id } = (await made.json()) as { id: string };
  await app.route(`**/games/${id}/dice`, async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as { rolls: { dice: number[] }[] };
    record.rolls[0]?.dice.reverse();
    if (record.rolls[0]) record.rolls[0].dice[0] = ((record.rolls[0].dice[1] ?? 1) % 6) + 1;
    await route.fulfill({ response, json: record });
  });
  await app.goto(`${origin}/#/play/${id}`);
  await action(app, "Roll").click();
  await app.locator("aside").getByText("Verifiable dice").click();
  await button(app, "End the session").click();
  await button(app, "End the session").click();
  await button(app, "Check the dice").click();
  await expect(app.getByText("Roll 1 does not follow from the seed.")).toBeVisible();
});
