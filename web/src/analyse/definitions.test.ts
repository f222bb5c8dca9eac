import { expect, it } from "vitest";

import { has } from "../shared/i18n";
import { definitionOf } from "./definitions";

/** Rows as the server writes them: of a match, and those that only a money session has. */
const ROWS: Record<string, string[]> = {
  "Chequerplay statistics": [
    "Total moves",
    "Unforced moves",
    "Unmarked moves",
    "Moves marked doubtful",
    "Moves marked bad",
    "Moves marked very bad",
    "Error total EMG (MWC)",
    "Error rate mEMG (MWC)",
    "Chequerplay rating",
  ],
  "Luck statistics": [
    "Rolls marked very lucky",
    "Rolls marked lucky",
    "Rolls unmarked",
    "Rolls marked unlucky",
    "Rolls marked very unlucky",
    "Luck total EMG (MWC)",
    "Luck rate mEMG (Points)",
    "Luck rating",
  ],
  "Cube statistics": [
    "Total cube decisions",
    "Close or actual cube decisions",
    "Doubles",
    "Takes",
    "Passes",
    "Missed doubles below CP (EMG (MWC))",
    "Missed doubles above CP (EMG (MWC))",
    "Wrong doubles below DP (EMG (MWC))",
    "Wrong doubles above TG (EMG (MWC))",
    "Wrong takes (EMG (MWC))",
    "Wrong passes (EMG (Points))",
    "Error total EMG (MWC)",
    "Error rate mEMG (MWC)",
    "Cube decision rating",
  ],
  "Overall statistics": [
    "Error total EMG (MWC)",
    "Error rate mEMG (MWC)",
    "Snowie error rate",
    "Overall rating",
    "Actual result",
    "Luck adjusted result",
    "Luck based FIBS rating diff.",
    "Error based abs. FIBS rating",
    "Chequerplay errors rating loss",
    "Cube errors rating loss",
    "Advantage (actual) in ppg",
    "Advantage (luck adjusted) in ppg",
    "95% confidence interval (ppg)",
  ],
};

it("has a definition for every row of the statistics", () => {
  const missing = Object.entries(ROWS).flatMap(([block, labels]) =>
    labels.map((label) => definitionOf(block, label)).filter((id) => !has(id)),
  );
  expect(missing).toEqual([]);
});
