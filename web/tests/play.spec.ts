/** Whole matches against the program: by mouse, by keyboard alone, by touch. */
import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";
import { action, asked, button, middle, movable } from "./table";

async function begin(page: Page, length: string, press: "click" | "tap" = "click") {
  await page.goto(`${new URL(page.url()).origin}/#/play`);
  await button(page, length)[press]();
  await page.getByLabel("Level").selectOption("beginner");
  await button(page, "Start")[press]();
  await expect(page).toHaveURL(/#\/play\/\w+/);
}

test("a whole match by mouse", async ({ app }) => {
  test.setTimeout(240_000);
  await begin(app, "1");
  let dragged = 0;
  for (let turn = 0; turn < 400; turn += 1) {
    const now = await asked(app);
    if (now === "New game") break;
    if (now === "Roll" && turn % 2 === 1) {
      // A press on the player's half of the board also rolls.
      const half = await middle(app, "1");
      await app.mouse.click(half.x, half.y - 170);
      continue;
    }
    if (now !== "Done") {
      await action(app, now).click();
      continue;
    }
    for (let step = 0; step < 4 && (await movable(app).count()) > 0; step += 1) {
      const point = (await movable(app).first().getAttribute("data-point")) ?? "";
      const from = await middle(app, point);
      if (dragged < 3 && /^\d+$/.test(point)) {
        // Drag to wherever a target is offered while the checker is held.
        await app.mouse.move(from.x, from.y);
        await app.mouse.down();
        await app.mouse.move(from.x + 30, from.y - 20, { steps: 3 });
        const target = app.locator('[aria-label$="can be moved to"]').first();
        const at = (await target.getAttribute("data-point")) ?? point;
        const to = await middle(app, at);
        await app.mouse.move(to.x, to.y, { steps: 4 });
        await app.mouse.up();
        dragged += 1;
      } else {
        await app.mouse.click(from.x, from.y, { button: step % 2 === 0 ? "left" : "right" });
      }
    }
    // A click on the dice ends the turn, as the button does.
    if (turn % 3 === 0) await app.locator("[data-die]").first().click({ force: true });
    else await button(app, "Done").click();
  }
  await expect(app.getByText("wins the match.")).toBeVisible();
  expect(dragged).toBe(3);
});

test("a whole match by keyboard alone", async ({ app }) => {
  test.setTimeout(240_000);
  // The dialog opens with the focus on its start button: Enter starts the default game.
  await app.evaluate(() => {
    localStorage.setItem("barpoint.new-game", '{"length":1,"level":"beginner"}');
  });
  await app.keyboard.press("Tab");
  await app.keyboard.press("Tab");
  await app.keyboard.press("Enter");
  await expect(button(app, "Start")).toBeFocused();
  await app.keyboard.press("Enter");
  await expect(app).toHaveURL(/#\/play\/\w+/);
  for (let turn = 0; turn < 400; turn += 1) {
    const now = await asked(app);
    if (now === "New game") break;
    await app.locator('[data-point][tabindex="0"]').focus();
    if (now === "Roll" || now === "Cannot move" || now === "Next game") {
      await app.keyboard.press(now === "Roll" ? "r" : "f");
    } else if (now === "Done") {
      for (let step = 0; step < 4 && (await movable(app).count()) > 0; step += 1) {
        await movable(app).first().focus();
        await app.keyboard.press(step % 2 === 0 ? "Enter" : "Shift+Enter");
      }
      await app.keyboard.press("f");
    }
    await app.waitForTimeout(20);
  }
  await expect(app.getByText("wins the match.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole match by touch", async ({ app }) => {
    test.setTimeout(240_000);
    await begin(app, "1", "tap");
    for (let turn = 0; turn < 400; turn += 1) {
      const now = await asked(app);
      if (now === "New game") break;
      if (now === "Done") {
        for (let step = 0; step < 4 && (await movable(app).count()) > 0; step += 1) {
          const point = (await movable(app).first().getAttribute("data-point")) ?? "";
          const at = await middle(app, point);
          await app.touchscreen.tap(at.x, at.y);
        }
      }
      await action(app, now).tap();
    }
    await expect(app.getByText("wins the match.")).toBeVisible();
    await expectNoOverflow(app);
  });
});

test("a game survives a reload, with undo, hint and typed play", async ({ app }) => {
  await begin(app, "Money");
  while ((await asked(app)) === "Roll") await button(app, "Roll").click();
  await movable(app).first().focus();
  await app.keyboard.press("Enter");
  await expect(button(app, "Undo")).toBeEnabled();
  await app.keyboard.press("u");
  await expect(button(app, "Undo")).toBeDisabled();
  await button(app, "Hint").click();
  const first = app.locator(".play button").first();
  await expect(first).toBeVisible();
  await first.hover();
  await expect(app.locator("polygon.hint").first()).toBeVisible();
  const play = (await first.textContent())?.trim() ?? "";
  await expectAccessible(app);
  const pieces = await app.locator("[data-key]").count();
  await app.reload();
  await expect(app.locator("[data-key]")).toHaveCount(pieces);
  await app.keyboard.press("/");
  await app.keyboard.type(play);
  await app.keyboard.press("Enter");
  await expect(app.getByRole("region", { name: "Moves" })).toContainText(play);
  await app.keyboard.press("?");
  await expect(app.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(app);
});

test("settings change the board and persist", async ({ app }) => {
  await begin(app, "3");
  await button(app, "Settings").click();
  await app.getByRole("radio", { name: "High contrast" }).click();
  await app.getByLabel("Home").selectOption("left");
  await expectAccessible(app);
  await app.keyboard.press("Escape");
  const one = await app.locator('[data-point="1"]').boundingBox();
  const six = await app.locator('[data-point="6"]').boundingBox();
  expect(one?.x ?? 0).toBeLessThan(six?.x ?? 0);
  await app.reload();
  await expect(app.locator("html")).toHaveAttribute("data-contrast", "high");
  await expectAccessible(app);
});

test("home and the new-game dialog are accessible", async ({ app }) => {
  await expectAccessible(app);
  await app.goto(`${new URL(app.url()).origin}/#/play`);
  await expect(button(app, "Start")).toBeVisible();
  await expectAccessible(app);
  await expectNoOverflow(app);
});

test("the tutor objects, the player reconsiders or plays anyway", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/play`);
  await button(app, "3").click();
  await app.getByLabel("Tutor").selectOption("doubtful");
  await button(app, "Start").click();
  await expect(app).toHaveURL(/#\/play\/\w+/);
  // A double this early is wrong; a poor first play would do as well.
  const objection = app.getByRole("region", { name: /^That looks/ });
  for (let turn = 0; turn < 12 && !(await objection.isVisible()); turn += 1) {
    const now = await asked(app);
    const double = button(app, "Double");
    if (now === "Roll" && (await double.isVisible()) && (await double.isEnabled())) {
      await double.click();
    } else if (now === "Done") {
      for (let step = 0; step < 4 && (await movable(app).count()) > 0; step += 1) {
        await movable(app).first().focus();
        await app.keyboard.press("Enter");
      }
      await button(app, "Done").click();
    } else {
      await action(app, now).click();
    }
    await app.waitForTimeout(800);
  }
  await expect(objection).toBeVisible();
  // It is said beside the board, which stays in sight.
  await expect(button(app, "Think again")).toBeFocused();
  await expect(app.locator("dialog[open]")).toHaveCount(0);
  await button(app, "Show me").click();
  await expectAccessible(app);
  await button(app, "Think again").click();
  await expect(objection).toBeHidden();
});

test("a lagging window catches up with the game, says so, and its next key works", async ({
  app,
  context,
}) => {
  await begin(app, "Money");
  while ((await asked(app)) !== "Done") await app.locator(".actions .primary").click();
  const second = await context.newPage();
  await second.goto(app.url());
  await expect(button(second, "Done")).toBeVisible();
  for (let step = 0; step < 4 && (await movable(second).count()) > 0; step += 1) {
    await movable(second).first().focus();
    await second.keyboard.press(step % 2 === 0 ? "Enter" : "Shift+Enter");
  }
  await second.keyboard.press("f");
  await expect(app.getByText("The game went on in another window")).toBeVisible();
  expect(await asked(app)).toBe(await asked(second));
  await expectAccessible(app);
  await second.close();
});

/** The opponent answers: the person is asked to decide something twice. */
async function playTwice(app: Page) {
  for (let turn = 0; turn < 2; turn += 1) {
    while ((await asked(app)) !== "Done") {
      await app.locator(".actions button.primary").first().click();
    }
    for (let step = 0; step < 4 && (await movable(app).count()) > 0; step += 1) {
      const point = (await movable(app).first().getAttribute("data-point")) ?? "";
      const from = await middle(app, point);
      await app.mouse.click(from.x, from.y);
    }
    await button(app, "Done").click();
  }
  await asked(app);
}

test("a game against an opponent like a person", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/play`);
  await button(app, "1").click();
  await button(app, "Like a person").click();
  await app.getByRole("slider").fill("12");
  await expect(app.getByText("PR 12", { exact: true })).toBeVisible();
  await expect(app.getByText(/measured on \d+ matches of \d+ players/)).toBeVisible();
  await expectAccessible(app);
  await button(app, "Start").click();
  await expect(app).toHaveURL(/#\/play\/\w+/);
  await expect(app.getByText("barpoint (like a person, PR 12)").first()).toBeVisible();
  await playTwice(app);
});

test("a game against BKG of 1977", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/play`);
  await button(app, "1").click();
  const levels = app.getByLabel("Level");
  // Of the nets that are in use, with whatever databases.
  await expect(levels.getByRole("option", { name: /^world class · PR 0\.\d\d$/ })).toBeAttached();
  await levels.selectOption("BKG (1977)");
  await button(app, "Start").click();
  await expect(app).toHaveURL(/#\/play\/\w+/);
  await expect(app.getByText("BKG (1977)", { exact: true }).first()).toBeVisible();
  await playTwice(app);
});
