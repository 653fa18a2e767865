import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { titleOf } from "../../catalogue/present.ts";
import type { PricedQuote } from "../quotes/shown-quote.ts";

/** What a version of a quote holds, one line for each gift: `50 × La Table, €20.00`. */
export const offerLines = ({ version, catalogue, storefront }: PricedQuote, shop: Shop): string[] =>
  version.lines.map(({ variation, value, quantity, wrapper, giftPacking }) => {
    const { snapshot } = catalogue;
    const sold = snapshot.byVariation.get(variation);
    const extras = [wrapper, giftPacking].flatMap((id) => (id === null ? [] : (snapshot.extras.get(id) ?? [])));
    const money = formatMoney({ value, currency: storefront.currency }, shop.locale);
    const names = [...(sold ? [titleOf(catalogue, sold.product)] : []), money];
    return `${quantity} × ${[...names, ...extras.map((extra) => titleOf(catalogue, extra))].join(", ")}`;
  });
