import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Dice } from "../wire/types";
import DicePicker from "./DicePicker.svelte";

// jsdom has no dialogs.
const still = { showModal: () => undefined, close: () => undefined };
Object.assign(HTMLDialogElement.prototype, still);

let mounted: Record<string, unknown> | null = null;
const onpick = vi.fn<(dice: Dice) => void>();

function show(opening: boolean) {
  const names = { white: "barpoint", black: "You" };
  const props = { opening, names, onpick, onclose: () => undefined };
  mounted = mount(DicePicker, { target: document.body, props });
  flushSync();
}

function type(keys: string) {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  flushSync();
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  onpick.mockReset();
});

describe("dice by hand", () => {
  it("are typed", () => {
    show(false);
    type("x3");
    expect(onpick).not.toHaveBeenCalled();
    type("1");
    expect(onpick).toHaveBeenCalledWith([3, 1]);
  });

  it("differ in an opening and belong to players by name", () => {
    show(true);
    expect(document.body.textContent).toContain("Opening dice: barpoint’s first, then yours");
    type("44");
    expect(onpick).not.toHaveBeenCalled();
    expect(document.querySelector('[role="status"]')?.textContent).toBe("Tie: roll again");
    type("4");
    expect(document.querySelector('[role="status"]')?.textContent).toBe("4 …");
    type("6");
    expect(onpick).toHaveBeenCalledWith([4, 6]);
  });
});
