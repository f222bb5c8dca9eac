import { beforeEach, expect, it } from "vitest";

import { go, goWithin, note, notedTab, route } from "./router.svelte";

beforeEach(() => go("match/m1/0/3", true));

it("keeps choices within a page, and forgets them on another", () => {
  const TABS = ["record", "statistics"] as const;
  expect(notedTab(TABS, "record")).toBe("record");
  note({ tab: "statistics" });
  expect(location.hash).toBe("#/match/m1/0/3?tab=statistics");
  goWithin("match/m1/1/0");
  expect(location.hash).toBe("#/match/m1/1/0?tab=statistics");
  expect(notedTab(TABS, "record")).toBe("statistics");
  note({ tab: null });
  expect(location.hash).toBe("#/match/m1/1/0");
  go("analyse?id=x&tab=nonsense", true);
  expect(notedTab(TABS, "record")).toBe("record");
});

it("takes an address that cannot be decoded as it is", () => {
  go("match/%", true);
  expect(route().rest).toEqual(["%"]);
});

it("lets nobody go on where a page that is being left notes something", async () => {
  const arrived = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = "#/library";
  // The browser announces the new address a moment later.
  note({ id: "late" });
  goWithin("match/m1/0/4");
  await arrived;
  expect(location.hash).toBe("#/library");
  expect(route().page).toBe("library");
});

it("knows at once where it has gone", () => {
  go("library/search?player=Ada");
  expect(route().query.get("player")).toBe("Ada");
});
