import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import type { DecisionKind } from "../wire/types";
import PlayerStrip from "./PlayerStrip.svelte";

let mounted: Record<string, unknown> | null = null;

function badge(decision: DecisionKind | null): string | undefined {
  const props = {
    state: { score: { white: 0, black: 0 }, length: 5, epc: { white: null, black: null } },
    side: "black" as const,
    name: "Ada",
    light: false,
    decision,
    pips: { white: 167, black: 167 },
  };
  mounted = mount(PlayerStrip, { target: document.body, props });
  flushSync();
  return document.querySelector(".turn span")?.textContent;
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  document.body.replaceChildren();
});

it.each([
  ["play", "to move"],
  ["turn", "to roll"],
  ["answer_double", "to answer"],
  ["next_game", undefined],
  ["nothing", undefined],
  [null, undefined],
] as const)("says of %s what is to be done: %s", (decision, text) => {
  expect(badge(decision)).toBe(text);
});
