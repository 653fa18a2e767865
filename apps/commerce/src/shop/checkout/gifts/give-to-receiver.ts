import { getStorefront } from "@giftshop/storefront-config";
import { changeReceiver, type Delivery, type OrderRecord, readOrder, sendAgain } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";
import { arrivalOf } from "../../catalogue/arrival.ts";
import { renewLink, unopenedGift } from "../../gift/index.ts";
import { type Receiver, viewWithReceiver, wholeName } from "./view-with-receiver.ts";

interface Giving {
  delivery: Delivery;
  receiver: Receiver;
  /** What a failure is about. */
  parameter: string;
}

/**
 * Under the order's lock, says whom a gift is for and lets its email go there, at once or on its day. What
 * was sent before stays good where it is: that is the caller's to end. Throws 2063.
 */
export const sendToReceiver = async (
  { clock }: Pick<Services, "clock">,
  client: PoolClient,
  order: OrderRecord,
  { delivery, receiver, parameter }: Giving,
): Promise<void> => {
  const now = clock.now();
  const isLater = delivery.state === "WAITING" && delivery.leavesAt !== null && delivery.leavesAt > now;
  const arrival = arrivalOf(getStorefront(order.storefront), now, "DIGITAL").at;
  const again = {
    package: delivery.package,
    dueAt: isLater && delivery.leavesAt ? delivery.leavesAt : now,
    expectedAt: isLater && delivery.expectedAt ? delivery.expectedAt : arrival,
  };
  // One that is being sent in this moment would be answered for by the old one.
  if (!(await sendAgain(client, again))) throw new Failure("deliveryUnderWay", parameter);
  const view = (await readOrder(client, order.id))?.view as GiftcardOrderView;
  const shown = viewWithReceiver(view, delivery.tag, receiver);
  const { email } = receiver;
  await changeReceiver(client, { package: delivery.package, order: order.id, name: wholeName(receiver), email, shown });
};

/**
 * {@link sendToReceiver} of a gift that nobody has opened: the
 * link of before opens nothing any more. Throws 2105 and 2063.
 */
export const giveToReceiver = async (
  services: Pick<Services, "environment" | "clock">,
  client: PoolClient,
  order: OrderRecord,
  { delivery, parameter, ...giving }: Omit<Giving, "delivery"> & { delivery: Delivery | undefined },
): Promise<void> => {
  const gift = delivery && (await unopenedGift(client, delivery.package));
  if (delivery === undefined || gift === undefined) throw new Failure("giftNotUnopened", parameter);
  await sendToReceiver(services, client, order, { delivery, parameter, ...giving });
  await renewLink(client, gift.package, services.environment);
};
