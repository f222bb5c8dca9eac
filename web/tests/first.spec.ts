/** The first visit: a board, three ways in, and a sample match that is analysed by itself. */
import { expect, expectAccessible, expectNoOverflow, Server, test } from "./server";

// A server that nobody has played on, whatever other tests ran in this worker before.
const own = new Server();
test.beforeAll(() => own.start());
test.afterAll(() => own.stop());

test("the first page greets, and the sample match opens with its worst errors", async ({ app }) => {
  await app.goto(own.url);
  const welcome = app.getByRole("region", { name: "Getting started" });
  await expect(welcome.locator('[data-point="6"]')).toHaveAttribute("data-count", "5");
  await expect(app.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(app);
  await app.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(app);
  await app.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(app);
  await welcome.getByRole("button", { name: "Open a sample match" }).click();
  await expect(app.getByRole("heading", { name: "Clara vs Ivar" })).toBeVisible();
  await app.getByRole("link", { name: "Home" }).click();
  await expect(welcome).toBeHidden();
  await expect(app.getByRole("link", { name: /Clara vs Ivar/ })).toBeVisible();
});
