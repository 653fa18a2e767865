import { expect, test } from "@jest/globals";
import { comparing } from "./list-column.ts";

test.each([
  ["numbers by their size", [10, 9, 100], [9, 10, 100]],
  ["numbers in words by their size", ["CBFR-10", "CBFR-9"], ["CBFR-9", "CBFR-10"]],
  ["words as readers do, whatever their accents and capitals", ["zoë", "Élodie", "apple"], ["apple", "Élodie", "zoë"]],
  [
    "moments by time",
    ["2026-11-27T09:00:00Z", "2026-02-01T10:00:00Z"],
    ["2026-02-01T10:00:00Z", "2026-11-27T09:00:00Z"],
  ],
])("%s", (_, lines, ordered) => {
  expect([...lines].sort(comparing("en-GB"))).toEqual(ordered);
});
