import type { QueryResultRow } from "pg";
import { cork } from "./cork.ts";
import type { Queryable } from "./pool.ts";

/** A statement that each connection parses and plans once; for hot paths, where that is most of its cost. */
export interface Statement<Row, Values extends readonly unknown[]> {
  /** Gives all rows. */
  all(db: Queryable, ...values: Values): Promise<Row[]>;
  /** The first row, or `undefined`. */
  first(db: Queryable, ...values: Values): Promise<Row | undefined>;
  /** The number of rows that were written. */
  run(db: Queryable, ...values: Values): Promise<number>;
}

const names = new Set<string>();

/** `name` is unique in the program and at most 63 bytes long, or two statements would share one plan. */
export const prepared = <Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  name: string,
  text: string,
): Statement<Row, Values> => {
  if (names.has(name) || name.length > 63) throw new Error(`The statement name ${name} is taken or too long.`);
  names.add(name);
  const query = (db: Queryable, values: Values) => {
    cork(db);
    return db.query<Row>({ name, text, values: [...values] });
  };
  return {
    all: async (db, ...values) => (await query(db, values)).rows,
    first: async (db, ...values) => (await query(db, values)).rows[0],
    run: async (db, ...values) => (await query(db, values)).rowCount ?? 0,
  };
};
