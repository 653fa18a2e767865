import type { Language, Storefront } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import {
  type Billing,
  type Buyer,
  insertBilling,
  insertOrder,
  lockOrder,
  markHandedOver,
  type OrderRecord,
} from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { priceBasket } from "../../basket/index.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { holdStock } from "../../catalogue/stock/stock.ts";
import { stockOf } from "../fulfilment/order-effects.ts";
import { payOnInvoice } from "../payments/pay-on-invoice.ts";
import { paymentContextOf } from "../payments/payment-context.ts";
import { type CompanyGift, companyLines } from "./company-lines.ts";
import { draftOrder } from "./draft-order.ts";

/** Digital gifts that a company orders at once, on invoice. */
export interface CompanyOrder {
  id: string;
  /** Number among the caller's orders, from 1. */
  serial: number;
  visitor: number;
  storefront: Storefront;
  language: Language;
  /** The company's credit, by its id. */
  credit: string;
  buyer: Buyer;
  /** Whom recipients are told the gifts are from; absent: the buyer's first name. */
  senderName?: string | undefined;
  billing: Billing;
  requestHash: Buffer;
  gifts: readonly CompanyGift[];
}

/** Below the numbers that quotes take. */
const firstCart = 2_000_000_000_000;

/**
 * Makes an order of gifts on invoice, in the caller's transaction; e-mails leave on their day, and gifts
 * without a recipient get a link.
 *
 * @throws the gifts' errors (see {@link companyLines}), 2031 and 2048 for missing pieces, 2500 for too
 * little credit
 */
export const placeCompanyOrder = async (
  client: PoolClient,
  services: Services,
  order: CompanyOrder,
): Promise<OrderRecord> => {
  const { id, serial, visitor, storefront, language, credit, buyer, billing, requestHash, gifts, senderName } = order;
  const catalogue = await readView(services, { storefront, language }, client);
  const lines = companyLines(catalogue, gifts);
  const { code, currency } = storefront;
  const draft = draftOrder({
    kind: "REGULAR",
    accountVisitor: null,
    cart: {
      cartId: -firstCart - serial,
      visitorId: visitor,
      storefront: code,
      currency,
      version: 1,
      lines: [],
      priced: priceBasket(lines, storefront, catalogue.now),
      cards: [],
      problems: [],
      catalogue,
    },
    catalogue,
    storefront,
    language,
    buyer,
    billing,
    address: null,
    remindable: false,
    requestHash,
  });
  const written = await insertOrder(client, id, { ...draft, senderName });
  await insertBilling(client, id, billing);
  const short = await holdStock(services, client, id, stockOf(draft.packages.flatMap((one) => one.lines)));
  if (short.length > 0) throw new Failure(short.map(({ why }) => ({ code: errorCodes[why], parameter: "gifts" })));
  await payOnInvoice(client, written, { credit, amount: written.grandTotal }, paymentContextOf(services));
  const handedOver = lines.filter(({ recipient }) => recipient === undefined).map(({ packageId }) => `${packageId}`);
  const paid = await lockOrder(client, id);
  if (paid === undefined) throw new Error(`There is no order ${id}.`);
  if (handedOver.length > 0) await markHandedOver(client, paid, handedOver, services.clock.now());
  return paid;
};
