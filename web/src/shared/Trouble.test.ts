import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import { connection } from "./connection.svelte";
import { t } from "./i18n";
import Trouble from "./Trouble.svelte";

let mounted: Record<string, unknown> | null = null;

function alert(text: string | null): string | undefined {
  mounted = mount(Trouble, { target: document.body, props: { text } });
  flushSync();
  return document.querySelector('[role="alert"]')?.textContent;
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  connection.lost = false;
  document.body.replaceChildren();
});

it("says what went wrong", () => {
  expect(alert("no such position")).toBe("no such position");
});

it("says that the program does not answer where the frame does not", () => {
  expect(alert(t("offline"))).toBe(t("offline"));
});

it("does not repeat what the frame says", () => {
  connection.lost = true;
  expect(alert(t("offline"))).toBeUndefined();
});

it("says anything else while the program does not answer", () => {
  connection.lost = true;
  expect(alert("no such position")).toBe("no such position");
});
