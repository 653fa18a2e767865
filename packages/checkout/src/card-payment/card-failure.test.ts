import { expect, test } from "@jest/globals";
import { cardFailureOf } from "./card-failure.ts";

test("each code of a card has its words, and what nobody expected is told as no answer", () => {
  expect([2100, 2101, 2303, 2304, 2305, 2306, 2309, 2302, 2311, 1002].map((code) => cardFailureOf([code]))).toEqual([
    "notRecognised",
    "locked",
    "blocked",
    "expired",
    "empty",
    "notActivated",
    "otherStore",
    "alreadyAdded",
    "tooMany",
    "tooManyRequests",
  ]);
  expect([cardFailureOf([1000]), cardFailureOf([])]).toEqual(["unavailable", "unavailable"]);
});
