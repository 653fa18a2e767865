import { defineView } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { ComponentType } from "react";
import { BalanceCheckPage } from "../balance-check/balance-check-page.tsx";
import { balanceCheckMetadata } from "../metadata.ts";
import { balanceCheckPage } from "../pages.ts";

/** What other features give the balance check. */
interface BalanceSlots {
  /** Hears of cards that are offered the draw (`@giftshop/storefront-config/doubler-offer`). */
  DoublerOffer: ComponentType<{ shop: Shop }>;
}

export const view = defineView({
  pages: [balanceCheckPage],
  ownMain: true,
  metadata: ({ shop }) => ({ ...balanceCheckMetadata(shop), named: true }),
  view: ({ shop }, { DoublerOffer }: BalanceSlots) => (
    <>
      <BalanceCheckPage shop={shop} />
      <DoublerOffer shop={shop} />
    </>
  ),
});
