import { languagePathOf, redirectAddresses, type Storefront } from "@giftshop/storefront-config";
import type { Redirect, StoreParts } from "@giftshop/validation/store";
import { hrefOf } from "./show-links.ts";

/**
 * Addresses of a storefront that people of the shop send on. Where a
 * pop-up is shown its printed address leads where its button does.
 */
export const redirectsOf = (storefront: Storefront, { REDIRECTS, POP_UP }: StoreParts): Redirect[] => {
  const own = REDIRECTS.redirects;
  const ofPopUp = storefront.languages.flatMap((language) => {
    const path = POP_UP.shown ? hrefOf({ storefront, language }, POP_UP.link.to) : undefined;
    const from = languagePathOf(storefront, language) + redirectAddresses[language].promoPopUp;
    return path?.type === "relative" && !own.some((one) => one.from === from) ? [{ from, to: path.href }] : [];
  });
  return [...own, ...ofPopUp];
};
