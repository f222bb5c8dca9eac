import { beforeEach, expect, it } from "vitest";

import { go, goWithin, note, notedTab, route } from "./router.svelte";

beforeEach(() => go("match/m1/0/3", true));

it("keeps what is chosen on a page when one goes on within it, and forgets it on another", () => {
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

it("takes an address that is no proper text as it stands", () => {
  go("match/%", true);
  expect(route().rest).toEqual(["%"]);
});
