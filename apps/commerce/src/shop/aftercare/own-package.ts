import { type Delivery, type OrderRecord, readDeliveries, readLines } from "../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import type { Standing } from "../checkout/aftercare/aftercare-of.ts";
import { lockOwnOrder } from "../checkout/view/own-order.ts";
import { type OrderView, showOrder } from "../checkout/view/show-order.ts";
import { type GiftRecord, type GiftState, lockGiftsOfOrder, stateOf } from "../gift/index.ts";

/** An order of whoever asks, locked, and how its packages stand. */
export interface OwnOrder extends Standing {
  record: OrderRecord;
  /** Gifts whose cards are made when they are opened, locked. */
  gifts: readonly GiftRecord[];
}

/** How a gift stands that arrives wrapped; null of all else. */
export const giftStateOf = ({ gifts, storefront, now }: OwnOrder, delivery: Delivery): GiftState | null => {
  const gift = gifts.find((one) => one.package === delivery.package);
  return gift ? stateOf(gift, storefront.timeZone, now) : null;
};

/** More than anybody needs, and less than fills a mailbox. */
const asked: Bucket = { name: "aftercare", points: 30, seconds: 3600, guards: true };

/**
 * Does something about an order of whoever asks, under its lock,
 * and answers the order as it is then. Throws 1002 and 2042.
 */
export const withOwnOrder = async (
  orderUuid: string,
  scope: Scope,
  work: (client: PoolClient, own: OwnOrder) => Promise<void>,
): Promise<OrderView> => {
  await limit(scope, asked, scope.clientAddress);
  await inTransaction(scope.services.pool, async (client) => {
    const record = await lockOwnOrder(client, orderUuid, scope, "input.orderUuid");
    const all = await readDeliveries(client, record.id);
    const { storefront, services } = scope;
    const gifts = await lockGiftsOfOrder(client, record.id);
    await work(client, { record, order: record.state, storefront, now: services.clock.now(), all, gifts });
  });
  return showOrder(orderUuid, "input.orderUuid", scope);
};

/** One of its packages, or 2038. */
export const packageOf = ({ all }: OwnOrder, packageId: string): Delivery => {
  const found = all.find(({ tag }) => tag === packageId);
  if (found === undefined) throw new Failure("packageNotFound", "input.packageId");
  return found;
};

/** Lines of gift cards of some packages. */
export const cardLinesOf = async (
  client: PoolClient,
  { record }: OwnOrder,
  packages: readonly Delivery[],
): Promise<number[]> => {
  const wanted = new Set(packages.map((delivery) => delivery.package));
  const lines = await readLines(client, record.id);
  return lines.flatMap(({ id, kind, package: of }) => (kind === "GIFTCARD" && wanted.has(of) ? [id] : []));
};
