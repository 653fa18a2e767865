import { inTransaction } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { lockOwnOrder } from "../checkout/view/own-order.ts";
import { type WithdrawalView, withdrawFrom } from "./withdraw.ts";

interface Asked {
  orderUuid: string;
  /** As the order's deliveries name it. */
  packageId: string;
  /** A uuid; asked again under it, nothing more is taken back. */
  idempotencyKey: string;
}

/**
 * `takeBackGift`: its buyer takes a gift back that nobody has opened. Where
 * it was opened in the same moment nothing is taken back: the answer says so,
 * and has no receipt. Throws 2041, 2042 to everybody but the buyer, and 2043.
 */
export const takeBackGift = (
  { orderUuid, packageId, idempotencyKey: id }: Asked,
  scope: Scope,
): Promise<WithdrawalView> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockOwnOrder(client, orderUuid, scope, "orderUuid");
    const packages = ({ tag, unopened }: { tag: string; unopened: number }) => tag === packageId && unopened > 0;
    return withdrawFrom(client, order, { packages, count: 1, id }, scope);
  });
