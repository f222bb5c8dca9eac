/** The board in 3D, drawn without a graphics card: the same play by pointer and keys as on the flat one. */
import { expect, expectAccessible, expectNoOverflow, test } from "./server";
import { button, middle, open } from "./table";

const SOFTWARE = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

test.use({ launchOptions: { executablePath, args: SOFTWARE } });

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
