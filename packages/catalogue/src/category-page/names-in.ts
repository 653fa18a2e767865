import type { Shop } from "@giftshop/storefront-config";

/** Names as a sentence lists them: "Apple, IKEA and Zalando". */
export const namesIn = ({ locale }: Shop, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
