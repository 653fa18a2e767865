import type { Storefront } from "@giftshop/storefront-config";
import { doublerTerms, mostPrize } from "@giftshop/storefront-config/doubler-terms";

/**
 * The rules of a draw as they are committed to: each line a rule, each
 * number in it. What pages say of them is made of the same numbers.
 */
export const rulesText = (storefront: Pick<Storefront, "code" | "currency" | "legalEntity" | "timeZone">): string =>
  [
    `storefront ${storefront.code}`,
    `organiser ${storefront.legalEntity}`,
    `time zone ${storefront.timeZone}`,
    "entries from one closing to the next, closing at the end of the Sunday before the first Monday of the month",
    "draw on the first Monday of the month at 12:00",
    "one entry for each gift card with a balance above zero",
    `age ${doublerTerms.leastAge} or older`,
    "each entry has the same chance",
    `drawn 1 winner and ${doublerTerms.reserves} reserves`,
    "a gift card that is empty, blocked or expired at the draw is passed over",
    `prize the balance at entry, at most ${mostPrize(storefront.code)} minor units of ${storefront.currency}, as a new promotional card`,
    `claim within ${doublerTerms.claimDays} days, then the next reserve`,
    "",
  ].join("\n");
