import type { IssuedCard } from "../../../money/giftcard/index.ts";
import type { Posting } from "../../../money/ledger/index.ts";
import { amountOf, type OrderLine, type OrderRecord } from "../../../money/order/index.ts";
import type { Elsewhere } from "../../exchange/issuer/request-issue.ts";
import type { Unopened } from "../../gift/index.ts";

/** What becomes of an order's gift cards: made now, made by their issuers, or when they are opened. */
interface Booked {
  cards: readonly Pick<IssuedCard, "id" | "value">[];
  elsewhere: Elsewhere;
  unopened: Unopened;
}

/**
 * Books a paid order: cards or unopened gifts, brands with issuers of their own, donations, revenue and
 * its VAT. Cards and donations carry none, so what is not postage's is the extras'.
 */
export const orderPosting = (
  order: OrderRecord,
  lines: readonly OrderLine[],
  { cards, elsewhere, unopened }: Booked,
): Posting => {
  const sumOf = (fits: (line: OrderLine) => boolean) =>
    lines.filter(fits).reduce((sum, line) => sum + amountOf(line), 0);
  const extras = sumOf(({ kind }) => kind !== "GIFTCARD" && kind !== "ACTIVATION" && kind !== "DONATION");
  const extrasVat = order.vatTotal - order.shippingVat;
  return {
    kind: "ORDER",
    businessKey: order.id,
    legalEntity: order.legalEntity,
    currency: order.currency,
    entries: [
      { account: "ORDER_SETTLEMENT", amount: -order.grandTotal },
      ...cards.map(({ id, value }) => ({ account: id, amount: value })),
      { account: "UNOPENED_GIFTS", amount: unopened.value },
      { account: "REDEMPTIONS_PAYABLE", amount: sumOf(({ id }) => elsewhere.lines.has(id)) },
      { account: "DONATIONS_PAYABLE", amount: sumOf(({ kind }) => kind === "DONATION") },
      { account: "EXTRAS_REVENUE", amount: extras - extrasVat },
      { account: "SHIPPING_REVENUE", amount: order.shippingTotal - order.shippingVat },
      { account: "VAT_PAYABLE", amount: order.vatTotal },
    ],
  };
};
