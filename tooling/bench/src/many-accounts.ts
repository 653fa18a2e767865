import type { Client } from "pg";

/** An email address that has an account, by its number. */
export const knownEmail = (n: number): string => `bench-known-${n}@example.org`;
/** One that has none. */
export const unknownEmail = (n: number): string => `bench-other-${n}@example.org`;

/** Makes so many accounts like one that is there, each with a visitor of its own, all proven. */
export async function copyAccounts(db: Client, email: string, count: number): Promise<void> {
  await db.query("update account set email_verified_at = now() where email = $1", [email]);
  await db.query(
    `with visitors as (
       insert into visitor (token_hash, of_account) select sha256(('bench' || n)::bytea), true from generate_series(1, $2::int) n returning id
     ), numbered as (select id, row_number() over () as n from visitors)
     insert into account (id, legal_entity, email, email_key, email_verified_at, password_hash, visitor, storefront, language, first_name,
       last_name, subscribed, created_at)
     select gen_random_uuid(), a.legal_entity, 'bench-known-' || n || '@example.org', 'bench-known-' || n || '@example.org', now(),
       a.password_hash, v.id, a.storefront, a.language, a.first_name, a.last_name, false, now()
     from account a, numbered v where a.email = $1`,
    [email, count],
  );
}

const columnsOf = async (db: Client, table: string): Promise<string[]> => {
  const { rows } = await db.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  return rows.map(({ name }) => name);
};

/** Copies rows of a table with other values in some columns. `from`: what they are read from, the copied row is `r`. */
const copyRows = async (db: Client, table: string, from: string, over: Readonly<Record<string, string>>) => {
  const columns = await columnsOf(db, table);
  await db.query(
    `insert into ${table} (${columns.join(", ")}) overriding system value
     select ${columns.map((column) => over[column] ?? `r.${column}`).join(", ")} from ${from}`,
  );
};

/** Gives an account so many orders like one that is there. The database's own rules are off meanwhile: an order begins unpaid. */
export async function copyOrders(db: Client, order: string, email: string, count: number): Promise<void> {
  await db.query("begin");
  await db.query("set local session_replication_role = replica");
  await db.query(
    `create temporary table made on commit drop as
     select gen_random_uuid() as id, n, (select visitor from account where email = '${email}') as visitor from generate_series(1, ${count}) n`,
  );
  await copyRows(db, "shop_order", `shop_order r, made m where r.id = '${order}'`, {
    id: "m.id",
    number: "'BENCH-' || m.n",
    visitor: "m.visitor",
    cart: "r.cart + 1000000 + m.n",
    placed_at: "r.placed_at - m.n * interval '1 hour'",
  });
  for (const table of ["order_package", "order_line"]) {
    const sequence = `nextval(pg_get_serial_sequence('${table}', 'id'))`;
    const from =
      table === "order_package"
        ? `order_package r, made m where r.order_id = '${order}'`
        : `order_line r, made m where r.order_id = '${order}'`;
    const packages = "(select p.id from order_package p where p.order_id = m.id limit 1)";
    await copyRows(db, table, from, {
      id: sequence,
      order_id: "m.id",
      ...(table === "order_line" && { package: packages }),
    });
  }
  await db.query("commit");
  await db.query("analyze shop_order, order_package, order_line, account");
}
