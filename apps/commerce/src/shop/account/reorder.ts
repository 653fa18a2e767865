import { isIdempotencyKey } from "@giftshop/validation/rules";
import { type OrderLine, type PlacedAddress, readAddresses, readLines } from "../../money/order/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { addToBasket } from "../basket/add-to-basket.ts";
import { accountOrder } from "./orders.ts";

/** What an order gave when it was ordered again. */
export interface Reordered {
  /** Pieces in the basket now. */
  quantity: number;
  /** Titles of what is not sold any more, or not in this number. */
  gone: readonly string[];
}

const bought = new Set<OrderLine["kind"]>(["GIFTCARD", "DONATION", "GIFTCARD_BLANK"]);

/** The same receiver, and for a printed gift the same way to them. */
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

const inputOf = (line: OrderLine, addresses: readonly PlacedAddress[], key: string, index: number) => ({
  idempotencyKey: `${key}-${index}`,
  variationId: `${line.variation}`,
  value: line.unitPrice,
  quantity: line.quantity,
  recipient: recipientOf(line, addresses),
});

/**
 * `reorder`: puts what an order held into the basket, by the prices and rules of now; for the same people, without what was written to them.
 * Pressed twice with one key it adds once. Throws 1105, 2042 and 2202.
 */
export const reorder = async (id: string, idempotencyKey: string, scope: Scope): Promise<Reordered> => {
  // Room for the number of a line behind it.
  if (!isIdempotencyKey(idempotencyKey) || idempotencyKey.length > 40)
    throw new Failure("characters", "idempotencyKey");
  const { uuid } = await accountOrder(id, scope);
  const lines = (await readLines(scope.services.pool, uuid)).filter(({ kind }) => bought.has(kind));
  const addresses = await readAddresses(scope.services.pool, uuid);
  const gone: string[] = [];
  let quantity = 0;
  for (const [index, line] of lines.entries()) {
    try {
      const cart = await addToBasket(inputOf(line, addresses, idempotencyKey, index), scope);
      quantity = cart.lines.reduce((sum, { quantity: pieces }) => sum + pieces, 0);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      gone.push(line.title);
    }
  }
  return { quantity, gone: [...new Set(gone)] };
};
