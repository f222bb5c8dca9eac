/** Copying from a game: IDs, the board as an image, the list of plays as text. */
import { expect, test } from "./server";
import { open } from "./table";

const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

test("IDs, the board and the list of plays go to the clipboard", async ({ app, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(app, { start: { id: OPENING_31 } });
  const text = () => app.evaluate(() => navigator.clipboard.readText());

  await app.getByRole("button", { name: "Copy Position ID" }).click();
  await expect.poll(text).toBe("4HPwATDgc/ABMA");
  await app.keyboard.press("y");
  await expect.poll(text).toBe(OPENING_31);

  await app.keyboard.press("h");
  await expect(app.locator(".play button").first()).toHaveText("8/5 6/5");
  await app.keyboard.press("c");
  await expect.poll(text).toContain("1. 0-ply  8/5 6/5");

  await app.getByRole("button", { name: "Copy the board as an image" }).click();
  const kinds = () =>
    app.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  await expect.poll(kinds).toContain("image/png");
});
