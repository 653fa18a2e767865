import { shellTexts } from "@giftshop/content";
import { createShop, legalEntries } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { BottomRow } from "./bottom-row.tsx";

const shop = createShop("CBFR", "fr");

const legal = (redeem: boolean) => {
  const place = document.createElement("div");
  const row = (
    <BottomRow
      shop={shop}
      branding={brandingOf(shop.storefront)}
      texts={shellTexts(shop, 2026).footer}
      redeem={redeem}
    />
  );
  flushSync(() => createRoot(place).render(row));
  return [...place.querySelectorAll("nav:first-of-type a")];
};

test("the last of the legal links opens the cookie settings, and leads to the statement without script", () => {
  const links = legal(false);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    shop.link("terms"),
    shop.link("privacy"),
    shop.link("imprint"),
    shop.link("accessibility"),
    shop.link("cookies"),
  ]);
  // The loader keeps its press while the page is asleep.
  expect(links.map((link) => link.matches("[data-opens-consent][data-hydrates]"))).toEqual([
    ...Array<boolean>(4).fill(false),
    true,
  ]);
});

test("those of a redeem page open beside it", () => {
  expect(legal(true).map((link) => link.getAttribute("target"))).toEqual(Array<string>(5).fill("_blank"));
});

test("there is a Disclaimer entry, and it is hidden", () => {
  expect(legalEntries.find(({ name }) => name === "Disclaimer")).toMatchObject({ shown: false });
  expect(legal(false)).toHaveLength(legalEntries.filter(({ shown }) => shown).length + 1);
});
