import { isUuid } from "@giftshop/validation";
import { isOrderOf, lockOrder, type OrderRecord } from "../../../money/order/index.ts";
import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";

/**
 * An order of whoever asks, locked. Throws 2042 to everybody but
 * its buyer, and where it is forgotten or another storefront's.
 *
 * @param parameter the argument that names it
 */
export const lockOwnOrder = async (
  client: PoolClient,
  uuid: string,
  { storefront, visitor }: Scope,
  parameter: string,
): Promise<OrderRecord> => {
  const order = isUuid(uuid) ? await lockOrder(client, uuid.toLowerCase()) : undefined;
  const visitors = await pipelined(visitor.find(client), visitor.findBrowser(client));
  if (order?.storefront !== storefront.code || order.forgotten || !isOrderOf(order, visitors))
    throw new Failure("orderNotFound", parameter);
  return order;
};
