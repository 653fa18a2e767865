import { copyRows } from "@giftshop/commerce/copy-orders";
import { storefronts } from "@giftshop/storefront-config";
import type { Client } from "pg";

/** Orders of one transaction. */
const batch = 50_000;
/** Every so many buyers is called so: a name that half a town has. */
const often = 50;

/** What is looked for: each is what some orders of {@link makeOrders} have, by a number. */
export const madeOrder = {
  number: (n: number): string => `${storefronts[n % storefronts.length]?.code ?? ""}-${String(n).padStart(8, "0")}`,
  email: (n: number): string => `buyer-${n}@bench.example`,
  receiverEmail: (n: number): string => `friend-${n}@bench.example`,
  lastName: (n: number): string => `Janssen${n}`,
  commonName: "Martin",
  receiverName: (n: number): string => `Friend ${n}`,
  lastDigits: (n: number): string => String(n % 10_000).padStart(4, "0"),
} as const;

/** A card for each order: nobody can read its code, and nothing is on it. */
const cards = (from: string) => `insert into gift_card (id, order_line, n, storefront, legal_entity, currency, value,
    number_hash, pin_hash, code, hash_key, encryption_key, last_digits, title, image_url, image_alt, background_color, activated_at, expires_on)
  select m.base + m.n, m.base + m.n, 0, o.storefront, o.legal_entity, o.currency, l.unit_price,
    sha256(('bench' || m.n)::bytea), sha256(''::bytea), '', 'bench', 'bench', lpad((m.n % 10000)::text, 4, '0'), l.title, l.image_url,
    l.image_alt, l.background_color, o.placed_at, (o.placed_at + interval '3 years')::date
  from ${from} m join shop_order o on o.id = m.id join order_line l on l.id = m.base + m.n`;

const codes = storefronts.map(({ code }) => `'${code}'`).join(", ");

/** The columns of each table that differ between the orders that are made; `m.n` is the number of one. */
const made = (orders: number): readonly (readonly [string, string, Readonly<Record<string, string>>])[] => [
  [
    "shop_order",
    "r.id = $1",
    {
      id: "m.id",
      number: `(array[${codes}])[1 + m.n % ${storefronts.length}] || '-' || lpad(m.n::text, 8, '0')`,
      storefront: `(array[${codes}])[1 + m.n % ${storefronts.length}]`,
      cart: `r.cart + ${orders} + m.n`,
      email: `'buyer-' || m.n % ${Math.ceil(orders / 3)} || '@bench.example'`,
      first_name: "'Ada' || m.n % 700",
      last_name: `case when m.n % ${often} = 0 then '${madeOrder.commonName}' else 'Janssen' || m.n % 20000 end`,
      placed_at: "r.placed_at - m.n * interval '30 seconds'",
    },
  ],
  [
    "order_package",
    "r.order_id = $1",
    {
      id: "m.base + m.n",
      order_id: "m.id",
      recipient_name: `'Friend ' || m.n % ${Math.ceil(orders / 2)}`,
      recipient_email: `'friend-' || m.n % ${Math.ceil(orders / 2)} || '@bench.example'`,
    },
  ],
  ["order_line", "r.order_id = $1", { id: "m.base + m.n", order_id: "m.id", package: "m.base + m.n" }],
];

/**
 * Makes so many orders of all storefronts like one that is there, which has one gift; rules of the database
 * do not bind it. Its buyers, receivers and cards have names of their own: {@link madeOrder}.
 */
export const makeOrders = async (db: Client, order: string, count: number): Promise<void> => {
  for (let from = 1; from <= count; from += batch) {
    await db.query("begin");
    await db.query("set local session_replication_role = replica");
    const last = Math.min(from + batch - 1, count);
    await db.query(
      `create temporary table made on commit drop as
       select gen_random_uuid() as id, n, 1000000000::bigint as base from generate_series(${from}, ${last}) n`,
    );
    for (const [table, which, over] of made(count))
      await copyRows(db, table, `${table} r, made m where ${which.replace("$1", `'${order}'`)}`, over);
    await db.query(cards("made"));
    await db.query("commit");
  }
  await db.query("vacuum analyze shop_order, order_package, order_line, gift_card");
};
