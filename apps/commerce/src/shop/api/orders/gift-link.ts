import { getStorefront, linkTo } from "@giftshop/storefront-config";
import { readDeliveries, readOrder } from "../../../money/order/index.ts";
import { originOf } from "../../../platform/origin-of.ts";
import { giftOfPackage, stateOf, tokenOfGift } from "../../gift/index.ts";
import { Refused } from "../http/problem.ts";
import type { Call } from "../operations/operation.ts";
import { type ApiOrder, apiGiftsOf, noteRevealed } from "./orders-table.ts";

/** Where a gift of test mode would be: no such page opens anything. */
const testToken = "0".repeat(40);

/** The token of a gift that can still be opened. Throws 409 for any other. */
const tokenOf = async ({ services }: Call, order: ApiOrder, position: number): Promise<string> => {
  if (order.test) return testToken;
  const { pool, environment, clock } = services;
  const delivery = (await readDeliveries(pool, order.id)).find(({ tag }) => tag === `${position}`);
  const gift = delivery && (await giftOfPackage(pool, delivery.package));
  const { timeZone } = getStorefront(order.storefront);
  if (gift === undefined || stateOf(gift, timeZone, clock.now()) !== "UNOPENED")
    throw new Refused(409, "gift_not_unopened", "This gift was opened, taken back, blocked, or is over.");
  return tokenOfGift(environment, gift.link);
};

/**
 * The link of a gift that its company hands over; each answer is written down before. Throws 404
 * where the order has no such gift, and 409 where we e-mail it, or it cannot be opened any more.
 */
export const linkOfGift = async (call: Call, order: ApiOrder, position: number): Promise<string> => {
  const { services, key } = call;
  const gift = (await apiGiftsOf(services.pool, order.id)).find((one) => one.position === position);
  if (gift === undefined) throw new Refused(404, "not_found", "The order has no such gift.");
  if (gift.delivery !== "LINK") throw new Refused(409, "gift_is_emailed", "We send this gift to its recipient.");
  const token = await tokenOf(call, order, position);
  await noteRevealed(services.pool, order.id, position, key.id, services.clock.now());
  const storefront = getStorefront(order.storefront);
  const record = order.test ? undefined : await readOrder(services.pool, order.id);
  const language = record?.language ?? storefront.languages[0];
  return originOf(services.environment, storefront) + linkTo(storefront, language, "gift", { token });
};
