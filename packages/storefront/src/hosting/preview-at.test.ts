import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { previewAt } from "./preview-at.ts";

const token = "42.1764000000.aB-_aB-_aB-_aB-_aB-_aB-_aB-_aB-_aB-_aB-_aB-";

test("a preview link says its language and token", () => {
  const cbca = getStorefront("CBCA");
  expect(previewAt(cbca, `/ca/preview/${token}/`)).toEqual({ language: "en", token });
  expect(previewAt(cbca, `/ca/fr/preview/${token}/`)).toEqual({ language: "fr", token });
});

test("nothing else is one", () => {
  const cbfr = getStorefront("CBFR");
  for (const path of [
    "/preview/",
    "/preview/short/",
    `/preview/${token}`,
    `/x/preview/${token}/`,
    `/preview/a%2Fb${token}/`,
  ]) {
    expect(previewAt(cbfr, path)).toBeUndefined();
  }
});
