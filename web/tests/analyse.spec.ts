/** Positions: reading, editing, maps, the cube; by mouse and by keyboard. */
import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const OPENING_53 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:53:0:0:0:7:10";

async function open(page: Page, id: string) {
  const address = `${new URL(page.url()).origin}/#/analyse?id=${encodeURIComponent(id)}`;
  await page.goto(address);
  await expect(page.locator('[data-point="6"]')).toHaveAttribute("data-count", "5");
}

test("a pasted ID shows the position and its best plays", async ({ app }) => {
  await open(app, OPENING_53);
  await expect(app.locator(".play button").first()).toHaveText("8/3 6/3");
  await app
    .getByLabel("Paste an ID, a position or a match")
    .fill(OPENING_53.replace(":53:", ":31:"));
  await app.keyboard.press("Enter");
  await expect(app.locator(".play button").first()).toHaveText("8/5 6/5");
  await expectAccessible(app);
  // The play is made on the board, then it is the other side's turn.
  await app.locator(".play button").first().click();
  await expect(app.getByText(/^White on roll/)).toBeVisible();
  await expect(app).toHaveURL(/analyse\?id=XGID/);
});

test("a double that is offered lies before the side that answers", async ({ app }) => {
  await open(app, OPENING_53.replace(":53:", ":D:"));
  // An offered cube shows what it is worth if taken.
  await expect(app.locator("[data-cube]").first()).toHaveAttribute("data-cube", "2");
  await expect(app.locator(".strip.active")).toContainText("to answer");
});

