import type { DocumentContent } from "../../money/documents/index.ts";
import type { Posting } from "../../money/ledger/index.ts";
import type { OrderRecord } from "../../money/order/index.ts";
import type { JudgedPackage } from "./judge-packages.ts";

/** The order's own booking, turned about for what goes back. */
export const withdrawalPosting = (
  order: Pick<OrderRecord, "legalEntity" | "currency">,
  id: string,
  content: Pick<DocumentContent, "lines" | "vat" | "gross">,
  chosen: readonly Pick<JudgedPackage, "cards" | "unopened">[],
): Posting => {
  const net = (fits: (line: number | null) => boolean) =>
    content.lines
      .filter(({ nature, line }) => nature === "TAXED" && fits(line))
      .reduce((sum, { gross, vat }) => sum + gross - vat, 0);
  return {
    kind: "WITHDRAWAL",
    businessKey: id,
    legalEntity: order.legalEntity,
    currency: order.currency,
    entries: [
      ...chosen.flatMap(({ cards }) => cards.map((card) => ({ account: card.id, amount: -card.value }))),
      { account: "UNOPENED_GIFTS", amount: -chosen.reduce((sum, { unopened }) => sum + unopened, 0) },
      { account: "EXTRAS_REVENUE", amount: -net((line) => line !== null) },
      { account: "SHIPPING_REVENUE", amount: -net((line) => line === null) },
      { account: "VAT_PAYABLE", amount: -content.vat },
      { account: "REFUNDS_PAYABLE", amount: content.gross },
    ],
  };
};
