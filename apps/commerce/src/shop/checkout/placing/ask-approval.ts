import type { OrderDraft } from "../../../money/order/index.ts";
import type { PaymentContext } from "../../../money/payment/index.ts";
import { onConnection, type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { closePromisedCart } from "../../basket/index.ts";
import { approvalById, insertApproval, type Membership, tellApprovers } from "../../company/index.ts";
import { companyUrl } from "../payments/links.ts";
import { type Placed, placedOrder, readPlaced } from "../payments/payment-url.ts";

interface Asked {
  orderId: string;
  draft: OrderDraft;
  member: Membership;
  credit: string;
  /** What gift cards leave of `total`; minor units. */
  amount: number;
  total: number;
}

/** What is in an order, in a line: `3 × Café Élodie, 1 × Ruhepol`. */
const summaryOf = ({ packages }: OrderDraft): { gifts: number; summary: string } => {
  const gifts = packages.flatMap(({ lines }) => lines.filter(({ variation }) => variation !== null));
  const byTitle = [...Map.groupBy(gifts, ({ title }) => title)].map(
    ([title, own]) => `${own.reduce((sum, { quantity }) => sum + quantity, 0)} × ${title}`,
  );
  const summary = byTitle.slice(0, 5).join(", ");
  return {
    gifts: gifts.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: byTitle.length > 5 ? `${summary}, …` : summary,
  };
};

/**
 * Keeps an order of a company's member, under its future id, until somebody says yes; its basket is
 * closed.
 *
 * @throws 2044 where gift cards pay for some of it: they would be held for days
 */
export const askApproval = async (
  client: PoolClient,
  { orderId, draft, member, credit, amount, total }: Asked,
  scope: Scope,
): Promise<void> => {
  if (amount !== total) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  const { company, account } = member;
  const now = scope.services.clock.now();
  const { currency, buyer } = draft;
  const asked = { id: orderId, company: company.id, askedBy: account, credit, amount, currency };
  await insertApproval(client, { ...asked, costCentre: buyer.referenceNumber, ...summaryOf(draft) }, draft, now);
  await closePromisedCart(client, { id: orderId, cart: draft.cart, cartVersion: draft.cartVersion });
  await tellApprovers(client, asked, scope);
};

/**
 * Where the browser goes with an order that was placed: to
 * the company's page while somebody has yet to say yes.
 */
export const placedOrAsked = async (context: PaymentContext, orderUuid: string, scope: Scope): Promise<Placed> => {
  const { services, storefront, language } = scope;
  const [approval, placed] = await onConnection(services.pool, (client) =>
    pipelined(approvalById(client, orderUuid), readPlaced(client, orderUuid)),
  );
  if (approval === undefined || approval.state === "APPROVED") return placedOrder(context, orderUuid, placed);
  const where = { id: orderUuid, storefront: storefront.code, language };
  return { orderUuid, paymentUrl: companyUrl(services.environment, where) };
};
