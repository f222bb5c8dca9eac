/** Every way of moving checkers, and of taking them back, on one position each. */
import type { Page } from "@playwright/test";

import { expect, test } from "./server";
import { button, middle, open } from "./table";

const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
/** Black bears off with 6-5. */
const BEAROFF_65 = "XGID=-BBBCCC---------------ddb-:0:0:1:65:0:0:0:0:10";
/** Black is far ahead and White has the cube, so neither side will turn it. */
const RACE_65 = "XGID=-BBBBB-------------eee----:1:-1:1:65:0:0:0:0:10";

async function counts(page: Page, points: Record<string, number>) {
  for (const [point, count] of Object.entries(points)) {
    await expect(page.locator(`[data-point="${point}"]`)).toHaveAttribute(
      "data-count",
      String(count),
    );
  }
}

async function click(page: Page, point: string, how: Parameters<Page["mouse"]["click"]>[2] = {}) {
  const { x, y } = await middle(page, point);
  await page.mouse.click(x, y, how);
}

test("by mouse: left and right die, making a point, dragging, undo of one checker", async ({
  app,
}) => {
  await open(app, { start: { id: OPENING_31 } });
  // The left button plays the left die (the 3), the right button the right one (the 1).
  await click(app, "8");
  await counts(app, { 8: 2, 5: 1 });
  await click(app, "6", { button: "right" });
  await counts(app, { 6: 4, 5: 2 });
  await expect(button(app, "Done")).toBeEnabled();
  // A click on a checker moved this turn takes it back, the latest on its point first.
  await click(app, "5");
  await counts(app, { 8: 2, 6: 5, 5: 1 });
  await app.keyboard.down("Shift");
  await click(app, "5");
  await app.keyboard.up("Shift");
  await counts(app, { 8: 3, 6: 5, 5: 0 });
  // A click on the empty point makes it.
  await click(app, "5");
  await counts(app, { 8: 2, 6: 4, 5: 2 });
  await app.keyboard.press("U");
  await counts(app, { 8: 3, 6: 5, 5: 0 });
  // Swapped dice: the left button plays the 1.
  await app.keyboard.press("x");
  await click(app, "6");
  await counts(app, { 6: 4, 5: 1 });
  await app.keyboard.press("Control+z");
  // Dragging shows the targets; what cannot be springs back.
  const from = await middle(app, "13");
  await app.mouse.move(from.x, from.y);
  await app.mouse.down();
  await app.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await expect(app.locator(".target")).toHaveCount(2);
  const wrong = await middle(app, "3");
  await app.mouse.move(wrong.x, wrong.y, { steps: 3 });
  await app.mouse.up();
  await counts(app, { 13: 5, 3: 0 });
  await app.mouse.move(from.x, from.y);
  await app.mouse.down();
  const right = await middle(app, "9");
  await app.mouse.move(right.x, right.y, { steps: 5 });
  await app.mouse.up();
  await counts(app, { 13: 4, 9: 1 });
});

test("the first of two checkers moved can be taken back alone", async ({ app }) => {
  await open(app, { start: { id: OPENING_31 } });
  await click(app, "24");
  await click(app, "6", { button: "right" });
  await counts(app, { 24: 1, 21: 1, 6: 4, 5: 1 });
  await click(app, "21");
  await counts(app, { 24: 2, 21: 0, 6: 4, 5: 1 });
  await app.locator('[data-point="5"]').focus();
  await app.keyboard.press("Delete");
  await counts(app, { 6: 5, 5: 0 });
});

