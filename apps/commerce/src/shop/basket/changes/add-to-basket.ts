import { createHash } from "node:crypto";
import { errorCodes } from "@giftshop/validation";
import { inTransaction, lastly, type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { readId } from "../../../platform/graphql/read-id.ts";
import { type VisitorKey, visitorById, visitorIs } from "../../../platform/graphql/visitor-key.ts";
import { countLines } from "../counts.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { isOverfull, problemOf, shopOf } from "../limits.ts";
import { openAndRead } from "../lock-cart.ts";
import { contentColumns, contentOf, contentTypes } from "../reading/line-columns.ts";
import type { Cart } from "../reading/read-cart.ts";
import type { BasketLine } from "../types.ts";
import { judgePackage, type PackageInput, type Wanted } from "./judge-package.ts";

export interface AddToBasketInput extends PackageInput {
  idempotencyKey: string;
}

const selectAddition = prepared<{ hash: Buffer }, [number | null, string, Buffer | null]>(
  "cart-addition",
  `select request_hash as hash from cart_addition where visitor = ${visitorIs("$1", "$3")} and key = $2`,
);

/** The press of a visitor that had this key, if there was one. */
export const findAddition = ({ id, token }: VisitorKey, key: string, client: PoolClient) =>
  selectAddition.first(client, id, key, token);

/** Line, key and version in one statement; equal lines become one. */
const writeAddition = prepared<
  { version: number; packageId: number; quantity: number },
  [cart: number, visitor: number, key: string, hash: Buffer, fingerprint: Buffer, quantity: number, content: string]
>(
  "cart-add",
  `with addition as (
    insert into cart_addition (visitor, key, request_hash) values ($2, $3, $4)
  ), line as (
    insert into cart_package (cart, fingerprint, quantity, ${contentColumns()})
    select $1, $5, $6, ${contentColumns("r")} from jsonb_to_record($7::jsonb) as r (${contentTypes})
    on conflict (cart, fingerprint) do update set quantity = cart_package.quantity + excluded.quantity
    returning id, quantity
  )
  update cart set version = version + 1, changed_at = now() where id = $1
    returning version, (select id from line) as "packageId", (select quantity from line)`,
);

/**
 * Where a refusal points, to what has to be chosen otherwise: fewer pieces help only while one is not in the
 * basket yet.
 */
const parameterOf = (code: number, { variation }: Wanted, { lines, free }: Cart): string => {
  if (code === errorCodes.appleLimit || code === errorCodes.valueOutOfBounds) return "input.value";
  if (code !== errorCodes.outOfStock) return "input.quantity";
  const held = lines.filter((line) => line.variation.id === variation.id);
  const left = held.reduce((pieces, { quantity }) => pieces - quantity, free.get(variation.id) ?? 0);
  return left > 0 ? "input.quantity" : "input.variationId";
};

/** The basket with the line in it, or the failure that keeps it out. */
const withLine = (cart: Cart, wanted: Wanted, scope: Scope): { lines: BasketLine[]; added: BasketLine } => {
  const fingerprint = fingerprintOf(wanted);
  const same = cart.lines.find((line) => fingerprintOf(line).equals(fingerprint));
  const added: BasketLine = same
    ? { ...same, quantity: same.quantity + wanted.quantity }
    : { ...wanted, packageId: Number.POSITIVE_INFINITY };
  const others = cart.lines.filter((line) => line !== same);
  const lines = same ? cart.lines.map((line) => (line === same ? added : line)) : [...others, added];
  if (isOverfull(lines, scope.storefront)) throw new Failure("basketFull");
  const problem = problemOf(added, countLines(lines), cart.free, shopOf(scope));
  if (problem) {
    const { code, limit } = problem;
    throw new Failure([{ code, limit, parameter: parameterOf(code, wanted, cart) }]);
  }
  return { lines, added };
};

export const hashOf = (input: unknown): Buffer => createHash("sha256").update(JSON.stringify(input)).digest();

const write = async (
  client: PoolClient,
  cart: Cart,
  input: AddToBasketInput,
  wanted: Wanted,
  scope: Scope,
): Promise<Cart> => {
  const { lines, added } = withLine(cart, wanted, scope);
  const [row] = await lastly(
    client,
    writeAddition.first(
      client,
      cart.cartId,
      cart.visitorId,
      input.idempotencyKey,
      hashOf(input),
      fingerprintOf(wanted),
      wanted.quantity,
      JSON.stringify(contentOf(wanted)),
    ),
  );
  if (row === undefined) throw new Error(`The basket ${cart.cartId} went away under its lock.`);
  const { version, packageId } = row;
  return { ...cart, version, lines: lines.map((line) => (line === added ? { ...line, packageId } : line)) };
};

/** The basket that a press is for. */
interface Target {
  who: VisitorKey;
  /** Locks and reads it, with the stock of what is added. */
  read(adding: number | null): Promise<Cart>;
  /** Throws what keeps this out of it; answers the basket where it has carried the press out otherwise. */
  instead?(cart: Cart): Promise<Cart | undefined>;
}

/**
 * Puts a package into a basket, once by its key. What was carried out
 * stays so, though its product is no longer sold: the key is asked first.
 */
export const putInto = async (
  client: PoolClient,
  { who, read, instead }: Target,
  input: AddToBasketInput,
  scope: Scope,
): Promise<Cart> => {
  const [cart, before] = await pipelined(
    read(readId(input.variationId) ?? null),
    findAddition(who, input.idempotencyKey, client),
  );
  if (before?.hash.equals(hashOf(input))) return cart;
  if (before !== undefined) throw new Failure("idempotencyKeyReused", "input.idempotencyKey");
  const changed = await instead?.(cart);
  return changed ?? write(client, cart, input, await judgePackage(cart.snapshot, input, scope), scope);
};

/**
 * Puts a package into the visitor's basket, which is made on first need, once for each idempotency key.
 * Throws 2041 where the key came with another request.
 */
export const addToBasket = (input: AddToBasketInput, scope: Scope): Promise<Cart> =>
  inTransaction(scope.services.pool, async (client) => {
    const visitorId = await scope.visitor.ensure(client, true);
    const read = (adding: number | null) => openAndRead(client, scope, visitorId, adding);
    return putInto(client, { who: visitorById(visitorId), read }, input, scope);
  });
