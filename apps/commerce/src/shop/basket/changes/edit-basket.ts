import { errorCodes } from "@giftshop/validation";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure, type Problem } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { countLines } from "../counts.ts";
import { isOverfull, problemOf, shopOf } from "../limits.ts";
import { lockAndRead } from "../lock-cart.ts";
import type { Cart } from "../reading/read-cart.ts";
import { showCart, showOwnCart } from "../reading/show-cart.ts";
import type { BasketLine } from "../types.ts";

export interface Edit {
  /** Version of the basket as the page saw it. */
  version: number;
  /** A variation that the basket may not hold yet: its stock is looked at too. */
  adding?: number | null;
  work(client: PoolClient, cart: Cart): Promise<Cart>;
}

/**
 * Runs a change on the locked basket of the visitor, if it is the one that
 * the page saw: else 2040 with the basket as it is. 2038 where there is none.
 *
 * @param parameter where 2038 points to
 */
export const editBasket = async (scope: Scope, parameter: string, { version, adding, work }: Edit): Promise<Cart> => {
  const { services, visitor } = scope;
  const changed = await inTransaction(services.pool, async (client) => {
    const visitorId = await visitor.find(client);
    const cart = visitorId === undefined ? undefined : await lockAndRead(client, scope, visitorId, adding);
    if (cart === undefined) return undefined;
    if (cart.version !== version) throw new Failure("basketChanged", "input.version", showCart(cart, scope));
    return work(client, cart);
  });
  // Looked at when the transaction has given its connection back: nobody may hold one and wait for another.
  if (changed === undefined) throw new Failure("packageNotFound", parameter, await showOwnCart(scope));
  return changed;
};

/** A package of the basket, or 2038. */
export const lineOf = (cart: Cart, packageId: string, parameter: string, scope: Scope): BasketLine => {
  const line = cart.lines.find((candidate) => `${candidate.packageId}` === packageId);
  if (line === undefined) throw new Failure("packageNotFound", parameter, showCart(cart, scope));
  return line;
};

const parameterOf: Partial<Record<number, string>> = {
  [errorCodes.appleLimit]: "value",
  [errorCodes.valueOutOfBounds]: "value",
  [errorCodes.productNotFound]: "variationId",
  [errorCodes.receiverAddress]: "recipient.address",
};

/** What speaks against one of some lines and did not before, by code and field. */
export const newProblems = (
  cart: Cart,
  lines: readonly BasketLine[],
  touched: readonly { line: BasketLine; prefix: string }[],
  scope: Scope,
): Problem[] => {
  const shop = shopOf(scope);
  const [countsBefore, counts] = [countLines(cart.lines), countLines(lines)];
  const before = (id: number) => {
    const line = cart.lines.find(({ packageId }) => packageId === id);
    return line && problemOf(line, countsBefore, cart.free, shop)?.code;
  };
  return touched.flatMap(({ line, prefix }) => {
    const problem = problemOf(line, counts, cart.free, shop);
    if (problem === undefined || problem.code === before(line.packageId)) return [];
    const { code, limit } = problem;
    return [{ code, limit, parameter: `${prefix}.${parameterOf[code] ?? "quantity"}` }];
  });
};

/** Refuses lines of which one has a new problem, and more of them than a basket holds. */
export const judgeLines = (
  cart: Cart,
  lines: readonly BasketLine[],
  touched: readonly { line: BasketLine; prefix: string }[],
  scope: Scope,
): void => {
  const problems = newProblems(cart, lines, touched, scope);
  if (problems.length > 0) throw new Failure(problems, undefined, showCart(cart, scope));
  const { storefront } = scope;
  if (isOverfull(lines, storefront) && !isOverfull(cart.lines, storefront))
    throw new Failure("basketFull", "input", showCart(cart, scope));
};
