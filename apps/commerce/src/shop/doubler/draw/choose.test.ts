import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { choosePlaces } from "./choose.ts";

const keyOf = (n: number): Buffer => createHash("sha256").update(`${n}`).digest();
const never = Buffer.alloc(0);

/** Numbers that are given, in their order. */
const given =
  (...numbers: readonly bigint[]) =>
  (_: Uint8Array, position: number): bigint =>
    numbers[position] ?? 0n;

test("a number chooses among those that remain, in the order of the list", () => {
  expect(choosePlaces(never, 5, 4, given(2n, 2n, 0n, 1n))).toEqual([2, 3, 0, 4]);
  expect(choosePlaces(never, 3, 11, given(2n, 0n, 0n))).toEqual([2, 0, 1]);
  expect(choosePlaces(never, 1, 11, given(7n))).toEqual([0]);
  expect(choosePlaces(never, 0, 11, given())).toEqual([]);
});

test("a number of the last incomplete share is thrown away", () => {
  const last = (1n << 64n) - 1n;
  // 2^64 - 1 is a multiple of 3: one number is too many for three equal shares.
  expect(choosePlaces(never, 3, 1, given(last, 1n))).toEqual([1]);
  expect(choosePlaces(never, 3, 1, given(last - 1n, 1n))).toEqual([2]);
  expect(choosePlaces(never, 2, 1, given(last, 0n))).toEqual([1]);
});

test("no entry is drawn twice", () => {
  for (let n = 0; n < 500; n += 1) {
    const places = choosePlaces(keyOf(n), 13, 11);
    expect(new Set(places).size).toBe(11);
    expect(places.every((place) => place >= 0 && place < 13)).toBe(true);
  }
});

/**
 * How far from its fair share the luckiest or unluckiest of
 * 50 entries is over so many draws, in standard deviations.
 */
const farthest = (draws: number, winnerOf: (n: number) => number): number => {
  const won = new Array<number>(50).fill(0);
  for (let n = 0; n < draws; n += 1) {
    const winner = winnerOf(n);
    won[winner] = (won[winner] ?? 0) + 1;
  }
  const share = draws / 50;
  const sigma = Math.sqrt(share * (1 - 1 / 50));
  return Math.max(...won.map((count) => Math.abs(count - share) / sigma));
};

test("in 100,000 draws of 50 each entry wins its share within 4 sigma; one that takes the remainder of a byte does not", () => {
  expect(farthest(100_000, (n) => choosePlaces(keyOf(n), 50, 1)[0] ?? -1)).toBeLessThan(4);
  expect(farthest(100_000, (n) => (keyOf(n)[0] ?? 0) % 50)).toBeGreaterThan(4);
});

test("in 20,000 draws of 50 each entry is among the eleven as often as its share within 4 sigma", () => {
  const draws = 20_000;
  const drawn = new Array<number>(50).fill(0);
  for (let n = 0; n < draws; n += 1)
    for (const place of choosePlaces(keyOf(n), 50, 11)) drawn[place] = (drawn[place] ?? 0) + 1;
  const share = (draws * 11) / 50;
  const sigma = Math.sqrt(share * (1 - 11 / 50));
  expect(Math.max(...drawn.map((count) => Math.abs(count - share) / sigma))).toBeLessThan(4);
});
