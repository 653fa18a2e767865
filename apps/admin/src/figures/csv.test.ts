import { expect, test } from "@jest/globals";
import { csvOf } from "./csv.ts";

test("what has marks of the format stands in quotes, and nothing is a formula; a negative amount stays a number", () => {
  const text = csvOf(
    ["a", "b"],
    [
      ["Smith, Ltd", 'says "yes"'],
      ["=1+1", -2.5],
    ],
  );
  expect(text).toBe(`a,b\r\n"Smith, Ltd","says ""yes"""\r\n'=1+1,-2.5\r\n`);
});
