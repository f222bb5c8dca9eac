import { describe, expect, it } from "vitest";

import { t } from "./i18n";

describe("what is said of players", () => {
  it("speaks to You in the second person, of others in the third", () => {
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
    expect(both("clock-over", "name")).toEqual(["Your time is over", "The time of Ada is over"]);
  });
});
