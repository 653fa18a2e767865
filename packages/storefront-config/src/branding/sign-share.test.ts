import { expect, test } from "@jest/globals";
import { storefronts } from "../storefronts/index.ts";
import { brandingOf } from "./branding-of.ts";
import { isDrawn, logoPlaces, signShare } from "./sign-share.ts";

test("every logo is drawn, and is parted between its sign and its name", () => {
  for (const storefront of storefronts) {
    const { logo, logoV2 } = brandingOf(storefront);
    for (const picture of [logo.desktop, logo.mobile, logoV2.desktop, logoV2.mobile]) {
      const { signEnd, nameStart } = logoPlaces(storefront.group, picture.width, picture.height);
      const at = signShare(storefront.group, picture) * picture.width;
      expect([isDrawn(picture), signEnd < at, at < nameStart]).toEqual([true, true, true]);
    }
  }
});

test("an editor's picture is not drawn", () => {
  expect(isDrawn({ src: "/media/3f2a.png" })).toBe(false);
});
