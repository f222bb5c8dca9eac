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

  it("takes words for a text and lines for a match", () => {
    expect(takenFor("hello world").kind).toBe("text");
    expect(takenFor("backgammon").kind).toBe("text");
    expect(takenFor(" 7 point match\n\n Game 1\n").kind).toBe("match");
  });

  it("explains it with an example", () => {
    const refused = new ApiError("not a Position ID: expected 14 characters, found 13", 422, null);
    expect(explain("4HPwATDgc/ABM", refused)).toMatchInlineSnapshot(
      `"This looks like a GNU Backgammon ID, but it has 13 characters. A Position ID has 14, such as 4HPwATDgc/ABMA; a Match ID has 12, such as cAkAAAAAAAAA."`,
    );
    expect(explain("hello world", refused)).toContain("XGID=-b----E-C---eE---c-e----B-");
  });

  it("reports other errors as they are", () => {
    const known = new ApiError("this looks like a Jellyfish position (.pos)", 415, null);
    expect(explain("~", known)).toBe(known.message);
    expect(explain("4HPwATDgc/ABM", new ApiError("offline", 0, null))).toContain("not responding");
  });
});
