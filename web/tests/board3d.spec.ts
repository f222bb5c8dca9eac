/** The board in 3D, drawn without a graphics card: the same play by pointer and keys as on the flat one. */
import type { Page } from "@playwright/test";

import { browser } from "./browser";
import { expect, expectAccessible, expectNoOverflow, test } from "./server";
import { button, middle, open } from "./table";

const SOFTWARE = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

test.use({ launchOptions: { executablePath: browser, args: SOFTWARE } });

test("a play by pointer, by drag and by keyboard", async ({ app }) => {
  await open(app, { start: { id: OPENING_31 } });
  await app.keyboard.press("V");
  const canvas = app.locator(".stage canvas");
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  // The flat drawing is gone, its places are there.
  await expect(app.locator("svg[role=application] use")).toHaveCount(0);
  const place = (point: string) => app.locator(`[data-point="${point}"]`);
  await expect(place("8")).toHaveAttribute("data-count", "3");
  // Pressed where it is seen: the left die's 3, then the right one's 1.
  const eight = await middle(app, "8");
  await app.mouse.click(eight.x, eight.y);
  await expect(place("5")).toHaveAttribute("data-count", "1");
  await place("6").focus();
  await app.keyboard.press("Shift+Enter");
  await expect(place("5")).toHaveAttribute("data-count", "2");
  await expect(button(app, "Done")).toBeEnabled();
  await app.keyboard.press("U");
  await expect(place("5")).toHaveAttribute("data-count", "0");
  // Dragged, with its targets lying on the board.
  const [from, to] = [await middle(app, "13"), await middle(app, "9")];
  await app.mouse.move(from.x, from.y);
  await app.mouse.down();
  await app.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await expect(app.locator(".target")).toHaveCount(2);
  await app.mouse.move(to.x, to.y, { steps: 4 });
  await app.mouse.up();
  await expect(place("9")).toHaveAttribute("data-count", "1");
  await expectAccessible(app);
  await expectNoOverflow(app);
  // It is remembered, and the key leads back.
  await app.reload();
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  await app.keyboard.press("V");
  await expect(canvas).toHaveCount(0);
  await expect(app.locator("svg[role=application] use").first()).toBeVisible();
});

test("the settings change camera and material", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await button(app, "Settings").click();
  const dialog = app.getByRole("dialog");
  await dialog.getByLabel("Board view").selectOption("3D");
  await dialog.getByLabel("Camera").selectOption("from above");
  await dialog.getByLabel("Material").selectOption("marble");
  await expectAccessible(app);
  await app.keyboard.press("Escape");
  const canvas = app.locator(".stage canvas");
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  // From above, near and far points are about as wide.
  const width = async (point: string) =>
    (await app.locator(`[data-point="${point}"]`).boundingBox())?.width ?? 0;
  expect((await width("12")) / (await width("13"))).toBeCloseTo(1, 2);
  await app.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("barpoint.settings") ?? "{}") as object;
    localStorage.setItem("barpoint.settings", JSON.stringify({ ...kept, camera: "table" }));
  });
  await app.reload();
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  expect((await width("12")) / (await width("13"))).toBeGreaterThan(1.1);
});
test("without WebGL the flat board stays, with one message", async ({ app }) => {
  await app.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(app, { start: { id: OPENING_31 } });
  await app.reload();
  await app.keyboard.press("V");
  await expect(app.getByText("This browser cannot show the board in 3D")).toBeVisible();
  const { x, y } = await middle(app, "8");
  await app.mouse.click(x, y);
  await expect(app.locator('[data-point="8"]')).toHaveAttribute("data-count", "2");
});

const OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

/** Two people at one screen; Ada, with the black checkers, is to roll. */
const people = {
  white: { kind: "human", name: "Bob" },
  black: { kind: "human", name: "Ada" },
};

/** Turns the board of a game from 2D to 3D. */
async function solid(page: Page): Promise<void> {
  await page.keyboard.press("V");
  await expect(page.locator(".stage canvas")).toBeVisible({ timeout: 60_000 });
}

/** Where the cube lies on the flat board. */
async function cubeSpot(page: Page): Promise<[number, number]> {
  const moved = await page.locator("[data-cube]").getAttribute("transform");
  const [x = 0, y = 0] = (moved?.match(/-?[\d.]+/g) ?? []).map(Number);
  return [x, y];
}

