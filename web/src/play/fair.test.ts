import { expect, test } from "vitest";

import { commitmentOf, faultOf, rollOf } from "./fair";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
/** By Python's hashlib. */
const COMMITMENT = "70dab4d879013c7c092ae12efd26e1bd6636bf159b7ea465988b5330fafa2c1a";

test("commitment and rolls are those of another program", async () => {
  expect(await commitmentOf(SEED)).toBe(COMMITMENT);
  const rolls = await Promise.all([0, 1, 2, 3].map((number) => rollOf(SEED, "Ωmega 3", number)));
  expect(rolls).toEqual([
    [5, 1],
    [4, 6],
    [6, 4],
    [1, 4],
  ]);
});

test("a record agrees until something in it is changed", async () => {
  const rolls = [];
  for (let number = 0; number < 5; number++) {
    const [a, b] = await rollOf(SEED, "w", number);
    // A turn's dice come in any order.
    rolls.push({ dice: number === 0 ? [a, b] : [b, a], opening: number === 0 });
  }
  const record = { version: 1, commitment: COMMITMENT, seed: SEED, words: "w", rolls };
  expect(await faultOf(record, COMMITMENT)).toBeNull();
  expect(await faultOf(record, "0".repeat(64))).toBe("commitment");
  expect(await faultOf({ ...record, commitment: "00" }, undefined)).toBe("commitment");
  const changed = rolls.map((roll, index) => (index === 3 ? { ...roll, dice: [7, 7] } : roll));
  expect(await faultOf({ ...record, rolls: changed }, COMMITMENT)).toBe(4);
});
