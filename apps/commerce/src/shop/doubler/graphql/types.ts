import type { Storefront } from "@giftshop/storefront-config";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import type { PrizeView } from "../claim.ts";

const PrizeStateEnum = builder.enumType("DoublerPrizeState", {
  description: "OFFERED: it can be claimed; CLAIMED: its card was sent; OVER: it went to the next.",
  values: ["OFFERED", "CLAIMED", "OVER"] as const,
});

/** A prize with the shop that gives it. */
type ShownPrize = PrizeView & { storefront: Storefront };

const PrizeType = builder.objectRef<ShownPrize>("DoublerPrize").implement({
  fields: (t) => ({
    draw: t.exposeID("draw"),
    state: t.expose("state", { type: PrizeStateEnum }),
    value: t.field({ type: MoneyType, resolve: ({ storefront, value }) => moneyOf(storefront, value) }),
    endsAt: t.string({ description: "ISO 8601.", resolve: ({ endsAt }) => endsAt.toISOString() }),
  }),
});

export const DoublerPrizePayload = builder.objectRef<Answer<ShownPrize>>("DoublerPrizePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: PrizeType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});
