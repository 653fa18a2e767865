import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Client } from "pg";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const texts = ["é", "Zoë", "a", "ß", "_", "B", "b", "10", "9", "أمل", "Ångström", "-", "ł", "", "ÿ", "Œuvre", "œ"];

/** By code points, as UTF-8 orders bytes: the same on every system, whatever its locales. */
const byCodePoints = texts.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));

test("texts are ordered by their code points, by a sort and by an index alike", async () => {
  await client.query("create table word (text text primary key)");
  await client.query("insert into word select unnest($1::text[])", [texts]);
  const ordered = async (): Promise<string[]> =>
    (await client.query<{ text: string }>("select text from word order by text")).rows.map(({ text }) => text);
  await client.query("set enable_indexscan = off; set enable_indexonlyscan = off");
  expect(await ordered()).toEqual(byCodePoints);
  await client.query(
    "reset enable_indexscan; reset enable_indexonlyscan; set enable_sort = off; set enable_seqscan = off",
  );
  expect(await ordered()).toEqual(byCodePoints);
});

test("letters are told from others and folded as Unicode has them", async () => {
  const { rows } = await client.query(
    "select lower('ÅNGSTRÖM ŁÓDŹ') as lower, 'é' ~ '^\\w$' as letter, upper('œuvre') as upper",
  );
  expect(rows).toEqual([{ lower: "ångström łódź", letter: true, upper: "ŒUVRE" }]);
});
