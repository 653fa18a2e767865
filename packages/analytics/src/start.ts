import { savedClickId } from "./click-id/saved-click-id.ts";
import { pageConsent } from "./consent/page-consent.ts";
import { claimPurchase } from "./forward/claim-purchase.ts";
import { createCollector } from "./forward/collector.ts";
import { forward } from "./forward/forward.ts";
import { createTagManager } from "./forward/tag-manager.ts";
import { broadcast } from "./watch/broadcast.ts";
import { watchLists } from "./watch/watch-lists.ts";
import { watchPage } from "./watch/watch-page.ts";

/**
 * Fills the data layer with what is looked at and, once the visitor agrees, forwards it to the tag manager,
 * else to the shop's own counts. Until the returned function is called.
 *
 * @param type name of the page's route
 */
export const startAnalytics = (type: string): (() => void) => {
  const { storeId, tagManager, development } = document.documentElement.dataset;
  const stops = [
    ...(development === undefined ? [] : [broadcast()]),
    forward({
      consent: pageConsent,
      adapter: tagManager ? createTagManager(tagManager) : createCollector({ storeId: Number(storeId) }),
      clickId: savedClickId,
      claim: (order) => claimPurchase(Number(storeId), order),
    }),
    watchPage(type),
    watchLists(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
