import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config/shop";
import type { BalanceResultFragment } from "./balance-result.fragment.ts";

type Card = Pick<ResultOf<typeof BalanceResultFragment>, "balance" | "soldAt">;

/**
 * The shop that a card has to be taken to: the one that sold it, where that is not this one.
 * `undefined` too where nothing is left to spend. A card is redeemable only where it was issued.
 */
export const whereElse = ({ balance, soldAt }: Card, { storefront }: Shop): Card["soldAt"] | undefined =>
  balance.value > 0 && soldAt.storefront !== storefront.code ? soldAt : undefined;
