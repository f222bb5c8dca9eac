import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";

import { emptyPosition, setCount } from "./edit";
import Targets from "./Targets.svelte";
import type { GraphStep } from "./types";

it("marks a blot once that a double hits on the way to several targets", () => {
  const step = (from: number, hit = false): GraphStep => ({
    from,
    to: from - 1,
    die: 1,
    hit,
    next: 0,
  });
  const way = [step(5), step(4, true), step(3), step(2)];
  const position = setCount(emptyPosition(), "black", 5, 1);
  const mounted = mount(Targets, {
    target: document.body,
    props: {
      // As if it could not stop on the blot.
      targets: new Map([4, 2, 1].map((to) => [to, way.slice(0, 5 - to)])),
      position,
      mover: "black",
      orientation: { bottom: "black", home: "right", light: "white" },
      from: 5,
    },
  });
  flushSync();
  expect(document.querySelectorAll(".hit.far")).toHaveLength(1);
  void unmount(mounted);
});
