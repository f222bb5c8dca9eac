import { describe, expect, it, vi } from "vitest";

import { t } from "./i18n";

it("formats small numbers without locale rules, which take long to load, and large ones with them", () => {
  const rules = vi.spyOn(Intl, "NumberFormat");
  expect(t("jobs-trials", { done: 0, wanted: 288 })).toBe("0 of 288 trials");
  expect(t("place-point", { point: 6, count: 5, side: "black" })).toBe("6 point, five black");
  expect(rules).not.toHaveBeenCalled();
  rules.mockRestore();
  expect(t("jobs-trials", { done: 288, wanted: 20736 })).toBe("288 of 20,736 trials");
});

describe("messages about players", () => {
  it("address You in the second person, others in the third", () => {
    const both = (id: string, name: string, more = {}) =>
      ["You", "Ada"].map((who) => t(id, { [name]: who, ...more }));
    expect(both("event-roll", "side", { dice: "3-1" })).toEqual(["You roll 3-1", "Ada rolls 3-1"]);
    expect(both("event-resign", "side")).toEqual(["You offer to resign", "Ada offers to resign"]);
    expect(both("question-double", "side", { value: 4 })).toEqual([
      "You double to 4.",
      "Ada doubles to 4.",
    ]);
    expect(both("result-borne_off", "winner", { kind: 2, points: 2 })).toEqual([
      "You win a gammon, 2 points.",
      "Ada wins a gammon, 2 points.",
    ]);
    expect(both("result-match", "winner")).toEqual(["You win the match.", "Ada wins the match."]);
    expect(both("clock-over", "name")).toEqual(["Your time is up", "Ada’s time is up"]);
  });
});
