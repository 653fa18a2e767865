import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { mostPrize } from "@giftshop/storefront-config/doubler-terms";
import { doublerMessages } from "../messages.ts";

/** The most that is won in a shop, as its pages write it. */
export const mostPrizeOf = ({ storefront: { code, currency }, locale }: Shop): string =>
  formatMoney({ value: mostPrize(code), currency }, locale);

/** What the draw is, in a sentence. */
export const leadOf = (shop: Shop): string => doublerMessages.in(shop)("lead", { prize: mostPrizeOf(shop) });
