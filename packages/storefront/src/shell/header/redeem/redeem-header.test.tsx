import { shellTexts } from "@giftshop/content";
import type { Toggles } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { storyShop } from "@giftshop/storefront-config/testing";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { recordStore } from "../../../store/record-store.ts";
import { FrameWarning, type FrameWarningProps } from "../../frame/frame-warning.tsx";
import { ExchangeHeader } from "./exchange-header.tsx";
import { RedeemHeader } from "./redeem-header.tsx";

const headerOf = (Header: typeof RedeemHeader, toggles: Partial<Toggles> = {}) => {
  const shop = storyShop({ theme: "CB", language: "nl" }, toggles);
  const place = document.createElement("div");
  const texts = shellTexts(shop, 2026);
  flushSync(() =>
    createRoot(place).render(
      <Header
        shop={shop}
        branding={brandingOf(shop.storefront)}
        texts={texts}
        store={recordStore(shop)}
        here={shop.link("balanceCheck")}
        route="balanceCheck"
      />,
    ),
  );
  return place;
};

const warningOf = (kind: FrameWarningProps["kind"], warnings: FrameWarningProps["warnings"]) => {
  const { redeem } = shellTexts(storyShop({ theme: "CB", language: "nl" }), 2026);
  const place = document.createElement("div");
  flushSync(() => createRoot(place).render(<FrameWarning kind={kind} warnings={warnings} delayed={redeem.delayed} />));
  return place.textContent;
};

test("a warning stands where its place is; that digital gift cards are sent with delay is said in the shop's own words", () => {
  const delayed = [{ place: "REDEEM" as const, text: null }];
  expect(warningOf("redeem", delayed)).toContain("cadeaubonnen worden op dit moment met vertraging");
  expect(warningOf("site", delayed)).toBe("");
  const strike = [{ place: "SITE" as const, text: "Staking" }];
  expect([warningOf("site", strike), warningOf("business", strike), warningOf("checkout", strike)]).toEqual([
    "Staking",
    "Staking",
    "",
  ]);
});

test("language and country are offered on the redeem route itself, and on no other page of an exchange", () => {
  const opener = "[data-opens-stores]";
  expect(headerOf(RedeemHeader).querySelector(opener)).not.toBeNull();
  expect(headerOf(ExchangeHeader).querySelector(opener)).toBeNull();
  expect(headerOf(RedeemHeader, { languageSwitcher: false }).querySelector(opener)).toBeNull();
});
