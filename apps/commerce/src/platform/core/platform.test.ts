import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { inTransaction } from "../database/index.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

test("the application's role reads and writes tables, and makes none", async () => {
  const { rows } = await services.pool.query("select current_user as name");
  expect(rows).toEqual([{ name: "giftshop_app" }]);
  await expect(services.pool.query("create table mine (id int)")).rejects.toThrow(/permission denied/);
});

test("work that the database asks to be run again is run again, and commits once", async () => {
  let runs = 0;
  const answer = await inTransaction(services.pool, async (client) => {
    runs += 1;
    await client.query("insert into visitor (token_hash) values (sha256($1))", [Buffer.from("again")]);
    if (runs < 3) throw Object.assign(new Error("deadlock"), { code: "40P01" });
    return runs;
  });
  const { rows } = await services.pool.query("select count(*) as visitors from visitor");
  expect([answer, rows]).toEqual([3, [{ visitors: 1 }]]);
});
