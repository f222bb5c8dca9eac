import { expect, it } from "vitest";

import { statisticText } from "./statistics";

it("formats the numbers of all rows alike", () => {
  const shown = (label: string, value: string) =>
    statisticText(label, value).replace(/\u202f/g, " ");
  expect(shown("Error total EMG (MWC)", "-2.737 (-39.441%)")).toBe("−2.737 (−39.441 %)");
  expect(shown("Error rate mEMG (MWC)", "-27.6   ( -0.398%)")).toBe("−27.6 (−0.398 %)");
  expect(shown("Snowie error rate", "   -12.8   ( +0.000%)")).toBe("−12.8");
  expect(shown("Luck rate mEMG (MWC)", "   +0.0   ( +0.000%)")).toBe("0.0 (0.000 %)");
  expect(shown("Wrong takes (EMG (MWC))", "  2 (-1.983 (-12.239%))")).toBe(
    "2 (−1.983 (−12.239 %))",
  );
  expect(shown("95% confidence interval (ppg)", "[-1.250, 2.500]")).toBe("[−1.250, +2.500]");
  expect(shown("Luck based FIBS rating diff.", "")).toBe("–");
  expect(shown("Actual result", "+50.00%")).toBe("+50.00 %");
});
