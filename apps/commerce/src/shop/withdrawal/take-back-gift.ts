import { inTransaction } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { lockOwnOrder } from "../checkout/view/own-order.ts";
import { type WithdrawalView, withdrawFrom } from "./withdraw.ts";

interface Asked {
  orderUuid: string;
  /** Id of the package in the order's deliveries. */
  packageId: string;
  /** A uuid; asked again under it, nothing more is taken back. */
  idempotencyKey: string;
}

/**
 * `takeBackGift`: its buyer takes an unopened gift back; where it was opened in the same moment the
 * answer says so, without a receipt.
 *
 * @throws 2041, 2042 but for the buyer, 2043
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
