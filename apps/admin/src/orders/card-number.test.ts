import { expect, test } from "@jest/globals";
import { withoutNumber } from "./card-number.ts";

test.each([
  ["6055 0000 0000 0000 012", "…0012"],
  ["6055-0000-0000-0000-0123", "…0123"],
  ["Janssen", "Janssen"],
  ["CBFR-12345678", "CBFR-12345678"],
  ["1234", "1234"],
])("%s is said as %s", (text, said) => {
  expect(withoutNumber(text)).toBe(said);
});
