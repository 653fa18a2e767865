import { type ErrorCode, errorCodes } from "@giftshop/validation";
import { isIdempotencyKey } from "@giftshop/validation/rules";
import { type OrderLine, type PlacedAddress, readAddresses, readLines } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { addToBasket } from "../../basket/changes/add-to-basket.ts";
import { accountOrder } from "./orders.ts";

/** What an order gave when it was ordered again. */
export interface Reordered {
  /** Pieces in the basket now. */
  quantity: number;
  /** Titles of what is not sold any more, or not in this number. */
  gone: readonly string[];
}

/** How many of a gift of the order are wanted again. */
export interface ReorderItem {
  /** Id of the package in its order. */
  packageId: string;
  quantity: number;
}

const bought = new Set<OrderLine["kind"]>(["GIFTCARD", "DONATION", "GIFTCARD_BLANK"]);

/**
 * What the product itself is refused for, so that it is said which ones these are; all else concerns the
 * whole call.
 */
const ofProduct = new Set<ErrorCode>([
  errorCodes.appleLimit,
  errorCodes.countLimit,
  errorCodes.outOfStock,
  errorCodes.valueOutOfBounds,
  errorCodes.productNotFound,
  errorCodes.wrongQuantity,
]);

/** The receiver of an ordered line, reached in the way that was chosen then. */
const recipientOf = (line: OrderLine, addresses: readonly PlacedAddress[]) => {
  if (line.recipientName === null) return null;
  const found = addresses.find(({ position }) => position > 0 && position === line.address);
  const { position: _, ...address } = found ?? { position: 0 };
  return {
    name: line.recipientName,
    email: line.recipientEmail,
    handOver: line.packageKind === "PHYSICAL" && found === undefined,
    address: found ? address : null,
  };
};

const inputOf = (line: OrderLine, quantity: number, addresses: readonly PlacedAddress[], key: string) => ({
  idempotencyKey: key,
  variationId: `${line.variation}`,
  value: line.unitPrice,
  quantity,
  recipient: recipientOf(line, addresses),
});

/** How many are wanted of a line: all that was ordered, where nothing is said. */
const wantedOf = ({ tag, quantity }: OrderLine, items: readonly ReorderItem[] | undefined): number =>
  items === undefined ? quantity : (items.find(({ packageId }) => packageId === tag)?.quantity ?? 0);

/**
 * `reorder`: puts an order, or some of it, into the basket by today's prices and rules, for the same people,
 * without their messages; once for each key.
 *
 * @throws 1105, 1110, 2039, 2042, 2202 and what a basket refuses whatever is added
 */
export const reorder = async (
  id: string,
  idempotencyKey: string,
  items: readonly ReorderItem[] | undefined,
  scope: Scope,
): Promise<Reordered> => {
  // Room for the number of a line behind it.
  if (!isIdempotencyKey(idempotencyKey) || idempotencyKey.length > 40)
    throw new Failure("characters", "idempotencyKey");
  const { uuid, storefront } = await accountOrder(id, scope);
  // What another storefront sells is not sold here.
  if (storefront !== scope.storefront.code) throw new Failure("orderNotFound", "id");
  const lines = (await readLines(scope.services.pool, uuid)).filter(({ kind }) => bought.has(kind));
  const tags = new Set(lines.map(({ tag }) => tag));
  if (items?.some(({ packageId, quantity }) => !tags.has(packageId) || quantity < 1))
    throw new Failure("notAnOption", "items");
  const addresses = await readAddresses(scope.services.pool, uuid);
  const gone: string[] = [];
  let quantity = 0;
  for (const [index, line] of lines.entries()) {
    const wanted = wantedOf(line, items);
    if (wanted === 0) continue;
    try {
      const cart = await addToBasket(inputOf(line, wanted, addresses, `${idempotencyKey}-${index}`), scope);
      quantity = cart.lines.reduce((sum, { quantity: pieces }) => sum + pieces, 0);
    } catch (error) {
      if (!(error instanceof Failure) || !ofProduct.has(error.code)) throw error;
      gone.push(line.title);
    }
  }
  return { quantity, gone: [...new Set(gone)] };
};
