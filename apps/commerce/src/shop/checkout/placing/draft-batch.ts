import { getStorefront } from "@giftshop/storefront-config";
import { quantityLimits } from "@giftshop/validation";
import type { Billing, Buyer, OrderDraft } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { type BasketLine, priceBasket } from "../../basket/index.ts";
import { type Batch, type BatchRow, batchLines, cartOfBatch, type Sold } from "../../batch/index.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";
import { draftOrder } from "./draft-order.ts";

/** Who orders a batch, and what of it. */
export interface BatchToOrder {
  batch: Batch;
  rows: readonly BatchRow[];
  catalogue: CatalogueView;
  visitor: number;
  buyer: Buyer;
  billing: Billing;
  requestHash: Buffer;
}

/** How many of each value there are, as a basket that names nobody: what the order's pages show. */
const shownLines = (sold: Sold, rows: readonly BatchRow[]): BasketLine[] => {
  const { maximum } = quantityLimits;
  const lines = [...Map.groupBy(rows, ({ value }) => value)].flatMap(([value, own]) =>
    Array.from({ length: Math.ceil(own.length / maximum) }, (_, index) => ({
      value,
      quantity: Math.min(maximum, own.length - index * maximum),
    })),
  );
  return lines.map((line, index) => ({
    ...sold,
    ...line,
    packageId: index + 1,
    recipient: undefined,
    message: undefined,
    wrapper: undefined,
    giftPacking: undefined,
    plan: undefined,
  }));
};

/**
 * The order of a batch: as of a basket that holds a package for
 * each row. Throws 2037 where its gift is not sold any more.
 */
export const draftBatch = ({
  batch,
  rows,
  catalogue,
  visitor,
  buyer,
  billing,
  requestHash,
}: BatchToOrder): OrderDraft => {
  const storefront = getStorefront(batch.storefront);
  const sold = catalogue.snapshot.byVariation.get(batch.variation);
  if (!sold?.product.active || !sold.variation.active) throw new Failure("productNotFound", "input.id");
  const { now } = catalogue;
  const { code, currency } = storefront;
  const priced = priceBasket(batchLines(sold, rows), storefront, now);
  const draft = draftOrder({
    kind: "REGULAR",
    accountVisitor: null,
    cart: {
      cartId: cartOfBatch(batch),
      visitorId: visitor,
      storefront: code,
      currency,
      version: 0,
      lines: [],
      priced,
      cards: [],
      problems: [],
      catalogue,
    },
    // Parcels are shown each: what they cost is in what is shown.
    shown: batch.delivery === "POST" ? priced : priceBasket(shownLines(sold, rows), storefront, now),
    catalogue,
    storefront,
    language: batch.language,
    buyer,
    billing,
    address: null,
    remindable: false,
    requestHash,
  });
  return { ...draft, senderName: batch.senderName };
};
