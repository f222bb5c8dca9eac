import { mount } from "svelte";
import { expect, it, vi } from "vitest";

import CandidateTable from "./CandidateTable.svelte";

// The settings ask for it as soon as they are read; jsdom has none.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const chances = {
  win: 0.55,
  win_gammon: 0.1,
  win_backgammon: 0,
  lose_gammon: 0.1,
  lose_backgammon: 0,
};
const play = (name: string, plies: number, equity: number) => ({
  play: name,
  steps: [],
  plies,
  equity,
  difference: 0,
  verdict: "fine" as const,
  chances,
});

it("grades and ranks only plays of the first depth, and explains a best play of lower depth", () => {
  const plays = [play("8/5 6/5", 2, 0.232), play("13/9", 2, -0.026), play("8/4", 0, 0.3)];
  const target = document.createElement("div");
  mount(CandidateTable, { target, props: { plays, asked: 3 } });
  const [first, lower] = target.querySelectorAll("table");
  expect(first?.querySelectorAll(".meter")).toHaveLength(2);
  expect(lower?.querySelectorAll(".meter, .good")).toHaveLength(0);
  expect(lower?.querySelector("td.rank")?.textContent).toBe("·");
  expect(target.querySelector(".alone")?.textContent.trim()).toBe(
    "You asked for 3-ply. At 2-ply no other play was close enough to be searched deeper.",
  );
  expect(target.querySelector(".apart")?.textContent).toBe(
    "Searched to 0-ply only: not comparable with the plays above",
  );
});

it("leaves the keys to the page after a play was clicked by mouse, and the focus after one by keyboard", () => {
  const onpick = vi.fn();
  const target = document.body.appendChild(document.createElement("div"));
  mount(CandidateTable, { target, props: { plays: [play("8/5 6/5", 2, 0.232)], onpick } });
  const button = target.querySelector<HTMLElement>(".play button");
  button?.focus();
  button?.dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true }));
  expect(document.activeElement).toBe(button);
  button?.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
  expect(document.activeElement).toBe(document.body);
  expect(onpick).toHaveBeenCalledTimes(2);
  target.remove();
});
