import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { OrderView } from "../checkout/view/show-order.ts";
import { setNotice, stateOf } from "../gift/index.ts";
import { withOwnOrder } from "./own-package.ts";

/** Gifts of an order whose opening is told one by one; the report of a list tells of more. */
const mostTold = 50;

/**
 * `tellWhenOpened`: notes whether the buyer wants an email when a gift of the order is opened.
 *
 * @throws 1002, 2042, and 2070 where no gift of it can be opened any more, or there are too many
 */
export const tellWhenOpened = (
  { orderUuid, on }: { orderUuid: string; on: boolean },
  scope: Scope,
): Promise<OrderView> =>
  withOwnOrder(orderUuid, scope, async (client, { record, gifts, storefront, now }) => {
    const waits = gifts.some((gift) => stateOf(gift, storefront.timeZone, now) === "UNOPENED");
    if (on && (!waits || gifts.length > mostTold)) throw new Failure("giftNotSendable", "input.orderUuid");
    await setNotice(client, record.id, on, now);
  });
