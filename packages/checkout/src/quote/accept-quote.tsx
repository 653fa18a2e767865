import type { Shop } from "@giftshop/storefront-config";
import { Text } from "@giftshop/ui-kit/text";
import { checkoutMessages } from "../messages.ts";
import { AcceptQuoteLeaf } from "./accept-quote-leaf.tsx";

/**
 * Accepts the quote that the page's address names: delivery address
 * where something is posted, ways to pay, consent. Server component.
 */
export const AcceptQuote = ({ shop }: { shop: Shop }) => {
  const t = checkoutMessages.in(shop);
  return (
    <AcceptQuoteLeaf
      shop={shop.data}
      words={checkoutMessages.words(shop)}
      skeleton={<Text tone="muted">{t("quote.loading")}</Text>}
    />
  );
};
