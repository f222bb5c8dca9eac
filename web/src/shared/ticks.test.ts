import { describe, expect, it } from "vitest";

import { ticks } from "./ticks";

describe("axis numbers", () => {
  it("are round and within the axis", () => {
    expect(ticks(0, 1296, 4)).toEqual([0, 500, 1000]);
    expect(ticks(0, 144, 4)).toEqual([0, 50, 100]);
    expect(ticks(-0.031, 0.052, 4).map((one) => one.toFixed(3))).toEqual([
      "-0.020",
      "0.000",
      "0.020",
      "0.040",
    ]);
    expect(ticks(0.2, 0.2, 4)).toEqual([0.2]);
  });
});
