import type { OpenShop } from "@giftshop/e2e/faults";

/** Orders of one transaction. */
const batch = 10_000;

/** Most packages of one order: each has a number of its own in the copies. */
const room = 64;

interface Copying {
  readonly table: string;
  /**
   * What a column is in the copy where it differs, with `o` for the row and `x` for the number and id of the
   * copy.
   */
  readonly changed: Readonly<Record<string, string>>;
  /** Columns that the database gives itself. */
  readonly given?: readonly string[];
  readonly from: string;
}

const packageOf = (position: string): string => `$2::bigint + x.n * ${room} + ${position}`;

/** In the order in which they are written. */
const copied: readonly Copying[] = [
  {
    table: "shop_order",
    changed: { id: "x.id", number: "'COPY-' || $2 || '-' || x.n", state: "'CANCELED'" },
    from: "shop_order o cross join copies x where o.id = $1",
  },
  {
    table: "order_address",
    changed: { order_id: "x.id" },
    from: "order_address o cross join copies x where o.order_id = $1",
  },
  {
    table: "order_package",
    changed: { id: packageOf("o.position"), order_id: "x.id" },
    from: "order_package o cross join copies x where o.order_id = $1",
  },
  {
    table: "order_line",
    changed: { order_id: "x.id", package: packageOf("p.position") },
    given: ["id"],
    from: "order_line o join order_package p on p.id = o.package cross join copies x where o.order_id = $1",
  },
];

/**
 * Fills the database with copies of an unpaid order that came to nothing, for what depends on how much there
 * is. Triggers do not look at them.
 */
export const copyOrders = async ({ database }: OpenShop, order: string, count: number): Promise<void> => {
  const client = await database.connect();
  try {
    const statements: string[] = [];
    for (const { table, changed, given = [], from } of copied) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
        [table],
      );
      const names = rows.map(({ name }) => name).filter((name) => !given.includes(name));
      const values = names.map((name) => changed[name] ?? `o."${name}"`).join(", ");
      statements.push(
        `insert into ${table} ("${names.join('", "')}") overriding system value select ${values} from ${from}`,
      );
    }
    for (let done = 0; done < count; done += batch) {
      await client.query("begin");
      await client.query("set local session_replication_role = replica");
      await client.query(
        `create temporary table copies on commit drop as select n, gen_random_uuid() as id from generate_series(1, ${Math.min(batch, count - done)}) n`,
      );
      const { rows } = await client.query<{ last: string }>("select max(id)::text as last from order_package");
      for (const statement of statements)
        await client.query(statement, statement.includes("$2") ? [order, rows[0]?.last] : [order]);
      await client.query("select setval(pg_get_serial_sequence('order_package', 'id'), max(id)) from order_package");
      await client.query("commit");
    }
    await client.query("analyze shop_order, order_address, order_package, order_line");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
