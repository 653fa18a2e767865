import type { Shop } from "@giftshop/storefront-config/shop";

/** Where the terms can be read; `undefined` as long as the shop serves no page of them. */
export const termsLink = ({ data, languagePath }: Shop): string | undefined => {
  const routes: Readonly<Record<string, string>> = data.routes;
  return routes.terms === undefined ? undefined : `${languagePath}${routes.terms}`;
};
