import { expect, test } from "@jest/globals";
import { fold } from "./fold.ts";

test.each([
  ["Österreich", "osterreich"],
  ["Côte d’Ivoire", "cote d’ivoire"],
  ["Łódź", "łodz"],
  ["الإمارات", "الامارات"],
])("%s is found as %s", (name, typed) => {
  expect(fold(name)).toContain(fold(typed));
});
