import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { siteFileAt } from "./site-file.ts";

test.each([
  ["CBFR", "/robots.txt", { kind: "robots", language: "fr" }],
  ["CBAU", "/robots.txt", { kind: "robots", language: "en" }],
  ["CBFR", "/sitemap.xml", { kind: "sitemap", language: "fr" }],
  ["CBCA", "/ca/sitemap-12.xml", { kind: "sitemap", language: "en", part: 12 }],
  ["CBCA", "/ca/fr/llms.txt", { kind: "llms", language: "fr" }],
  ["CBFR", "/site.webmanifest", { kind: "manifest", language: "fr" }],
  ["GCSAE", "/ar/widgets.json", { kind: "widgets", language: "ar" }],
  ["CBCA", "/ca/redirects.json", { kind: "redirects", language: "en" }],
  ["CBCA", "/ca/fr/search.json", { kind: "search", language: "fr" }],
] as const)("%s has %s", (code, path, file) => {
  expect(siteFileAt(getStorefront(code), path)).toEqual(file);
});

test.each([
  ["CBFR", "/fr/llms.txt"],
  ["CBFR", "/sitemap-0.xml"],
  ["CBFR", "/sitemap-01.xml"],
  ["CBFR", "/deep/sitemap-1.xml"],
  ["CBCA", "/sitemap.xml"],
  ["CBFR", "/sitemap.xml/"],
] as const)("%s has nothing at %s", (code, path) => {
  expect(siteFileAt(getStorefront(code), path)).toBeUndefined();
});
