import type { OrderLine, OrderRecord, PlacedAddress } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { type BasketLine, priceBasket, type Recipient } from "../../basket/index.ts";
import { problemsOf } from "../../basket/limits.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";
import type { Snapshot } from "../../catalogue/types.ts";

/** Who got it, and where, as far as postage depends on it. */
const recipientOf = (
  { recipientName, recipientEmail, address }: OrderLine,
  addresses: readonly PlacedAddress[],
): Recipient | undefined => {
  if (recipientName === null) return undefined;
  const own = addresses.find(({ position }) => position > 0 && position === address);
  return { name: recipientName, email: recipientEmail ?? undefined, handOver: own === undefined, address: own };
};

interface Bought extends Pick<OrderRecord, "kind"> {
  addresses: readonly PlacedAddress[];
}

const basketLine = (
  lines: readonly OrderLine[],
  { kind, addresses }: Bought,
  { byVariation, extras }: Snapshot,
): BasketLine | undefined => {
  const gift = lines.find(({ variation }) => variation !== null);
  const found = byVariation.get(gift?.variation ?? -1);
  if (gift === undefined || found === undefined) return undefined;
  const extra = (fits: (kind: OrderLine["kind"]) => boolean) => {
    const line = lines.find(({ kind, extra }) => extra !== null && fits(kind));
    return line ? extras.get(line.extra ?? -1) : undefined;
  };
  return {
    packageId: gift.package,
    ...found,
    value: gift.unitPrice,
    quantity: gift.quantity,
    recipient: recipientOf(gift, addresses),
    message: undefined,
    plan: gift.plan ?? undefined,
    wrapper: extra((kind) => kind === "WRAPPER" || kind === "DIGITAL_WRAPPER"),
    giftPacking: extra((kind) => kind === "GIFT_PACKING"),
    // What was left of cards has any value; it was judged when the order was placed.
    remainder: kind === "REDEEM",
  };
};

/**
 * Judges an order by today's catalogue, as if it were a basket; a day that has passed is as soon as
 * possible.
 *
 * @throws 2015, 2030, 2033, 2037 where it could not be bought any more, 2040 where it costs something
 * else
 */
export const priceAgain = (
  order: OrderRecord,
  lines: readonly OrderLine[],
  addresses: readonly PlacedAddress[],
  { snapshot, storefront, language, now }: CatalogueView,
): void => {
  const packages = [...Map.groupBy(lines, (line) => line.package).values()].map((group) =>
    basketLine(group, { kind: order.kind, addresses }, snapshot),
  );
  const basket = packages.filter((line) => line !== undefined);
  if (basket.length < packages.length) throw new Failure("productNotFound");
  const problems = problemsOf(basket, new Map(), { storefront, language, now: order.placedAt });
  if (problems.length > 0) throw new Failure(problems.map(({ code, limit }) => ({ code, limit })));
  if (priceBasket(basket, storefront, now).grandTotal !== order.grandTotal) throw new Failure("basketChanged");
};
