import { expect, test } from "@jest/globals";
import { onOneLine } from "./on-one-line.ts";

test.each([
  [["12 Rue Haute", "1000 Bruxelles"], "12 Rue Haute, 1000 Bruxelles"],
  [["شارع النور", "دبي"], "شارع النور، دبي"],
  [["Al Noor Street", "دبي"], "Al Noor Street، دبي"],
  [["Lyon"], "Lyon"],
  [[], ""],
])("%s", (parts, line) => {
  expect(onOneLine(parts)).toBe(line);
});
