import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { cachedWith, unkept } from "./caching.ts";
import { definePage, folderOf, frameOf } from "./define-page.ts";

const { toggles } = getStorefront("CBFR");
const plain = { hydration: "deferred", cache: unkept, sitemap: "none" } as const;

test("a page stands in the shop's frame, in that of its kind, or in the one that a storefront has chosen", () => {
  const chosen = definePage({
    ...plain,
    route: "business",
    frame: ({ businessHeader }) => (businessHeader ? "business" : "site"),
  });
  expect(frameOf(definePage({ ...plain, route: "home" }), toggles)).toBe("site");
  expect(frameOf(definePage({ ...plain, route: "redeemCheckout", frame: "redeem" }), toggles)).toBe("redeem");
  expect(frameOf(chosen, { ...toggles, businessHeader: true })).toBe("business");
  expect(frameOf(chosen, { ...toggles, businessHeader: false })).toBe("site");
});

test("a page has a folder of its own, unless it shares one", () => {
  expect(folderOf(definePage({ ...plain, route: "accountOverview" }))).toBe("account-overview");
  expect(folderOf(definePage({ ...plain, route: "terms", folder: "written" }))).toBe("written");
});

test("what is kept ends with its storefront and with what it shows", () => {
  expect(cachedWith(60, "content", "catalogue").tags("CBFR", {})).toEqual([
    "storefront:CBFR",
    "content:CBFR",
    "catalogue:CBFR",
  ]);
  expect(unkept).toMatchObject({ lifetime: 0, kept: false });
});