test("a level rolls out what the search leaves close, with errors", async ({ app }) => {
  const close = "XGID=-BAB-bD-B----B-a-b-cc-Bbb-:0:0:1:55:0:0:0:0:10";
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(close)}`);
  await expect(app.locator(".play button").first()).toBeVisible();
  const level = app.getByLabel("Level");
  await level.selectOption({ label: await level.getByText(/^quick rollout/).innerText() });
  const first = app.locator("tbody tr", { hasText: "72 trials" }).first();
  await expect(first).toBeVisible();
  await first.getByRole("button", { name: /72 trials/ }).click();
  await expect(app.locator("tr.details")).toContainText(/± 0\.00\d\d/);
  await expect(app.getByText(/left behind|not comparable/i).first()).toBeVisible();
  await level.selectOption({ index: 6 });
});

test("BKG of 1977 is asked for its plays, which have heuristic points and no equities", async ({
  app,
}) => {
  await open(app, OPENING_53);
  await app.getByLabel("Level").selectOption("BKG (1977)");
  await expect(app.getByRole("button", { name: "8/3 6/3" })).toBeVisible();
  await expect(app.getByText(/^[0-9.]+ HP$/).first()).toBeVisible();
  await expect(app.getByText(/they are no equity/)).toBeVisible();
  await expectAccessible(app);
  await app.getByRole("button", { name: "8/3 6/3" }).click();
  await expect(app.getByText(/knows no cube action/)).toBeVisible();
});

test("maps of the next roll, of scores and of the cube", async ({ app }) => {
  await open(app, OPENING_53);
  await app.getByRole("tab", { name: "Next roll" }).click();
  await expect(app.locator("#panel td button")).toHaveCount(36);
  await expectAccessible(app);
  await app.getByRole("button", { name: /^6 6:/ }).click();
  await expect(app.locator('[data-die="6"]')).toHaveCount(2);
  await app.getByRole("tab", { name: "Cube" }).click();
  await expect(app.getByRole("heading", { name: "Market window" })).toBeVisible();
  await expectAccessible(app);
  await app.getByRole("tab", { name: "Scores" }).click();
  await expect(app.locator("#panel tbody tr")).toHaveCount(7, { timeout: 60_000 });
  await expectAccessible(app);
  await app.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(app);
  await app.getByRole("tab", { name: "Next roll" }).click();
  await expect(app.locator("#panel td button")).toHaveCount(36);
  await expectAccessible(app);
});

test("a position set up in the editor is analysed at once", async ({ app }) => {
  await open(app, OPENING_53);
  await app.getByRole("button", { name: "Edit", exact: true }).click();
  await app.getByRole("button", { name: "Clear" }).click();
  const board = app.locator("svg[role=application]").first();
  const box = await board.boundingBox();
  if (!box) throw new Error("no board");
  const unit = Math.min(box.width / 908, box.height / 672);
  const left = box.x + (box.width - 908 * unit) / 2;
  const top = box.y + (box.height - 672 * unit) / 2;
  const spot = (x: number, y: number) => ({ x: left + x * unit, y: top + y * unit });
  // Three of Black's on the 6 point by height, two of White's on Black's 1 point by the right button.
  const six = spot(510, 646 - 2.5 * 54);
  await app.mouse.click(six.x, six.y);
  const one = spot(810, 646 - 1.5 * 54);
  await app.mouse.click(one.x, one.y, { button: "right" });
  await expect(app.locator('[data-key^="black-6-"]')).toHaveCount(3);
  await expect(app.locator('[data-key^="white-24-"]')).toHaveCount(2);
  // A checker dragged anywhere.
  await app.mouse.move(six.x, six.y);
  await app.mouse.down();
  const five = spot(570, 620);
  await app.mouse.move(five.x, five.y, { steps: 4 });
  await app.mouse.up();
  await expect(app.locator('[data-key^="black-5-"]')).toHaveCount(1);
  // And by keyboard.
  await app.locator('[data-point="4"]').focus();
  await app.keyboard.press("2");
  await expect(app.locator('[data-key^="black-4-"]')).toHaveCount(2);
  await app.getByLabel("Length (0: money)").fill("5");
  await app.keyboard.press("Tab");
  await app.getByLabel("Die 1").selectOption("4");
  await app.getByLabel("Die 2").selectOption("2");
  await expect(app.locator(".play button").first()).toBeVisible();
  await expectAccessible(app);
});

test("the editor stands beside the board, which keeps its size, and on a phone below it", async ({
  app,
}) => {
  await open(app, OPENING_53);
  const board = app.locator("svg[role=application]").first();
  const editor = app.locator(".editor");
  const edit = app.getByRole("button", { name: "Edit", exact: true });
  const before = await board.boundingBox();
  await edit.click();
  await expect(editor).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  const turn = editor.getByRole("group", { name: "On roll" });
  await turn.getByRole("button", { name: "White" }).click();
  await expect(app.getByText(/^White on roll/)).toBeVisible();
  await expectAccessible(app);

  await app.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(app);
  const [small, below] = [await board.boundingBox(), await editor.boundingBox()];
  if (!small || !below) throw new Error("no board or no editor");
  expect(small.width).toBeGreaterThan(360);
  expect(below.y).toBeGreaterThanOrEqual(small.y + small.height);
});

test("the editor limits scores, takes 1-away for the Crawford game, and says quietly what is missing", async ({
  app,
}) => {
  await open(app, OPENING_53);
  await app.getByRole("button", { name: "Edit", exact: true }).click();
  const score = app.getByLabel("Score, White");
  await score.fill("9");
  await score.blur();
  await expect(score).toHaveValue("6");
  await expect(app.getByText("In a 7-point match, scores run from 0 to 6.")).toBeVisible();
  await expect(app.getByLabel("Crawford game")).toBeChecked();
  await app.getByRole("button", { name: "Clear" }).click();
  await expect(app.getByText("15 checkers of White to place…").first()).toBeVisible();
  await expect(app.getByRole("alert")).toHaveCount(0);
  await app.keyboard.press("a");
  await expect(app.getByRole("alert")).toContainText("Nothing to analyse yet");
  await app.getByRole("button", { name: "Starting position" }).click();
  await expect(app.getByRole("alert")).toHaveCount(0);
  await expect(app.locator(".play button").first()).toBeVisible();
  await expectAccessible(app);
});

test("a text that is not an ID is explained where it was typed, and stays there", async ({
  app,
}) => {
  await open(app, OPENING_53);
  const field = app.getByLabel("Paste an ID, a position or a match");
  await field.fill("4HPwATDgc/ABM");
  await app.keyboard.press("Enter");
  await expect(app.getByRole("alert")).toContainText("it has 13 characters");
  await expect(field).toHaveValue("4HPwATDgc/ABM");
  await field.press("End");
  await field.pressSequentially("A");
  await app.keyboard.press("Enter");
  await expect(app.getByRole("alert")).toHaveCount(0);
  await expect(field).toHaveValue("");
});

test("a Match ID alone shows its score, and play can continue from the position", async ({
  app,
}) => {
  await open(app, OPENING_53);
  const field = app.getByLabel("Paste an ID, a position or a match");
  // A match to 7 at 3-2, as gnubg writes it.
  await field.fill("cAngACAAGAAE");
  await app.keyboard.press("Enter");
  await expect(app.locator(".strip[data-side=white] .score")).toHaveText("2/7");
  await expect(app.locator(".strip[data-side=black] .score")).toHaveText("3/7");
  await app.getByRole("button", { name: "Play from here" }).click();
  await expect(app.getByText("From the position below")).toBeVisible();
  await expectAccessible(app);
  await app.getByRole("button", { name: "Start", exact: true }).click();
  await expect(app).toHaveURL(/#\/play\/\w+/);
  await expect(app.getByText("7-point match")).toBeVisible();
});

test("a position is rolled out, paused, resumed and extended", async ({ app }) => {
  test.setTimeout(300_000);
  await open(app, OPENING_53.replace(":53:", ":31:"));
  await app.getByRole("tab", { name: "Rollout" }).click();
  await app
    .locator("form")
    .filter({ hasText: "Roll out" })
    .getByRole("combobox")
    .first()
    .selectOption("144");
  await app.getByRole("button", { name: "Roll out" }).click();
  await app.getByRole("button", { name: "Pause" }).click();
  await expect(app.locator(".job")).toContainText("paused");
  await expectAccessible(app);
  await app.getByRole("button", { name: "Resume" }).click();
  await expect(app.getByRole("button", { name: "Extend to 288 trials" })).toBeVisible({
    timeout: 120_000,
  });
  await expect(app.locator("#panel tbody th").first()).toHaveText("8/5 6/5");
  await app.getByRole("button", { name: "Extend to 288 trials" }).click();
  await expect(app.locator("#panel caption")).toContainText("288 trials", { timeout: 120_000 });
  // It is kept: a page opened again offers it.
  await app.reload();
  await app.getByRole("tab", { name: "Rollout" }).click();
  await expect(app.getByText("Saved rollouts of this position:")).toBeVisible();
  // From any page the queue leads back to it.
  await app.getByRole("link", { name: "Home" }).click();
  await app.keyboard.press("Shift+J");
  const jobs = app.getByRole("dialog", { name: "Jobs" });
  await expect(jobs.getByText("288 of 288 trials").first()).toBeVisible();
  await expectAccessible(app);
  // Nothing goes by one press.
  await jobs
    .getByRole("button", { name: /^Delete 31: 8\/5/ })
    .first()
    .click();
  await app.getByRole("button", { name: "Keep", exact: true }).click();
  await jobs
    .getByRole("link", { name: /^31: 8\/5 6\/5/ })
    .first()
    .click();
  await expect(app.locator("#panel caption")).toContainText("288 trials");
  // How it went is kept with it, its axes named; of the five plays the plot shows the best four.
  const plot = app.getByRole("img", { name: /^Equities against/ });
  await expect(plot.locator("polyline")).toHaveCount(4);
  await expect(plot.getByText("Trials")).toBeVisible();
  await expect(plot.getByText("Equity")).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    test("nothing sticks out", async ({ app }) => {
      await open(app, OPENING_53);
      await expect(app.locator(".play button").first()).toBeVisible();
      await expectNoOverflow(app);
      await expectAccessible(app);
    });
  });
}
