import { changeQuantitySchema, validate } from "@giftshop/validation";
import { inTransaction, type PoolClient, prepared } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { countLines } from "../counts.ts";
import { isOverfull, problemOf, shopOf } from "../limits.ts";
import { lockAndRead } from "../lock-cart.ts";
import type { Cart } from "../reading/read-cart.ts";
import { showCart, showOwnCart } from "../reading/show-cart.ts";
import { shipmentTag } from "../shipments.ts";

const setQuantity = prepared<{ version: number }, [number, number, number]>(
  "cart-set-quantity",
  `with line as (update cart_package set quantity = $3 where cart = $1 and id = $2)
  update cart set version = version + 1, changed_at = now() where id = $1 returning version`,
);

const deletePackages = prepared<{ version: number }, [number, number[]]>(
  "cart-delete-packages",
  `with gone as (delete from cart_package where cart = $1 and id = any($2::bigint[]))
  update cart set version = version + 1, changed_at = now() where id = $1 returning version`,
);

/** Runs a change on the locked basket of the visitor; fails with 2038 where there is none. */
export const change = async (
  scope: Scope,
  parameter: string,
  work: (client: PoolClient, cart: Cart) => Promise<Cart>,
): Promise<Cart> => {
  const { services, visitor } = scope;
  const changed = await inTransaction(services.pool, async (client) => {
    const visitorId = await visitor.find(client);
    const cart = visitorId === undefined ? undefined : await lockAndRead(client, scope, visitorId);
    return cart && work(client, cart);
  });
  // Looked at when the transaction has given its connection back: nobody may hold one and wait for another.
  if (changed === undefined) throw new Failure("packageNotFound", parameter, await showOwnCart(scope));
  return changed;
};

/** Version of a basket that was just written under its lock. */
export const versionOf = (row: { version: number } | undefined): number => {
  if (row === undefined) throw new Error("The basket went away under its lock.");
  return row.version;
};

const without = async (client: PoolClient, cart: Cart, packageIds: readonly number[]): Promise<Cart> => ({
  ...cart,
  version: versionOf(await deletePackages.first(client, cart.cartId, [...packageIds])),
  lines: cart.lines.filter(({ packageId }) => !packageIds.includes(packageId)),
});

export interface ChangeQuantityInput {
  packageId: string;
  quantity: number;
  version: number;
}

/**
 * Sets how many of a package are bought (0 takes it away): fewer always, more within stock and limits. Throws
 * 2040 where the basket has changed since `version`.
 */
export const changeQuantity = async (input: ChangeQuantityInput, scope: Scope): Promise<Cart> => {
  const result = await validate(changeQuantitySchema, input, { prefix: "input" });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { packageId, quantity, version } = result.value;
  return change(scope, "input.packageId", async (client, cart) => {
    if (cart.version !== version) throw new Failure("basketChanged", "input.version", showCart(cart, scope));
    const line = cart.lines.find((candidate) => `${candidate.packageId}` === packageId);
    if (line === undefined) throw new Failure("packageNotFound", "input.packageId", showCart(cart, scope));
    if (quantity === line.quantity) return cart;
    if (quantity === 0) return without(client, cart, [line.packageId]);
    const changed = { ...line, quantity };
    const lines = cart.lines.map((candidate) => (candidate === line ? changed : candidate));
    const problem =
      quantity > line.quantity ? problemOf(changed, countLines(lines), cart.free, shopOf(scope)) : undefined;
    if (problem) {
      const { code, limit } = problem;
      throw new Failure([{ code, limit, parameter: "input.quantity" }], undefined, showCart(cart, scope));
    }
    if (quantity > line.quantity && isOverfull(lines, scope.storefront))
      throw new Failure("basketFull", "input.quantity", showCart(cart, scope));
    return {
      ...cart,
      lines,
      version: versionOf(await setQuantity.first(client, cart.cartId, line.packageId, quantity)),
    };
  });
};

/**
 * Takes a package, or all of a shipment, from the basket. Throws 2038 with the basket where it is gone
 * already.
 */
export const deletePackageGroup = (
  shipmentTagGiven: string,
  packageId: string | undefined,
  scope: Scope,
): Promise<Cart> =>
  change(scope, "shipmentTag", async (client, cart) => {
    const going = cart.lines.filter(
      (line) =>
        shipmentTag(line) === shipmentTagGiven && (packageId === undefined || `${line.packageId}` === packageId),
    );
    if (going.length === 0) {
      throw new Failure(
        "packageNotFound",
        packageId === undefined ? "shipmentTag" : "packageId",
        showCart(cart, scope),
      );
    }
    return without(
      client,
      cart,
      going.map((line) => line.packageId),
    );
  });
