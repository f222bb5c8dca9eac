/** What the page of a game says beside the board: rolls and plays, counts, whose the numbers are. */
import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";
import { button, open } from "./table";

const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const BEAROFF_65 = "XGID=-BBBCCC---------------ddb-:0:0:1:65:0:0:0:0:10";
const TWO_PEOPLE = {
  white: { kind: "human", name: "Bea" },
  black: { kind: "human", name: "Ada" },
};

const sheet = (page: Page) => page.getByRole("region", { name: "Moves" });
const dice = (page: Page) =>
  page.locator("[data-die]").evaluateAll((all) => all.map((one) => one.getAttribute("data-die")));

/** A seed whose first roll for the first move is a tie, and whose second is none. */
async function tiedSeed(page: Page): Promise<number> {
  const api = `${new URL(page.url()).origin}/api/v1/games`;
  for (let seed = 1; seed < 200; seed += 1) {
    const made = await page.request.post(api, { data: { length: 0, players: TWO_PEOPLE, seed } });
    const begun = (await made.json()) as { id: string; revision: number };
    const { id } = begun;
    let { revision } = begun;
    const rolls: number[][] = [];
    for (let roll = 0; roll < 2; roll += 1) {
      const data = { revision, action: { kind: "roll" } };
      const rolled = await page.request.post(`${api}/${id}/actions`, { data });
      const view = (await rolled.json()) as { revision: number; event: { dice: number[] } };
      ({ revision } = view);
      rolls.push(view.event.dice);
      if (roll === 0 && view.event.dice[0] !== view.event.dice[1]) break;
    }
    await page.request.delete(`${api}/${id}`);
    if (rolls.length === 2 && rolls[1]?.[0] !== rolls[1]?.[1]) return seed;
  }
  throw new Error("no seed with a tie");
}

test("a tie of the opening roll is shown, and rolled again", async ({ app }) => {
  const seed = await tiedSeed(app);
  await open(app, { players: TWO_PEOPLE, seed });
  await button(app, "Roll").click();
  await expect(app.getByText("Tie: roll again")).toBeVisible();
  const [white, black] = await dice(app);
  expect(white).toBe(black);
  // One die on each side of the bar, and no hand is needed for the next roll.
  const boxes = await app
    .locator("[data-die]")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(Math.abs((boxes[0] ?? 0) - (boxes[1] ?? 0))).toBeGreaterThan(100);
  await expect(button(app, "Done")).toBeVisible();
  const rolled = await dice(app);
  expect(rolled[0]).not.toBe(rolled[1]);
  await expect(sheet(app)).toContainText(`Opening roll ${white ?? ""}${black ?? ""}: a tie`);
  await expect(sheet(app)).toContainText(`${[...rolled].sort().reverse().join("")}:`);
});

test("the program's roll and play stay on the board and in the sheet until the player rolls", async ({
  app,
}) => {
  await open(app, { start: { id: OPENING_31 } });
  await expect(app.getByText("barpoint (beginner)").first()).toBeVisible();
  for (const [point, key] of [
    ["8", "Enter"],
    ["6", "Shift+Enter"],
  ] as const) {
    await app.locator(`[data-point="${point}"]`).focus();
    await app.keyboard.press(key);
  }
  await app.keyboard.press("f");
  await expect(sheet(app)).toContainText("31: 8/5 6/5");
  await expect(button(app, "Roll")).toBeVisible();
  const latest = (await app.locator(".sheet .latest").textContent()) ?? "";
  const roll = /\d\d/.exec(latest)?.[0] ?? "";
  expect(await dice(app)).toEqual(Array.from(roll));
  await expect(app.locator("polygon.last").first()).toBeVisible();
  await expect(app.locator(".prompt")).toHaveCount(2);
  // A press on the place of one's own dice rolls.
  const prompt = await app.locator(".prompt").first().boundingBox();
  if (!prompt) throw new Error("no place for the dice");
  await app.mouse.click(prompt.x + prompt.width / 2, prompt.y + prompt.height / 2);
  await expect(app.locator(".prompt")).toHaveCount(0);
});

test("hints say for whom they are, and the chances of a double whose", async ({ app }) => {
  const players = TWO_PEOPLE;
  await open(app, { players, start: { id: OPENING_31 } });
  await button(app, "Hint").click();
  await expect(app.getByText("For Ada, to play 31")).toBeVisible();
  await open(app, { players, start: { id: OPENING_31.replace(":31:", ":00:") } });
  await button(app, "Hint").click();
  await expect(app.getByText("For Ada, to roll or double")).toBeVisible();
  await button(app, "Double").click();
  await expect(sheet(app)).toContainText("Doubles to 2");
  await button(app, "Hint").click();
  await expect(app.getByText("For Bea, to answer the double")).toBeVisible();
  await expect(app.getByText("Equities and chances are Ada’s.")).toBeVisible();
  await expectAccessible(app);
  // A game that ends stands in the sheet, with the score after it.
  await button(app, "Pass").click();
  await expect(sheet(app)).toContainText("Passes");
  await expect(sheet(app)).toContainText("Ada wins one point: the double was passed.");
  await expect(app.locator(".sheet .games .won")).toHaveText("1");
});

test("pips and effective pips are those of the checkers on the board", async ({ app }) => {
  await open(app, { start: { id: BEAROFF_65 } });
  const own = app.locator('.strip[data-side="black"]');
  const epc = async () => Number(/EPC ([\d.]+)/.exec((await own.textContent()) ?? "")?.[1]);
  await expect(own).toContainText("57 pips");
  const before = await epc();
  expect(before).toBeGreaterThan(57);
  await app.locator('[data-point="6"]').focus();
  await app.keyboard.press("Enter");
  await expect(own).toContainText("51 pips");
  // One roll's worth of effective pips is 49/6; one checker less is worth part of that.
  await expect.poll(epc).toBeLessThan(before - 4);
  await expect(app.getByRole("row", { name: /^Ada 51/ })).toBeVisible();
  await app.keyboard.press("u");
  await expect.poll(epc).toBe(before);
});

test("every page has one main heading, and the document never scrolls", async ({ app }) => {
  const game = await open(app, { start: { id: OPENING_31 } });
  const pages = ["", "play", `play/${game}`, "analyse", "library", "study", "study/problems"];
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await app.setViewportSize(size);
    for (const page of [...pages, "study/train/race", "nowhere"]) {
      await app.goto(`${new URL(app.url()).origin}/#/${page}`);
      await expect(app.locator("h1"), page).toHaveCount(1);
      await expectNoOverflow(app);
      const below = () =>
        app.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(await below(), `${page} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`a game fits the screen at ${size.width} x ${size.height}`, async ({ app }) => {
    await app.setViewportSize(size);
    await open(app, { start: { id: OPENING_31 } });
    await expect(button(app, "Done")).toBeInViewport({ ratio: 1 });
    await expect(sheet(app)).toBeInViewport({ ratio: 1 });
    const rest = await app.evaluate(() => {
      const main = document.querySelector("main");
      return main ? main.scrollHeight - main.clientHeight : 0;
    });
    expect(rest).toBeLessThanOrEqual(0);
    await expectAccessible(app);
  });
}
