import { shellTexts } from "@giftshop/content";
import { createShop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { sampleStore } from "../../store/testing/sample-store.ts";
import { SiteMenu } from "./site-menu.tsx";

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)(
  "%s in %s: what a card is for, moments to give, the blog and favourites stand in the menu, once each",
  (code, language) => {
    const shop = createShop(code, language);
    const place = document.createElement("div");
    flushSync(() =>
      createRoot(place).render(
        <SiteMenu shop={shop} texts={shellTexts(shop, 2026)} store={sampleStore(shop)} here="/" />,
      ),
    );
    for (const route of ["balanceCheck", "activation", "givingMoments", "blog", "favourites"] as const)
      expect(place.querySelectorAll(`a[href="${shop.link(route)}"]`)).toHaveLength(1);
  },
);
