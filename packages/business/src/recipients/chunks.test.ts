import { expect, test } from "@jest/globals";
import { endOfChunk } from "./chunks.ts";

const walk = (rows: readonly unknown[]): number[] => {
  const ends: number[] = [];
  for (let from = 0; from < rows.length; from = ends.at(-1) ?? rows.length) ends.push(endOfChunk(rows, from));
  return ends;
};

test("short rows go by 500, long ones by what a request holds, each once and in order", () => {
  expect(walk(Array.from({ length: 1_200 }, () => ({ a: 1 })))).toEqual([500, 1_000, 1_200]);
  const ends = walk(Array.from({ length: 30 }, () => "é".repeat(3_000)));
  expect([ends[0], ends.at(-1)]).toEqual([6, 30]);
});

test("a row that is larger than a request goes by itself", () => {
  expect(walk(["x".repeat(100_000), "y"])).toEqual([1, 2]);
});
