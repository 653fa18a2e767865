import { recipientSchema, validate } from "@giftshop/validation";
import { changeReceiver, readDeliveries, sendAgain } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";
import { arrivalOf } from "../../catalogue/arrival.ts";
import { renewLink, unopenedGift } from "../../gift/index.ts";
import { lockOwnOrder } from "../view/own-order.ts";
import { type OrderView, showOrder } from "../view/show-order.ts";
import { type Receiver, viewWithReceiver, wholeName } from "./view-with-receiver.ts";

export interface ChangeReceiverInput {
  orderUuid: string;
  packageId: string;
  receiver: { name: string; lastName?: string | null | undefined; email: string };
}

const judgeReceiver = async (typed: ChangeReceiverInput["receiver"]): Promise<Receiver> => {
  const judged = await validate(recipientSchema({ emailRequired: true }), typed, { prefix: "input.receiver" });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { name, lastName, email = "" } = judged.value;
  return { name, lastName, email };
};

const change = async (
  client: PoolClient,
  { input, receiver }: { input: ChangeReceiverInput; receiver: Receiver },
  scope: Scope,
): Promise<void> => {
  const order = await lockOwnOrder(client, input.orderUuid, scope, "input.orderUuid");
  const delivery = (await readDeliveries(client, order.id)).find(({ tag }) => tag === input.packageId);
  const gift = delivery && (await unopenedGift(client, delivery.package));
  if (delivery === undefined || gift === undefined) throw new Failure("giftNotUnopened", "input.packageId");
  const { environment, clock } = scope.services;
  const now = clock.now();
  const isLater = delivery.state === "WAITING" && delivery.leavesAt !== null && delivery.leavesAt > now;
  const again = {
    package: delivery.package,
    dueAt: isLater && delivery.leavesAt ? delivery.leavesAt : now,
    expectedAt: isLater && delivery.expectedAt ? delivery.expectedAt : arrivalOf(scope.storefront, now, "DIGITAL").at,
  };
  // One that is being sent in this moment would be answered for by the old one.
  if (!(await sendAgain(client, again))) throw new Failure("deliveryUnderWay", "input.packageId");
  const shown = viewWithReceiver(order.view as GiftcardOrderView, delivery.tag, receiver);
  const { email } = receiver;
  await changeReceiver(client, { package: gift.package, order: order.id, name: wholeName(receiver), email, shown });
  await renewLink(client, gift.package, environment);
};

/**
 * Sends a gift that nobody has opened to somebody else, or to the right address: the link of before opens nothing any more. One that waits for its
 * day goes on waiting. Answers the order. Throws 2042 to everybody but the buyer, 2105 where it is opened, or was sent with its codes, and 2063
 * while its email is being sent.
 */
export const changeGiftReceiver = async (input: ChangeReceiverInput, scope: Scope): Promise<OrderView> => {
  const receiver = await judgeReceiver(input.receiver);
  await inTransaction(scope.services.pool, (client) => change(client, { input, receiver }, scope));
  return showOrder(input.orderUuid, "input.orderUuid", scope);
};
