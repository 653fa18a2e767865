import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { searchMessages } from "../search/messages.ts";
import { Suggestions } from "./suggestions.tsx";

/** Gift cards that many choose, with their words, for pages of other features. */
export const PopularCards = ({ shop }: { shop: Shop }) => (
  <Suggestions
    title={searchMessages.in(shop)("coupons")}
    from={catalogueMessages.in(shop)("card.from", { price: "{price}" })}
    locale={shop.locale}
  />
);
