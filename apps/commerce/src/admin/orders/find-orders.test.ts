import { expect, test } from "@jest/globals";
import { kindOf } from "./find-orders.ts";

test.each([
  ["", "NOTHING"],
  ["ada@shop.example", "ADDRESS"],
  ["ada@", "ADDRESS"],
  ["4711", "DIGITS"],
  ["…4711", "DIGITS"],
  ["CBFR-12345678", "NUMBER"],
  ["cbfr-", "NUMBER"],
  ["Martin", "NAME"],
  ["Élodie Mar", "NAME"],
  ["47112", "NAME"],
  ["6055 0000 0000 0000 012", "CARD"],
  ["6055-0000-0000-0000-012", "CARD"],
])("%j is taken for %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
