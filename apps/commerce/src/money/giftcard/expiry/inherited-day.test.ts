import { expect, test } from "@jest/globals";
import { dayOfLast } from "./inherited-day.ts";

const paid = [
  { expiresOn: "2026-12-01", amount: 5000 },
  { expiresOn: "2028-01-31", amount: 3000 },
  { expiresOn: "2027-06-30", amount: 1000 },
];

test("what is paid last comes from the cards that expire last; the first of their days counts", () => {
  expect(dayOfLast(paid, 3000)).toBe("2028-01-31");
  expect(dayOfLast(paid, 3001)).toBe("2027-06-30");
  expect(dayOfLast(paid, 9000)).toBe("2026-12-01");
  expect([dayOfLast(paid, 0), dayOfLast([], 100)]).toEqual([undefined, undefined]);
});
