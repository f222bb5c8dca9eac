/** Settings: sections beside a board that follows, and one set of thresholds for the board and the command line. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, expectAccessible, test } from "./server";

test("the board beside the settings follows them, and sliders say their values", async ({
  app,
}) => {
  await app.getByRole("button", { name: "Settings" }).click();
  const dialog = app.getByRole("dialog", { name: "Settings" });
  const frame = dialog.locator(".preview .frame");
  const before = await frame.getAttribute("style");
  await dialog.getByRole("radio", { name: "Slate" }).click();
  await expect.poll(() => frame.getAttribute("style")).not.toBe(before);
  await dialog.getByRole("tab", { name: "Play" }).click();
  const speed = dialog.getByRole("slider", { name: /animation/ });
  await speed.fill("400");
  await expect(dialog.getByText("0.40 s")).toBeVisible();
  await expect(speed).toHaveAttribute("aria-valuetext", "0.40 s");
  await expectAccessible(app);
});

test("losses, table and level are kept for the command line", async ({ app, server }) => {
  await app.getByRole("button", { name: "Settings" }).click();
  const dialog = app.getByRole("dialog", { name: "Settings" });
  await dialog.getByRole("tab", { name: "Analysis" }).click();
  await dialog.getByRole("button", { name: "0.02 · 0.08 · 0.16" }).click();
  await expect(dialog.getByLabel("blunder")).toHaveValue("0.16");
  await dialog.getByLabel("Match equity table").selectOption({ label: "Kit Woolsey" });
  const path = join(server.data, "config.toml");
  const file = () => (existsSync(path) ? readFileSync(path, "utf8") : "");
  await expect.poll(file).toContain('met = "woolsey"');
  await expect.poll(file).toContain('thresholds = "0.02,0.08,0.16"');

  // A field being typed in stays while the answer to an earlier change comes in.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await app.route("**/api/v1/settings", async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByLabel("Match equity table").selectOption("Kazaross-XG2");
  await dialog.getByLabel("doubtful").fill("0.03");
  answer();
  await expect.poll(file).not.toContain("woolsey");
  await app.unroute("**/api/v1/settings");
  await expect(dialog.getByLabel("doubtful")).toHaveValue("0.03");

  // Losses that do not rise are refused, and nothing changes.
  await dialog.getByLabel("doubtful").fill("0.5");
  await dialog.getByLabel("doubtful").blur();
  await expect(dialog.getByRole("alert")).toContainText("must rise");
  expect(file()).toContain('thresholds = "0.02,0.08,0.16"');
});
