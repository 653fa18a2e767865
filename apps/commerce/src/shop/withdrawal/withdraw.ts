import { lockOrder, type OrderRecord } from "../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type JudgedPackage, judgePackages } from "./judge-packages.ts";
import { takeBack } from "./take-back.ts";
import { findWithdrawal, orderOfLink, type WithdrawalRecord } from "./withdrawal-table.ts";

/** An order as whoever has its link sees it. */
export interface WithdrawalView {
  order: OrderRecord;
  packages: readonly JudgedPackage[];
  /** What was just taken back; null where nothing was. */
  receipt: WithdrawalRecord | null;
}

/** The order of a link, locked. Throws 2204 where the link is none, has ended or is of another storefront. */
const lockLinked = async (client: PoolClient, token: string, scope: Scope): Promise<OrderRecord> => {
  const orderId = await orderOfLink(client, token, scope.services.clock.now());
  const order = orderId === undefined ? undefined : await lockOrder(client, orderId);
  if (order?.storefront !== scope.storefront.code || order.forgotten) throw new Failure("linkInvalid", "token");
  return order;
};

/** `withdrawalOrder`: what of an order can be taken back, for whoever has its link. Throws 2204. */
export const showWithdrawal = (token: string, scope: Scope): Promise<WithdrawalView> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockLinked(client, token, scope);
    return { order, packages: await judgePackages(client, order, scope.services.clock.now()), receipt: null };
  });

/** What is to be taken back of a locked order. */
export interface Wish {
  packages: (judged: JudgedPackage) => boolean;
  /** How many that should be. */
  count: number;
  /** A uuid; asked again under it, nothing more is taken back. */
  id: string;
}

/**
 * Takes gifts of a locked order back: all, or none with the reason and without a receipt.
 *
 * @throws 2041 for the key of another order, 2043 where less is left of the payment than would go back
 */
export const withdrawFrom = async (
  client: PoolClient,
  order: OrderRecord,
  { packages: isWished, count, id }: Wish,
  scope: Scope,
): Promise<WithdrawalView> => {
  const before = await findWithdrawal(client, id);
  if (before && before.orderId !== order.id) throw new Failure("idempotencyKeyReused", "idempotencyKey");
  const packages = await judgePackages(client, order, scope.services.clock.now());
  if (before) return { order, packages, receipt: before };
  const chosen = packages.filter(isWished);
  const whole = chosen.length > 0 && chosen.length === count;
  if (!whole || chosen.some(({ refusal }) => refusal !== undefined)) return { order, packages, receipt: null };
  const receipt = await takeBack(scope.services, client, { order, packages, chosen, id });
  return {
    order,
    packages: packages.map((one) => (chosen.includes(one) ? { ...one, refusal: "WITHDRAWN" as const } : one)),
    receipt,
  };
};

interface Asked {
  token: string;
  packageIds: readonly string[];
  /** A uuid; asked again under it, nothing more is taken back. */
  idempotencyKey: string;
}

/**
 * `withdraw`: takes gifts of the order of a link back, see {@link withdrawFrom}. Throws 2041, 2043 and 2204.
 */
export const withdraw = ({ token, packageIds, idempotencyKey: id }: Asked, scope: Scope): Promise<WithdrawalView> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockLinked(client, token, scope);
    const wish = {
      packages: (one: JudgedPackage) => packageIds.includes(`${one.package}`),
      count: new Set(packageIds).size,
      id,
    };
    return withdrawFrom(client, order, wish, scope);
  });
