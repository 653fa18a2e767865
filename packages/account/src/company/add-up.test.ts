import { expect, test } from "@jest/globals";
import { addUp } from "./add-up.ts";

const of = (month: string, value: number) => ({ month, amount: { value } });

test("amounts are added up by month, the oldest first", () => {
  expect(addUp([of("2026-11", 5), of("2026-09", 7), of("2026-11", 1)], ({ month }) => month)).toEqual([
    { key: "2026-09", value: 7 },
    { key: "2026-11", value: 6 },
  ]);
});

test("or the largest sum first", () => {
  expect(addUp([of("a", 1), of("b", 5), of("a", 1)], ({ month }) => month, "largest").map(({ key }) => key)).toEqual([
    "b",
    "a",
  ]);
});
