import { defineView } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import { businessMessages } from "../messages.ts";
import { businessQuotePage } from "../pages.ts";
import { loadGifts } from "../quote-page/load-gifts.ts";
import { QuotePage } from "../quote-page/quote-page.tsx";

/** What accepts a quote, which another feature draws: delivery address, ways to pay, consent. */
export interface QuoteSlots {
  AcceptQuote(props: { shop: Shop }): ReactNode;
}

export const view = defineView({
  pages: [businessQuotePage],
  ownMain: true,
  load: loadGifts,
  metadata: ({ shop }) => {
    const t = businessMessages.in(shop);
    return { title: t("page.metaTitle"), description: t("page.description", { shop: shop.storefront.name }) };
  },
  view: ({ shop, data }, { AcceptQuote }: QuoteSlots) => (
    <QuotePage shop={shop} gifts={data} accept={<AcceptQuote shop={shop} />} />
  ),
});
