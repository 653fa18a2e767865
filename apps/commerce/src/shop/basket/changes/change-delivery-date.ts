import { changeDeliveryDateSchema, quantityLimits, validate } from "@giftshop/validation";
import { type PoolClient, prepared } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type DeliveryDateInput, readPlan } from "../delivery-plan.ts";
import { fingerprintOf } from "../fingerprint.ts";
import type { Cart } from "../reading/read-cart.ts";
import { showCart } from "../reading/show-cart.ts";
import type { BasketLine } from "../types.ts";
import { change, versionOf } from "./change-basket.ts";

const setPlan = prepared<{ version: number }, [number, number, string | null, Buffer]>(
  "cart-set-plan",
  `with line as (update cart_package set delivery_plan = $3::jsonb, fingerprint = $4 where cart = $1 and id = $2)
  update cart set version = version + 1, changed_at = now() where id = $1 returning version`,
);

/** Lets a line go into another that is like it. */
const joinLines = prepared<{ version: number }, [number, number, number, number]>(
  "cart-join-lines",
  `with gone as (delete from cart_package where cart = $1 and id = $2),
    line as (update cart_package set quantity = $4 where cart = $1 and id = $3)
  update cart set version = version + 1, changed_at = now() where id = $1 returning version`,
);

export interface ChangeDeliveryDateInput {
  packageId: string;
  cartVersion: number;
  deliveryDate?: DeliveryDateInput | null | undefined;
}

const write = async (client: PoolClient, cart: Cart, changed: BasketLine, scope: Scope): Promise<Cart> => {
  const fingerprint = fingerprintOf(changed);
  const others = cart.lines.filter(({ packageId }) => packageId !== changed.packageId);
  const twin = others.find((line) => fingerprintOf(line).equals(fingerprint));
  if (twin === undefined) {
    const plan = changed.plan === undefined ? null : JSON.stringify(changed.plan);
    const version = versionOf(await setPlan.first(client, cart.cartId, changed.packageId, plan, fingerprint));
    const lines = cart.lines.map((line) => (line.packageId === changed.packageId ? changed : line));
    return { ...cart, version, lines };
  }
  const joined = { ...twin, quantity: twin.quantity + changed.quantity };
  const lines = others.map((line) => (line === twin ? joined : line));
  // All else that is limited counts both lines already.
  if (joined.quantity > quantityLimits.maximum)
    throw new Failure("countLimit", "input.packageId", showCart(cart, scope));
  const version = versionOf(
    await joinLines.first(client, cart.cartId, changed.packageId, twin.packageId, joined.quantity),
  );
  return { ...cart, version, lines };
};

/**
 * Says when a package of the basket is to arrive, or as soon as possible.
 *
 * @throws 2040 where the basket has changed since `cartVersion`; 2060, 2061, 2062 for a day that cannot
 * be had
 */
export const changeDeliveryDate = async (input: ChangeDeliveryDateInput, scope: Scope): Promise<Cart> => {
  const result = await validate(changeDeliveryDateSchema, input, { prefix: "input" });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { packageId, cartVersion } = result.value;
  const { storefront, services } = scope;
  return change(scope, "input.packageId", async (client, cart) => {
    if (cart.version !== cartVersion) throw new Failure("basketChanged", "input.cartVersion", showCart(cart, scope));
    const line = cart.lines.find((candidate) => `${candidate.packageId}` === packageId);
    if (line === undefined) throw new Failure("packageNotFound", "input.packageId", showCart(cart, scope));
    const context = { storefront, kind: line.variation.kind, now: services.clock.now() };
    const changed = { ...line, plan: readPlan(context, input.deliveryDate) };
    if (fingerprintOf(changed).equals(fingerprintOf(line))) return cart;
    return write(client, cart, changed, scope);
  });
};
