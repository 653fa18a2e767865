import { createShop } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { expect, test } from "@jest/globals";
import { dressBranding } from "./dress-branding.ts";
import { dressShop } from "./dress-shop.ts";
import { recordStore } from "./record-store.ts";

const shop = createShop("CBFR", "fr");
const store = recordStore(shop);
const branding = brandingOf(shop.storefront);

test("a shop that nobody has edited is what its record says", () => {
  expect(dressShop(shop, store).storefront).toEqual(shop.storefront);
  expect(dressBranding(branding, store)).toEqual(branding);
});

test("switches and telephone are laid over it, in the browser too; one object as long as they stay", () => {
  const edited = { ...store, switches: { ...store.switches, choiceLinkHidden: true } };
  const dressed = dressShop(shop, edited);
  expect(dressed.data.storefront.toggles).toEqual({ ...shop.storefront.toggles, choiceLinkHidden: true });
  expect(dressShop(shop, { ...edited })).toBe(dressed);
  expect(dressed.link("listing")).toBe(shop.link("listing"));
});

test("a logo of an editor's takes the place of both drawn ones, ways to pay stand in the editor's order", () => {
  const [first, second] = store.paymentIcons;
  const { logo, paymentLogos } = dressBranding(branding, {
    ...store,
    mainLogo: { url: "/media/0.svg", alt: "Ours" },
    paymentIcons: [second, first].flatMap((icon) => icon ?? []),
  });
  expect([logo.desktop.src, logo.mobile.src]).toEqual(["/media/0.svg", "/media/0.svg"]);
  expect(logo.desktop.width).toBe(branding.logo.desktop.width);
  expect(paymentLogos.map((one) => one.logo)).toEqual([second?.name, first?.name]);
});
