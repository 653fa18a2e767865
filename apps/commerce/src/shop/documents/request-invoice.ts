import { documentsOf, type ListedDocument } from "../../money/documents/index.ts";
import type { OrderRecord } from "../../money/order/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { issueOrderInvoice } from "./make-files.ts";
import { ownOrder } from "./own-order.ts";

export interface ShownDocuments {
  documents: ListedDocument[];
  canRequestInvoice: boolean;
}

const requests: Bucket = { name: "invoice-request", points: 20, seconds: 3600 };

const findOwn = async (orderUuid: string, scope: Scope): Promise<OrderRecord> => {
  const order = await ownOrder(scope.services.pool, orderUuid, scope);
  if (order?.storefront !== scope.storefront.code) throw new Failure("orderNotFound", "orderUuid");
  return order;
};

const shown = async ({ id, state }: OrderRecord, { services }: Scope): Promise<ShownDocuments> => {
  const documents = await documentsOf(services.pool, id);
  const paid = state !== "DRAFT" && state !== "PENDING" && state !== "CANCELED";
  return { documents, canRequestInvoice: paid && !documents.some(({ kind }) => kind === "INVOICE") };
};

/** `orderDocuments`: what was issued for an order of who asks. Throws 2042. */
export const shownDocuments = async (orderUuid: string, scope: Scope): Promise<ShownDocuments> =>
  shown(await findOwn(orderUuid, scope), scope);

/** `requestInvoice`: issues the invoice of a paid order of who asks, once. Throws 1002 and 2042. */
export const requestInvoice = async (orderUuid: string, scope: Scope): Promise<ShownDocuments> => {
  await limit(scope, requests, scope.clientAddress);
  const order = await findOwn(orderUuid, scope);
  if (!(await issueOrderInvoice(scope.services, { orderId: order.id })))
    throw new Failure("orderNotFound", "orderUuid");
  return shown(order, scope);
};
