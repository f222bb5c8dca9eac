import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { t } from "../shared/i18n";
import Board from "./Board.svelte";
import { emptyPosition, setCount, startPosition } from "./edit";
import type { GraphStep, Orientation, Position, StepGraph } from "./types";

const SEEN: Orientation = { bottom: "black", home: "right", light: "white" };
const GRAPH: StepGraph = {
  nodes: [
    {
      complete: false,
      steps: [
        { from: 8, to: 5, die: 3, hit: false, next: 1 },
        { from: 6, to: 5, die: 1, hit: false, next: 2 },
      ],
    },
    { complete: false, steps: [{ from: 6, to: 5, die: 1, hit: false, next: 3 }] },
    { complete: false, steps: [{ from: 8, to: 5, die: 3, hit: false, next: 3 }] },
    { complete: true, steps: [] },
  ],
};

let mounted: Record<string, unknown> | null = null;

function show(more: Record<string, unknown> = {}) {
  if (mounted) void unmount(mounted);
  document.body.replaceChildren();
  const props = {
    position: startPosition(),
    mover: "black" as const,
    orientation: SEEN,
    say: t,
    label: "Board",
    ...more,
  };
  mounted = mount(Board, { target: document.body, props });
  flushSync();
}

function place(point: string): Element {
  const found = document.querySelector(`[data-point="${point}"]`);
  if (!found) throw new Error(`no place ${point}`);
  return found;
}

function press(point: string, key: string, more: KeyboardEventInit = {}) {
  place(point).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  flushSync();
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

describe("the board", () => {
  it("draws thirty checkers and describes every place", () => {
    show();
    expect(document.querySelectorAll("[data-key]").length).toBe(30);
    expect(place("6").getAttribute("aria-label")).toBe("6 point, five black");
    expect(place("1").getAttribute("aria-label")).toBe("1 point, two white");
    expect(place("4").getAttribute("aria-label")).toBe("4 point, empty");
    expect(place("black-25").getAttribute("aria-label")).toBe("black bar, none");
    // Sides are called by the colour in which they are drawn.
    show({ orientation: { ...SEEN, light: "black" } });
    expect(place("6").getAttribute("aria-label")).toBe("6 point, five white");
    expect(place("black-25").getAttribute("aria-label")).toBe("white bar, none");
  });

  it("draws the same picture as the snapshot", () => {
    show({
      position: setCount(startPosition(), "black", 6, 5),
      dice: [3, 1],
      cube: { value: 2, owner: "white", offeredTo: null },
    });
    const svg = document.querySelector("svg")?.outerHTML ?? "";
    expect(svg.replaceAll(/ (class|id|href|fill|stroke)="[^"]*"/g, "")).toMatchSnapshot();
  });

  it("has one tab stop; arrow keys move between places", () => {
    show();
    expect(document.querySelectorAll('[tabindex="0"]').length).toBe(1);
    press("6", "ArrowRight");
    expect(document.activeElement).toBe(place("5"));
    press("5", "ArrowUp");
    expect(document.activeElement).toBe(place("20"));
    press("20", "ArrowLeft");
    expect(document.activeElement).toBe(place("19"));
  });

  it("plays the left die with Enter, the right one with Shift", () => {
    const onsteps = vi.fn<(steps: GraphStep[]) => void>();
    show({ mode: "play", graph: GRAPH, dice: [1, 3], onsteps });
    expect(place("8").getAttribute("aria-label")).toBe("8 point, three black, can move");
    press("6", "Enter");
    expect(onsteps.mock.calls[0]?.[0]).toEqual([GRAPH.nodes[0]?.steps[1]]);
    press("8", "Enter", { shiftKey: true });
    expect(onsteps.mock.calls[1]?.[0]).toEqual([GRAPH.nodes[0]?.steps[0]]);
    press("5", "Enter");
    expect(onsteps.mock.calls[2]?.[0]?.length).toBe(2);
  });

  it("leaves Enter to the page once the play is complete", () => {
    const onback = vi.fn<(at: number) => boolean>();
    show({ mode: "play", graph: GRAPH, node: 3, dice: [1, 3], onback });
    for (const point of ["5", "6", "20"]) {
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
      place(point).dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(onback).not.toHaveBeenCalled();
    press("6", "Delete");
    expect(onback).toHaveBeenCalledWith(6);
  });

  it("selects a checker, then its destination", () => {
    const onsteps = vi.fn<(steps: GraphStep[]) => void>();
    show({ mode: "play", graph: GRAPH, dice: [1, 3], clickMode: "select", onsteps });
    press("8", "Enter");
    expect(onsteps).not.toHaveBeenCalled();
    expect(place("8").getAttribute("aria-label")).toContain("selected");
    expect(place("5").getAttribute("aria-label")).toContain("can be moved to");
    press("5", "Enter");
    expect(onsteps.mock.calls[0]?.[0]?.[0]?.from).toBe(8);
  });

  it("sets checkers by typed numbers in the editor", () => {
    const onedit = vi.fn<(position: Position) => void>();
    show({ mode: "edit", editSide: "white", onedit });
    press("4", "3");
    expect(onedit.mock.calls[0]?.[0].white[21]).toBe(0);
    show({ mode: "edit", editSide: "white", onedit, position: emptyPosition() });
    press("4", "3");
    expect(onedit.mock.calls[1]?.[0].white[21]).toBe(3);
    press("black-25", "+");
    expect(onedit.mock.calls[2]?.[0].black[25]).toBe(1);
  });

  it("numbers the points for the player on roll", () => {
    show({ mover: "white" });
    expect(place("24").getAttribute("aria-label")).toBe("24 point, two white");
    expect(document.querySelector(".numbers text")?.textContent).toBe("24");
  });
});
