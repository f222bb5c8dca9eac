/** The language of the pages: the browser's at first, then the one chosen. */
import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoOverflow, test } from "./server";

/** A message of one line, as it stands in a catalogue. */
function message(language: string, id: string): string {
  const file = new URL(`../src/locales/${language}.ftl`, import.meta.url);
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(file, "utf8"));
  return found?.[1] ?? `no message ${id}`;
}

const origin = (page: Page) => new URL(page.url()).origin;
const html = (page: Page) => page.locator("html");
const button = (page: Page, language: string, id: string) =>
  page.getByRole("button", { name: message(language, id), exact: true });

/** The files that a page fetches for its catalogue while something is done. */
async function fetched(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const files: string[] = [];
  const note = (request: { url: () => string }) => {
    const file = new URL(request.url()).pathname;
    if (/\/(de|fr|es|da|it|tr|el|ru|ja)[-.]/.test(file)) files.push(file);
  };
  page.on("request", note);
  await work();
  page.off("request", note);
  return files;
}

test.describe("a German browser", () => {
  test.use({ locale: "de-DE" });

  test("sees German, until another language is chosen", async ({ app }) => {
    await expect(html(app)).toHaveAttribute("lang", "de");
    await expect(button(app, "de", "home-new")).toBeVisible();

    // No English is shown first.
    await app.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const text = document.querySelector("nav")?.textContent.trim();
        if (text) seen.add(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await app.reload();
    await expect(button(app, "de", "home-new")).toBeVisible();
    const seen = await app.evaluate(() => [...(globalThis as never as { seen: string[] }).seen]);
    expect(seen.length).toBeGreaterThan(0);
    for (const text of seen) expect(text).toContain(message("de", "nav-play"));

    await button(app, "de", "nav-settings").click();
    await app.getByRole("tab", { name: message("de", "tab-general") }).click();
    const choice = app.getByLabel(message("de", "settings-language"));
    await expect(choice).toHaveValue("auto");
    await expect(choice.locator('option[lang="ja"]')).toHaveText("日本語");
    await choice.selectOption("ja");
    // The dialog stays open and changes with all else.
    await expect(app.getByRole("dialog", { name: message("ja", "settings-title") })).toBeVisible();
    await expect(html(app)).toHaveAttribute("lang", "ja");
    await expectAccessible(app);
    await app.keyboard.press("Escape");
    await expect(button(app, "ja", "home-new")).toBeVisible();

    await app.reload();
    await expect(button(app, "ja", "home-new")).toBeVisible();
    await expect(html(app)).toHaveAttribute("lang", "ja");
  });
});

test("an English browser fetches no other language", async ({ app }) => {
  const none = await fetched(app, async () => {
    await app.reload();
    await expect(button(app, "en", "home-new")).toBeVisible();
  });
  expect(none).toEqual([]);
  const one = await fetched(app, async () => {
    await button(app, "en", "nav-settings").click();
    await app.getByRole("tab", { name: message("en", "tab-general") }).click();
    await app.getByLabel(message("en", "settings-language")).selectOption("el");
    await expect(html(app)).toHaveAttribute("lang", "el");
  });
  expect(one).toHaveLength(1);
});

test("every language fits a phone", async ({ app }) => {
  await app.setViewportSize({ width: 375, height: 812 });
  for (const language of ["de", "fr", "es", "da", "it", "tr", "el", "ru", "ja"]) {
    await app.evaluate((code) => {
      const kept = JSON.parse(localStorage.getItem("barpoint.settings") ?? "{}") as object;
      localStorage.setItem("barpoint.settings", JSON.stringify({ ...kept, language: code }));
    }, language);
    await app.goto(`${origin(app)}/#/`);
    await app.reload();
    await expect(button(app, language, "home-new")).toBeVisible();
    await expectNoOverflow(app);
    await app.goto(`${origin(app)}/#/play`);
    await expect(button(app, language, "new-start-game")).toBeVisible();
    await expectNoOverflow(app);
    await app.keyboard.press("Escape");
    await app.goto(`${origin(app)}/#/analyse`);
    await expect(app.locator(".levels select")).toBeVisible();
    // The position shown is noted in the address: an address asked for at that very moment is lost in the browser.
    await expect(app).toHaveURL(/[?&]id=/);
    await expectNoOverflow(app);
  }
});
