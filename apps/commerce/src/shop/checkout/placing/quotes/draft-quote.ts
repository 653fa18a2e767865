import type { OrderDraft, PostalAddress } from "../../../../money/order/index.ts";
import { cartOfQuote, type PricedQuote } from "../../../business/index.ts";
import { draftOrder } from "../draft-order.ts";

/** The order of a quote that can be had: as of a basket that holds what it offers, at its prices. */
export const draftQuote = (
  { quote, storefront, catalogue, priced }: PricedQuote,
  { visitor, address, requestHash }: { visitor: number; address: PostalAddress | null; requestHash: Buffer },
): OrderDraft => {
  if (priced === undefined) throw new Error(`Something of the quote ${quote.reference} is not sold any more.`);
  return draftOrder({
    kind: "REGULAR",
    accountVisitor: null,
    cart: {
      cartId: cartOfQuote(quote),
      visitorId: visitor,
      storefront: storefront.code,
      currency: storefront.currency,
      version: quote.version,
      lines: [],
      priced,
      cards: [],
      problems: [],
      catalogue,
    },
    catalogue,
    storefront,
    language: quote.language,
    buyer: quote.buyer,
    billing: quote.billing,
    address,
    remindable: false,
    requestHash,
  });
};
