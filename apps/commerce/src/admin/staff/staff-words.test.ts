import { expect, test } from "@jest/globals";
import { grantsText, readGrants } from "./staff-words.ts";

test.each(["admin", "service,fulfilment", "service:CBFR+CBBE,finance"])("%s is read and written alike", (words) => {
  const grants = readGrants(words);
  expect(grants && grantsText(grants)).toBe(words);
});

test("a role in some storefronts is one grant for each, and everywhere is everywhere", () => {
  expect(readGrants("service:cbfr+CBBE")).toEqual([
    { role: "SERVICE", storefront: "CBFR" },
    { role: "SERVICE", storefront: "CBBE" },
  ]);
  expect(
    grantsText([
      { role: "SERVICE", storefront: "CBFR" },
      { role: "SERVICE", storefront: null },
    ]),
  ).toBe("service");
});

test.each(["", "boss", "service:", "service:CBXX", "service;finance"])("%j is none", (words) => {
  expect(readGrants(words)).toBeUndefined();
});
