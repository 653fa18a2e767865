import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { legalEntityOf } from "@giftshop/storefront-config/legal";
import type { PoolClient } from "../../platform/database/index.ts";
import { type Receivable, receivableOf } from "../credit/index.ts";
import { lockOrder, type OrderRecord, type OrderState, readBilling, readLines } from "../order/index.ts";
import { chargeOf } from "../payment/index.ts";
import type { DocumentContent, DocumentOwed, DocumentPayment, IssuedDocument } from "./content.ts";
import { findDocument, insertDocument, writtenContent } from "./documents-table.ts";
import { documentLines, taxesOf } from "./lines.ts";
import { buyerAddress, sellerOf } from "./parties.ts";

/** States of an order that was paid. */
const paid: ReadonlySet<OrderState> = new Set<OrderState>(["PAID", "FULFILLING", "COMPLETED", "REFUNDED"]);

/** A day where the storefront is, ISO 8601. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(instant);

const owedOf = ({ storefront, amount, dueOn }: Receivable): DocumentOwed => ({
  amount,
  dueOn,
  account: legalEntityOf(storefront).account,
});

/** What a company owes or the provider took; gift cards paid the rest. */
const paymentsOf = async (
  client: PoolClient,
  order: OrderRecord,
  receivable: Receivable | undefined,
): Promise<DocumentPayment[]> => {
  const taken = receivable ? { method: "invoice", amount: receivable.amount } : await chargeOf(client, order.id);
  const rest = { method: "giftcard", amount: order.grandTotal - (taken?.amount ?? 0) };
  return [taken, rest].flatMap((part) => (part && part.amount > 0 ? [part] : []));
};

const contentOf = async (client: PoolClient, order: OrderRecord, now: Date): Promise<DocumentContent> => {
  const { vatBasisPoints, timeZone } = getStorefront(order.storefront);
  const sold = { shipping: order.shippingTotal, shippingVat: order.shippingVat, rate: vatBasisPoints };
  const lines = documentLines({ ...sold, lines: await readLines(client, order.id) });
  const taxes = taxesOf(lines);
  const vat = taxes.reduce((sum, tax) => sum + tax.vat, 0);
  if (vat !== order.vatTotal) throw new Error(`The VAT of the order ${order.id} is not what its lines say.`);
  const billing = await readBilling(client, order.id);
  const receivable = await receivableOf(client, order.id);
  return {
    storefront: order.storefront,
    language: order.language,
    currency: order.currency,
    seller: sellerOf(order.storefront),
    buyer: {
      name: `${order.firstName} ${order.lastName}`,
      companyName: order.companyName,
      vatNumber: order.vatNumber,
      reference: order.referenceNumber,
      email: billing?.invoiceEmail ?? order.email,
      address: billing?.address ? buyerAddress(billing.address) : null,
    },
    orderNumber: order.number,
    issuedOn: dayOf(now, timeZone),
    orderedOn: dayOf(order.placedAt, timeZone),
    corrects: null,
    lines,
    taxes,
    gross: order.grandTotal,
    vat,
    payments: await paymentsOf(client, order, receivable),
    ...(receivable && { owed: owedOf(receivable) }),
  };
};

/**
 * The invoice of a paid order: issued now, with the next number of its legal entity, or the one that was
 * issued before. `undefined` where the order was not paid. Takes the order's lock before the counter's.
 */
export const issueInvoice = async (
  client: PoolClient,
  orderId: string,
  now: Date,
): Promise<{ document: IssuedDocument; fresh: boolean } | undefined> => {
  const order = await lockOrder(client, orderId);
  if (order === undefined || !paid.has(order.state)) return undefined;
  const known = await findDocument.first(client, orderId, "INVOICE", "order");
  if (known) return { document: known, fresh: false };
  const content = writtenContent(await contentOf(client, order, now));
  const prefix = `${order.storefront}-I`;
  const terms = [order.legalEntity, prefix, now, content] as const;
  const document = await insertDocument.first(client, randomUUID(), orderId, "INVOICE", "order", ...terms);
  if (document === undefined) throw new Error(`The invoice of the order ${orderId} was not written.`);
  return { document, fresh: true };
};
