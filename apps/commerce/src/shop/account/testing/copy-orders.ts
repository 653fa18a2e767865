interface Queryable {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

const columnsOf = async (db: Queryable, table: string): Promise<string[]> => {
  const { rows } = await db.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  return rows.map(({ name }) => name);
};

/**
 * Copies rows of a table with other values in some columns.
 * `from`: what they are read from, the copied row is `r`.
 */
export const copyRows = async (db: Queryable, table: string, from: string, over: Readonly<Record<string, string>>) => {
  const columns = await columnsOf(db, table);
  await db.query(
    `insert into ${table} (${columns.join(", ")}) overriding system value
     select ${columns.map((column) => over[column] ?? `r.${column}`).join(", ")} from ${from}`,
  );
};

/**
 * Gives an account so many orders like one that is there, in a transaction
 * that rules of the database do not bind: an order begins unpaid.
 */
export const copyOrders = async (db: Queryable, order: string, email: string, count: number): Promise<void> => {
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
};
