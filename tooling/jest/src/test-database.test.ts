import { afterAll, afterEach, expect, test } from "@jest/globals";
import { Client } from "pg";
import { templateName } from "./template.ts";
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from "./test-database.ts";

const made: TestDatabase[] = [];
const keys = { once: `once ${Math.random()}`, again: `again ${Math.random()}` };

const database = async (options?: TestDatabaseOptions): Promise<TestDatabase> => {
  const one = await createTestDatabase(options);
  made.push(one);
  return one;
};

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

afterEach(async () => {
  await Promise.all(made.splice(0).map((one) => one.drop()));
});

/** No later run asks for these templates again. */
afterAll(async () => {
  const { url, drop } = await createTestDatabase();
  for (const name of Object.values(keys).map((key) => templateName({ key }))) {
    await query(url, `ALTER DATABASE ${name} IS_TEMPLATE false`);
    await query(url, `DROP DATABASE ${name}`);
  }
  await drop();
});

test("two databases share nothing", async () => {
  const [one, other] = await Promise.all([database(), database()]);
  await query(one.url, "CREATE TABLE gift (id int)");
  await expect(query(other.url, "SELECT * FROM gift")).rejects.toThrow(/does not exist/);
});

test("a template is prepared once, however many ask for it at the same time", async () => {
  let prepared = 0;
  const template = async (url: string) => {
    prepared++;
    await query(url, "CREATE TABLE gift AS SELECT 42 AS id");
  };
  const templateKey = keys.once;
  const copies = await Promise.all([1, 2, 3, 4].map(() => database({ template, templateKey })));
  const found = await Promise.all(copies.map(({ url }) => query(url, "SELECT id FROM gift")));
  expect(found).toEqual(Array(4).fill([{ id: 42 }]));
  expect(prepared).toBe(1);
});

test("a template that failed half way is made anew", async () => {
  const templateKey = keys.again;
  const failing = async (url: string) => {
    await query(url, "CREATE TABLE gift (id int)");
    throw new Error("half way");
  };
  await expect(database({ template: failing, templateKey })).rejects.toThrow("half way");
  const { url } = await database({
    templateKey,
    template: async (fresh) => void (await query(fresh, "CREATE TABLE gift (id int)")),
  });
  expect(await query(url, "SELECT * FROM gift")).toEqual([]);
});

test("a new template takes the place of an older one of its subject, and of no other", async () => {
  const templateSubject = "toys";
  const names = async (): Promise<unknown[]> => {
    const { url } = await database();
    const found = await query(url, "SELECT datname FROM pg_database WHERE datname LIKE 'template\\_toys%' ORDER BY 1");
    return found.map(({ datname }) => datname);
  };
  const template = async () => {};
  for (const templateKey of ["old", "new"]) await database({ template, templateKey, templateSubject });
  await database({ template, templateKey: "other", templateSubject: "toys_of_others" });
  expect(await names()).toEqual([
    templateName({ key: "new", subject: templateSubject }),
    templateName({ key: "other", subject: "toys_of_others" }),
  ]);
});

test("dropping cuts connections that are still open", async () => {
  const { url, drop } = await database();
  const client = new Client({ connectionString: url });
  const cut = new Promise((resolve) => client.on("error", resolve));
  await client.connect();
  await drop();
  expect(String(await cut)).toMatch(/terminat/);
});
