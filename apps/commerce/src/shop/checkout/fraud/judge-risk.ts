import type { OrderDraft } from "../../../money/order/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { delayHours, fraudScore, type Verdict } from "./fraud-score.ts";

/**
 * How likely the order is paid with somebody else's money, logged without a word of the buyer.
 *
 * @param since when its visitor was first seen
 */
export const judgeRisk = (
  draft: OrderDraft,
  toPay: number,
  since: Date | undefined,
  { storefront, services, log }: Scope,
): Verdict => {
  const cards = draft.packages
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === "GIFTCARD")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const verdict = fraudScore({
    knownFor: since ? services.clock.now().getTime() - since.getTime() : 0,
    cards,
    total: toPay,
    muchAbove: storefront.limits.registeredPostAbove,
    country: draft.billing.address?.countryCode,
    expectedCountries: [storefront.country, ...storefront.delivery.countries],
  });
  if (verdict.outcome !== "PASS") log.info({ ...verdict, storefront: storefront.code }, "an order looks unusual");
  return verdict;
};

/**
 * The order with its digital gifts waiting, where it is to be delayed, of which the buyer is told; one that
 * has a later day keeps it.
 */
export const delayed = (draft: OrderDraft, { outcome }: Verdict): OrderDraft => {
  if (outcome !== "DELAY") return draft;
  const earliest = new Date(draft.placedAt.getTime() + delayHours * 3_600_000);
  return {
    ...draft,
    packages: draft.packages.map((one) =>
      one.kind === "DIGITAL" && (one.leavesAt === null || one.leavesAt < earliest)
        ? { ...one, wantedAt: earliest, leavesAt: earliest }
        : one,
    ),
  };
};
