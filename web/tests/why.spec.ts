/** Why a play is better than another: on a position, and beside an error of a match. */
import { expect, expectAccessible, expectNoOverflow, test } from "./server";

const OPENING_31 = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

test("a position says why its best play is better than the one chosen", async ({ app }) => {
  await app.goto(`${new URL(app.url()).origin}/#/analyse?id=${encodeURIComponent(OPENING_31)}`);
  await expect(app.locator(".play button").first()).toBeVisible();
  await app.getByText("Why?", { exact: true }).click();
  const choice = app.getByRole("combobox", { name: "8/5 6/5 rather than" });
  await expect(choice).toBeVisible();
  await choice.selectOption({ label: "24/23 13/10" });
  await expect(app.getByText("Makes the 5-point")).toBeVisible();
  await expect(app.getByText(/escaping rolls of 36, 24\/23 13\/10 to \d+/)).toBeVisible();
  await app.getByText("The opponent’s replies").click();
  await expect(app.getByRole("row")).not.toHaveCount(0);
  await expect(app.getByRole("rowheader", { name: "66" })).toBeVisible();
  await expectAccessible(app);
  await app.setViewportSize({ width: 375, height: 800 });
  await expectNoOverflow(app);
});
