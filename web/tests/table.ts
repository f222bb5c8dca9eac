/** Helpers for tests of play: games started without the dialog, and the current decision. */
import type { Page } from "@playwright/test";

import { expect } from "./server";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A button under the board, by its whole name: "Take" is not "Take back". */
export const action = (page: Page, name: string) =>
  page.locator(".actions").getByRole("button", { name, exact: true });

export const movable = (page: Page) => page.locator('[aria-label$="can move"]');

/** Starts a game over the HTTP interface and opens it; Ada has the black checkers. */
export async function open(page: Page, setup: Record<string, unknown>): Promise<string> {
  const players = {
    white: { kind: "program", level: "beginner" },
    black: { kind: "human", name: "Ada" },
  };
  const origin = new URL(page.url()).origin;
  const data = { length: 0, players, ...setup };
  const made = await page.request.post(`${origin}/api/v1/games`, { data });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${origin}/#/play/${id}`);
  await expect(page.locator('[data-point="6"]')).toBeVisible();
  return id;
}

/** The player's current decision. */
export async function asked(page: Page): Promise<string> {
  const names = ["Roll", "Done", "Cannot move", "Take", "Accept", "Next game", "New game"];
  const any = page.locator(".actions button", { hasText: new RegExp(`^(${names.join("|")})$`) });
  await expect(any.first()).toBeVisible({ timeout: 30_000 });
  return (await any.first().textContent())?.trim() ?? "";
}

/** Where a point of the player's numbering is on the screen. */
export async function middle(page: Page, point: string) {
  const box = await page.locator(`[data-point="${point}"]`).boundingBox();
  if (!box) throw new Error(`no point ${point}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
