import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { contentColumns, contentOf, contentTypes } from "../reading/line-columns.ts";
import type { Cart } from "../reading/read-cart.ts";
import type { BasketLine } from "../types.ts";

/** Lines under a fingerprint of their own, so that two that change places never meet. */
const setAside = prepared<Record<never, never>, [number, number[], number[]]>(
  "cart-lines-aside",
  `with gone as (delete from cart_package where cart = $1 and id = any($2::bigint[]))
   update cart_package set fingerprint = sha256(('aside ' || id)::bytea) where cart = $1 and id = any($3::bigint[])`,
);

const put = prepared<{ version: number; added: { id: number; n: number }[] }, [number, string, string]>(
  "cart-lines-put",
  `with changed as (
     update cart_package p set (fingerprint, quantity, ${contentColumns()}) = (decode(r.hash, 'hex'), r.quantity, ${contentColumns("r")})
     from jsonb_to_recordset($2::jsonb) as r (id bigint, hash text, quantity int, ${contentTypes}) where p.cart = $1 and p.id = r.id
   ), fresh as (
     select * from jsonb_to_recordset($3::jsonb) as r (n int, hash text, quantity int, ${contentTypes})
   ), added as (
     insert into cart_package (cart, fingerprint, quantity, ${contentColumns()})
     select $1, decode(hash, 'hex'), quantity, ${contentColumns()} from fresh order by n returning id, fingerprint
   )
   update cart set version = version + 1, changed_at = now() where id = $1
     returning version, (select coalesce(json_agg(json_build_object('id', added.id, 'n', fresh.n)), '[]')
       from added join fresh on decode(fresh.hash, 'hex') = added.fingerprint) as added`,
);

const rowOf = (line: BasketLine) => ({
  hash: fingerprintOf(line).toString("hex"),
  quantity: line.quantity,
  ...contentOf(line),
});

/** Equal lines become one, which stays where the first of them stood. */
export const mergeEqual = (lines: readonly BasketLine[]): BasketLine[] => {
  const merged = new Map<string, BasketLine>();
  for (const line of lines) {
    const key = fingerprintOf(line).toString("hex");
    const same = merged.get(key);
    merged.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...merged.values()];
};

/** A line that has no row yet. */
export const fresh = Number.POSITIVE_INFINITY;

/**
 * Makes the lines of a locked basket those given: missing ones go, {@link fresh} ones get an id,
 * different ones are written.
 *
 * @returns the basket as it is then
 */
export const writeLines = async (client: PoolClient, cart: Cart, wanted: readonly BasketLine[]): Promise<Cart> => {
  const lines = mergeEqual(wanted);
  const kept = new Set(lines.map(({ packageId }) => packageId));
  const gone = cart.lines.filter(({ packageId }) => !kept.has(packageId)).map(({ packageId }) => packageId);
  const before = new Map(cart.lines.map((line) => [line.packageId, JSON.stringify(rowOf(line))]));
  const old = lines.filter((line) => line.packageId !== fresh);
  const changed = old.filter((line) => before.get(line.packageId) !== JSON.stringify(rowOf(line)));
  const added = lines.filter((line) => line.packageId === fresh);
  if (gone.length + changed.length + added.length === 0) return cart;
  const [, row] = await pipelined(
    setAside.run(
      client,
      cart.cartId,
      gone,
      changed.map(({ packageId }) => packageId),
    ),
    put.first(
      client,
      cart.cartId,
      JSON.stringify(changed.map((line) => ({ id: line.packageId, ...rowOf(line) }))),
      JSON.stringify(added.map((line, n) => ({ n, ...rowOf(line) }))),
    ),
  );
  if (row === undefined) throw new Error(`The basket ${cart.cartId} went away under its lock.`);
  const ids = new Map(row.added.map(({ id, n }) => [added[n], id]));
  const withIds = lines.map((line) => ({ ...line, packageId: ids.get(line) ?? line.packageId }));
  return { ...cart, version: row.version, lines: withIds.toSorted((one, other) => one.packageId - other.packageId) };
};