test("the tray bears off, and the dice end the turn", async ({ app }) => {
  await open(app, { start: { id: BEAROFF_65 } });
  await click(app, "black-0");
  await counts(app, { "black-0": 2 });
  const die = await app.locator("[data-die]").first().boundingBox();
  if (!die) throw new Error("no die");
  await app.mouse.click(die.x + 5, die.y + 5);
  await expect(app.getByRole("region", { name: "Moves" })).toContainText("65: 6/off 5/off");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("a tap moves and takes back, a long press selects, the next tap moves there", async ({
    app,
  }) => {
    await open(app, { start: { id: OPENING_31 } });
    const tap = async (point: string) => {
      const { x, y } = await middle(app, point);
      await app.touchscreen.tap(x, y);
    };
    await tap("8");
    await tap("6");
    await counts(app, { 8: 2, 6: 4, 5: 2 });
    // A checker that cannot continue goes back: first the later one, then, by its button, the other.
    await tap("5");
    await counts(app, { 8: 2, 6: 5, 5: 1 });
    await button(app, "Undo").tap();
    await tap("5");
    await counts(app, { 8: 2, 6: 4, 5: 2 });
    await button(app, "Undo").tap();
    await button(app, "Undo").tap();
    // A long press, as fingers do it.
    const client = await app.context().newCDPSession(app);
    const at = await middle(app, "24");
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect(app.locator(".target")).toHaveCount(3);
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await tap("20");
    await counts(app, { 24: 1, 20: 1 });
    await app.keyboard.press("U");
    // And a drag.
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    const to = await middle(app, "23");
    for (const part of [0.3, 0.7, 1]) {
      const point = { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part };
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await counts(app, { 24: 1, 23: 1 });
  });
});

test("the clock runs out, and the game goes on without it", async ({ app }) => {
  const id = await open(app, {
    start: { id: OPENING_31 },
    clock: { minutes: 5, delay_seconds: 0 },
  });
  await app.evaluate((game) => {
    localStorage.setItem(`barpoint.clock.${game}`, '{"black":1}');
  }, id);
  await app.reload();
  const dialog = app.getByRole("dialog", { name: "Ada’s time is up" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("Ada can resign");
  await expect(app.locator(".clock.over")).toContainText("out of time");
  await app.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Play on without the clock" }).click();
  await expect(dialog).toBeHidden();
  await expect(app.locator(".clock")).toHaveCount(0);
});

test("a race is borne off automatically, and stops at any press", async ({ app }) => {
  const settings = { speed: 60, pause: 400, hintLevel: "expert" };
  await app.evaluate((kept) => {
    localStorage.setItem("barpoint.settings", JSON.stringify(kept));
  }, settings);
  await open(app, { start: { id: RACE_65 } });
  await app.reload();
  const tray = app.locator('[data-point="black-0"]');
  const left = async () => Number(await tray.getAttribute("data-count"));
  await button(app, "Bear off").click();
  await expect(app.getByText("Bearing off…")).toBeVisible();
  await expect.poll(left).toBeGreaterThan(5);
  await app.keyboard.press("d");
  await expect(app.getByText("Bearing off…")).toBeHidden();
  await expect(app.locator(".actions .primary")).toBeVisible();
  const stopped = await left();
  await app.waitForTimeout(1000);
  expect(await left()).toBe(stopped);
  // By key it plays to the end.
  await app.keyboard.press("o");
  await expect(app.locator(".result")).toBeVisible({ timeout: 40_000 });
});

test("between two people the board turns to the player on roll, if set", async ({ app }) => {
  const settings = { speed: 0, pause: 0, turnBoard: true };
  await app.evaluate((kept) => {
    localStorage.setItem("barpoint.settings", JSON.stringify(kept));
  }, settings);
  const players = {
    white: { kind: "human", name: "Bob" },
    black: { kind: "human", name: "Ada" },
  };
  await open(app, { players, start: { id: OPENING_31 } });
  await app.reload();
  await expect(app.locator(".near .name")).toHaveText("Ada");
  await click(app, "5");
  await button(app, "Done").click();
  await expect(app.locator(".near .name")).toHaveText("Bob");
  // The near player's home stays at the bottom.
  const [one, last] = [await middle(app, "1"), await middle(app, "24")];
  expect(one.y).toBeGreaterThan(last.y);
});

test("the Crawford game has no cube", async ({ app }) => {
  const before = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:1:0:0:3:10";
  await open(app, { length: 3, start: { id: before } });
  await expect(app.locator("[data-cube]")).toHaveCount(1);
  await open(app, { length: 3, start: { id: before.replace(":1:0:0:3:", ":2:0:1:3:") } });
  await expect(app.getByText("3-point match · Crawford game")).toBeVisible();
  await expect(app.locator("[data-cube]")).toHaveCount(0);
});
