import { expect, test } from "@jest/globals";
import { getStorefront } from "../storefronts/index.ts";
import { readSharedHosts, sharedHostOf, sharingAt } from "./shared-hosts.ts";

test("hosts that several storefronts share", () => {
  const hosts = readSharedHosts("Shop.example=CBAU+CBCA, two.example=CBDK");
  expect(hosts).toEqual({ "shop.example": ["CBAU", "CBCA"], "two.example": ["CBDK"] });
  expect(sharedHostOf(getStorefront("CBCA"), hosts)).toBe("shop.example");
  expect(sharedHostOf(getStorefront("CBFR"), hosts)).toBeUndefined();
  expect(readSharedHosts(undefined)).toEqual({});
});

test("a host that is called like what every object has is shared by nobody", () => {
  const hosts = readSharedHosts("shop.example=CBAU");
  expect(sharingAt(hosts, "shop.example")).toEqual(["CBAU"]);
  for (const name of ["constructor", "tostring", "__proto__"]) expect(sharingAt(hosts, name)).toBeUndefined();
});

test.each([
  ["shop.example=CBXX", /does not understand/],
  ["shop.example", /does not understand/],
  ["=CBAU", /does not understand/],
  ["shop.example:3000=CBAU", /does not understand/],
  ["shop.example=CBFR+CBDE", /one base path twice/],
  ["shop.example=CBAU,two.example=CBAU", /CBAU twice/],
])("%s is refused with a sentence", (text, sentence) => {
  expect(() => readSharedHosts(text)).toThrow(sentence);
});
