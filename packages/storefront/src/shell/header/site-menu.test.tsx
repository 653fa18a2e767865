import { shellTexts } from "@giftshop/content";
import { createShop, type Shop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { sampleStore } from "../../store/testing/sample-store.ts";
import { roomOf, widthOf } from "./bar/bar-room.ts";
import { SiteMenu } from "./site-menu.tsx";

const draw = (shop: Shop): HTMLElement => {
  const place = document.createElement("div");
  const menu = <SiteMenu shop={shop} texts={shellTexts(shop, 2026)} store={sampleStore(shop)} here="/" />;
  flushSync(() => createRoot(place).render(menu));
  return place;
};

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)(
  "%s in %s: what a card is for, moments to give, the blog and favourites stand in the menu, once each",
  (code, language) => {
    const shop = createShop(code, language);
    const place = draw(shop);
    for (const route of ["balanceCheck", "activation", "givingMoments", "blog", "favourites"] as const)
      expect(place.querySelectorAll(`a[href="${shop.link(route)}"]:not([data-more] *)`)).toHaveLength(1);
  },
);

test.each(places)(
  "%s in %s: words of the bar stand in one line, on a large screen all of them, on a small one the first two",
  (code, language) => {
    const shop = createShop(code, language);
    const { group, toggles } = shop.storefront;
    const items = [...draw(shop).querySelectorAll("nav > ul > li:not([data-sheet-only])")];
    const shown = (width: "desktop" | "large") =>
      items.filter((item) => (width === "desktop" ? !item.matches("[data-fold]") : !item.matches("[data-more]")));
    for (const width of ["desktop", "large"] as const) {
      const words = shown(width).map((item) => {
        const summary = item.querySelector("summary");
        const text = (summary ?? item.querySelector("a")?.lastElementChild)?.textContent ?? "";
        return { text, opens: summary !== null };
      });
      expect(words.length).toBeGreaterThan(2);
      expect(widthOf(words, group)).toBeLessThanOrEqual(roomOf(toggles.headerVersion, width));
    }
    expect(items.some((item) => item.matches('[data-fold="always"]'))).toBe(false);
  },
);

test.each(storefronts.map(({ code, languages: [language] }) => [code, language] as const))(
  "%s: pages for businesses are a dropdown in variant 2, and else a link beside those of the sheet",
  (code, language) => {
    const shop = createShop(code, language);
    const place = draw(shop);
    const pages = (["business", "businessQuote", "manyRecipients", "activation"] as const).map((route) =>
      shop.link(route),
    );
    const shown = (within: string) =>
      [...place.querySelectorAll(`${within} a:not([data-more] *)`)].flatMap((link) => link.getAttribute("href") ?? []);
    const under = shown("details[name]").filter((href) => pages.includes(href));
    const inBar = shown("li:not([data-sheet-only])").filter((href) => pages.includes(href));
    const inSheet = shown("li[data-sheet-only]").filter((href) => pages.includes(href));
    expect({ under, inBar, inSheet }).toEqual(
      shop.storefront.toggles.headerVersion === 2
        ? { under: pages, inBar: pages, inSheet: [] }
        : { under: [], inBar: pages.slice(0, 1), inSheet: pages.slice(1) },
    );
  },
);