/** The square on the screen, in 3D, where the flat board has this spot. */
function onScreen(page: Page, [x, y]: [number, number]) {
  return page.locator("svg[role=application]").evaluate(
    (board, [x, y, half]) => {
      const square = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      square.setAttribute("x", String(x - half));
      square.setAttribute("y", String(y - half));
      square.setAttribute("width", String(2 * half));
      square.setAttribute("height", String(2 * half));
      board.append(square);
      const { x: left, y: top, width, height } = square.getBoundingClientRect();
      square.remove();
      return { x: left, y: top, width, height };
    },
    [x, y, 20] as const,
  );
}

test("the cube is pressed in 3D, and lies where it is offered, taken and owned", async ({
  app,
}) => {
  await open(app, { players: people, start: { id: OPENING } });
  const centred = await cubeSpot(app);
  await solid(app);
  const here = await onScreen(app, centred);
  const look = async (clip: typeof here) => (await app.screenshot({ clip })).toString("base64");
  const before = await look(here);
  await app.mouse.click(here.x + here.width / 2, here.y + here.height / 2);
  await expect(button(app, "Take")).toBeVisible();
  // The picture shows that it has left its place.
  await expect.poll(() => look(here)).not.toBe(before);
  await expectAccessible(app);
  await app.keyboard.press("t");
  await expect(button(app, "Roll")).toBeVisible();
  const after = await look(here);
  await app.keyboard.press("V");
  const cube = app.locator("[data-cube]");
  await expect(cube).toHaveAttribute("data-cube", "2");
  await expect(cube).toHaveAttribute("data-owner", "white");
  const owned = await cubeSpot(app);
  expect(owned).not.toEqual(centred);
  // In 3D it lies at the owner's place, and no longer in the middle.
  await solid(app);
  await expect.poll(() => look(here)).toBe(after);
  const theirs = await onScreen(app, owned);
  const withCube = await look(theirs);
  await app.keyboard.press("k");
  await expect(button(app, "Take")).toBeVisible();
  await expect.poll(() => look(theirs)).not.toBe(withCube);
});

test("a double is passed by keyboard in 3D", async ({ app }) => {
  await open(app, { players: people, length: 5, start: { id: OPENING } });
  await solid(app);
  await app.keyboard.press("d");
  await expect(button(app, "Pass")).toBeVisible();
  await app.keyboard.press("p");
  await expect(app.getByText(/the double was passed/).first()).toBeVisible();
  await expect(app.locator(".stage canvas")).toBeVisible();
  await expectAccessible(app);
});

test("a hint’s arrows lie on the board in 3D", async ({ app }) => {
  await open(app, { start: { id: OPENING_31 } });
  await solid(app);
  await app.keyboard.press("h");
  await app.locator(".play button", { hasText: "8/5 6/5" }).hover();
  const arrows = app.locator("polygon.hint");
  await expect(arrows).toHaveCount(2);
  const box = async (place: string) => {
    const found = await app.locator(place).first().boundingBox();
    if (!found) throw new Error(`no ${place}`);
    return found;
  };
  // From the 8 and from the 6 to the 5, in the perspective of the picture.
  const [eight, six, five] = await Promise.all(
    ["8", "6", "5"].map((point) => box(`[data-point="${point}"]`)),
  );
  const shapes = await Promise.all((await arrows.all()).map((arrow) => arrow.boundingBox()));
  const spans = shapes.map((shape) => [shape?.x ?? 0, (shape?.x ?? 0) + (shape?.width ?? 0)]);
  const middles = [eight, six, five].map((one) => (one?.x ?? 0) + (one?.width ?? 0) / 2);
  for (const [from, [left = 0, right = 0]] of [
    [middles[0] ?? 0, spans[0] ?? []],
    [middles[1] ?? 0, spans[1] ?? []],
  ] as const) {
    const to = middles[2] ?? 0;
    const wide = eight?.width ?? 0;
    expect(Math.abs(left - Math.min(from, to))).toBeLessThan(wide / 2);
    expect(Math.abs(right - Math.max(from, to))).toBeLessThan(wide / 2);
  }
  await app.mouse.move(5, 5);
  await expect(arrows).toHaveCount(0);
});
