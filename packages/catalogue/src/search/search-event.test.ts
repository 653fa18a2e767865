import { expect, test } from "@jest/globals";
import { searchEvent } from "./search-event.ts";

test("a search is told with what it found", () => {
  expect(searchEvent("café 50", 3)).toEqual({ event: "search", search_term: "café 50", results_count: 3 });
});

test.each([
  ["6299 1234 5678 9012 345", "…"],
  ["zoe@example.com carte", "… carte"],
  ["06-12345678", "…"],
])("what may be somebody's stays in the page: %s", (text, told) => {
  expect(searchEvent(text, 0)).toMatchObject({ search_term: told });
});
