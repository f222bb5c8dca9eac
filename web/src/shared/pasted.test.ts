import { describe, expect, it } from "vitest";

import { ApiError } from "./api";
import { explain, takenFor } from "./pasted";

describe("what a pasted text is taken for", () => {
  it("tells IDs from each other by their form", () => {
    expect(takenFor("XGID=-b----E-C---eE---c-e-").kind).toBe("xgid");
    expect(takenFor("-b----E-C---eE---c-e----B-:0:0:1:31:0").kind).toBe("xgid");
    expect(takenFor("4HPwATDgc/ABM")).toEqual({ kind: "id", count: 13 });
    expect(takenFor("4HPwATDgc/ABMA")).toEqual({ kind: "position", count: 14 });
    expect(takenFor("cAkAAAAAAAAA")).toEqual({ kind: "match-id", count: 12 });
    expect(takenFor("4HPwATDgc/ABMA:cAkAAAAA")).toEqual({ kind: "text" });
    expect(takenFor("4HPwATDgc/ABM:cAkAAAAAAA")).toEqual({
      kind: "gnubg",
      position: 13,
      match: 10,
    });
    expect(takenFor("4HPwATDgc/ABMA:")).toEqual({ kind: "gnubg", position: 14, match: 0 });
  });

  it("takes words for text and lines for a match", () => {
    expect(takenFor("hello world").kind).toBe("text");
    expect(takenFor("backgammon").kind).toBe("text");
    expect(takenFor(" 7 point match\n\n Game 1\n").kind).toBe("match");
  });

  it("says it in plain words, with an example", () => {
    const refused = new ApiError("not a Position ID: expected 14 characters, found 13", 422, null);
    expect(explain("4HPwATDgc/ABM", refused)).toMatchInlineSnapshot(
      `"This looks like one of GNU Backgammon’s IDs, but it has 13 characters: a Position ID has 14, such as 4HPwATDgc/ABMA, a Match ID 12, such as cAkAAAAAAAAA."`,
    );
    expect(explain("hello world", refused)).toContain("XGID=-b----E-C---eE---c-e----B-");
  });

  it("says of other trouble what it is", () => {
    const known = new ApiError("this looks like a Jellyfish position (.pos)", 415, null);
    expect(explain("~", known)).toBe(known.message);
    expect(explain("4HPwATDgc/ABM", new ApiError("offline", 0, null))).toContain("does not answer");
  });
});
