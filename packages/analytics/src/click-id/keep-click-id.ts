import { queryOf, readClickId } from "@giftshop/storefront-config/shop";
import { pageConsent, pageMemory } from "../consent/page-consent.ts";
import { settleClickId } from "./click-id.ts";

/**
 * Keeps the advertisement's click (`gclid`) while the visitor agrees to statistics, also once they do so on
 * this page or in another tab. Until the returned function is called.
 */
export const keepClickId = (): (() => void) => {
  const settle = () =>
    settleClickId({
      memory: pageMemory,
      agreed: pageConsent.read().statistics,
      id: readClickId(queryOf(new URLSearchParams(location.search)).gclid),
      now: Date.now(),
    });
  settle();
  return pageConsent.subscribe(settle);
};
