import { shellTexts } from "@giftshop/content";
import type { ServedRoute, Toggles } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { storyShop } from "@giftshop/storefront-config/testing";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { RedeemHeader } from "./redeem-header.tsx";

const headerOf = (toggles: Partial<Toggles>, route: ServedRoute = "balanceCheck", language = "nl") => {
  const shop = storyShop({ theme: "CB", language }, toggles);
  const place = document.createElement("div");
  const texts = shellTexts(shop, 2026);
  flushSync(() =>
    createRoot(place).render(
      <RedeemHeader
        shop={shop}
        branding={brandingOf(shop.storefront)}
        texts={texts}
        here={shop.link("balanceCheck")}
        route={route}
      />,
    ),
  );
  return { place, warning: texts.redeem.delayed };
};

test("that digital gift cards are sent with delay is said where the storefront's data says so, and nowhere else", () => {
  const delayed = headerOf({ digitalDelayed: true });
  expect(delayed.place.textContent).toContain(delayed.warning);
  expect(delayed.warning).toContain("cadeaubonnen worden op dit moment met vertraging");
  expect(headerOf({}).place.textContent).not.toContain(delayed.warning);
});

test("language and country are offered on the redeem route itself, and on no other page of an exchange", () => {
  expect(headerOf({}).place.querySelector("[data-opens-stores]")).not.toBeNull();
  for (const route of ["redeemShop", "redeemCardInfo", "redeemCheckout"] as const)
    expect(headerOf({}, route).place.querySelector("[data-opens-stores]")).toBeNull();
  expect(headerOf({ languageSwitcher: false }).place.querySelector("[data-opens-stores]")).toBeNull();
});
