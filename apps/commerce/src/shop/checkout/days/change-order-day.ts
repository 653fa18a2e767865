import { type DeliveryPlan, planDelivery } from "@giftshop/storefront-config/delivery";
import {
  type Delivery,
  type PackageDay,
  readDeliveries,
  sendAgain,
  setDayAfterPayment,
  setDayBeforePayment,
} from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type DeliveryDateInput, readPlan } from "../../basket/index.ts";
import { arrivalOf } from "../../catalogue/arrival.ts";
import { type GiftRecord, renewLink, unopenedGift } from "../../gift/index.ts";
import { lockOwnOrder } from "../view/own-order.ts";
import { type OrderView, showOrder } from "../view/show-order.ts";
import { canChangeDay } from "./order-day.ts";

export interface ChangeOrderDayInput {
  orderUuid: string;
  packageId: string;
  dayVersion: number;
  deliveryDate?: DeliveryDateInput | null | undefined;
}

/** A parcel goes as a whole: all of an order that is posted to one address on one day. */
const goingWith = (target: Delivery, all: readonly Delivery[]): Delivery[] =>
  target.kind === "DIGITAL"
    ? [target]
    : all.filter(
        ({ kind, state, address, leavesAt }) =>
          kind === "PHYSICAL" &&
          state === target.state &&
          address === target.address &&
          leavesAt?.getTime() === target.leavesAt?.getTime(),
      );

const dayOf = (scope: Scope, { kind }: Delivery, plan: DeliveryPlan | undefined, now: Date): PackageDay | null => {
  if (plan === undefined) return null;
  const judged = planDelivery({ storefront: scope.storefront, kind, now }, plan);
  if ("fault" in judged) throw new Failure(judged.fault, "input.deliveryDate.date");
  const { at, leavesAt } = judged.planned;
  return { wantedAt: at, leavesAt, timeZone: plan.timeZone ?? null };
};

/** A gift that was sent or refused and that nobody has opened may go again on another day. Locked. */
const goesAgain = async (client: PoolClient, target: Delivery): Promise<GiftRecord | undefined> =>
  target.state === "SENT" || target.state === "FAILED" ? unopenedGift(client, target.package) : undefined;

const change = async (client: PoolClient, input: ChangeOrderDayInput, scope: Scope): Promise<void> => {
  const { storefront, services } = scope;
  const order = await lockOwnOrder(client, input.orderUuid, scope, "input.orderUuid");
  const deliveries = await readDeliveries(client, order.id);
  // Under the order's lock, so that nobody has packed it since.
  const now = services.clock.now();
  const target = deliveries.find(({ tag }) => tag === input.packageId);
  if (target === undefined) throw new Failure("packageNotFound", "input.packageId");
  const gift = await goesAgain(client, target);
  if (!gift && !canChangeDay(target, { order: order.state, now }))
    throw new Failure("deliveryUnderWay", "input.packageId");
  if (target.dayVersion !== input.dayVersion) throw new Failure("deliveryChanged", "input.dayVersion");
  const { kind } = target;
  const day = dayOf(scope, target, readPlan({ storefront, kind, now }, input.deliveryDate), now);
  const packages = goingWith(target, deliveries).map((delivery) => delivery.package);
  if (order.state === "PENDING") return setDayBeforePayment(client, packages, day);
  // An e-mail for at once is due now; a parcel is then packed like all others.
  const dueAt = day?.leavesAt ?? (kind === "DIGITAL" ? now : null);
  const expectedAt = day?.wantedAt ?? arrivalOf(storefront, now, kind).at;
  if (gift) {
    await setDayBeforePayment(client, packages, day);
    await renewLink(client, gift.package, services.environment);
    if (await sendAgain(client, { package: gift.package, dueAt: dueAt ?? now, expectedAt })) return;
    throw new Failure("deliveryUnderWay", "input.packageId");
  }
  if (!(await setDayAfterPayment(client, packages, day, { dueAt, expectedAt, now })))
    throw new Failure("deliveryUnderWay", "input.packageId");
};

/**
 * Changes the day of a package that has not left, with what is posted with it, or sends it at once.
 *
 * @throws 2038, 2042 but for the buyer, 2060, 2061, 2062 for a day that cannot be had, 2063 on its way,
 * 2064 where its day has changed since `dayVersion`
 */
export const changeOrderDay = async (input: ChangeOrderDayInput, scope: Scope): Promise<OrderView> => {
  await inTransaction(scope.services.pool, (client) => change(client, input, scope));
  return showOrder(input.orderUuid, "input.orderUuid", scope);
};
