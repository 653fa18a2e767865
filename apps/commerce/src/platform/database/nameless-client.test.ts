import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { createPool, type Pool } from "./pool.ts";
import { prepared } from "./prepared.ts";
import { inTransaction } from "./transaction.ts";

const twice = prepared<{ n: number }, [number]>("nameless.twice", "select $1::int * 2 as n");

let services: TestServices;
const pools: Pool[] = [];

beforeAll(async () => {
  services = await createTestServices();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await services.close();
});

/** What a connection still knows by name after a statement outside and one inside of a transaction. */
const keptBy = async (namedStatements: boolean): Promise<readonly string[]> => {
  const connectionString = services.environment.appDatabaseUrl;
  const pool = createPool({ connectionString, log: services.log, size: 1, namedStatements });
  pools.push(pool);
  expect(await twice.first(pool, 4)).toEqual({ n: 8 });
  expect(await inTransaction(pool, (client) => twice.all(client, 5))).toEqual([{ n: 10 }]);
  const { rows } = await pool.query<{ name: string }>("select name from pg_prepared_statements");
  return rows.map(({ name }) => name);
};

test("behind a pool that changes sessions, no statement is kept by its name; else each is kept once", async () => {
  expect(await keptBy(true)).toEqual(["nameless.twice"]);
  expect(await keptBy(false)).toEqual([]);
});
