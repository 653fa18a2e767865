import { expect, test } from "@jest/globals";
import { predict } from "./predict.ts";

test("all that costs has to fit on one core", () => {
  expect(predict({ server: 6, all: 10 }, 1, 0)).toBe(100);
});

test("what somebody else takes is not there", () => {
  expect(predict({ server: 6, all: 10 }, 2, 1000)).toBe(100);
});

test("a server of one thread has one core, however many there are", () => {
  expect(predict({ server: 8, all: 10 }, 2, 0)).toBe(125);
});
