import { expect, test } from "@jest/globals";
import { isFree, licenceFaults } from "./licence-faults.ts";

test.each(["MIT", "(MIT OR GPL-3.0-or-later)", "(ISC AND CC-BY-3.0)", "WTFPL OR ISC"])("%s is free", (licence) => {
  expect(isFree(licence)).toBe(true);
});

test.each(["GPL-3.0-only", "(MIT AND GPL-3.0-only)", "Unknown", "SSPL-1.0", ""])("%s is not", (licence) => {
  expect(isFree(licence)).toBe(false);
});

test("what nobody judged is named, what somebody looked at is not", () => {
  const found = licenceFaults({
    MIT: [{ name: "a" }],
    "AGPL-3.0": [{ name: "b" }],
    Unknown: [{ name: "require-like" }],
  });
  expect(found).toEqual(["b: AGPL-3.0"]);
});
