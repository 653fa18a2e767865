import { createTestDatabase } from "@giftshop/jest/database";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createLog } from "../log.ts";
import { createOldReads } from "./old-reads.ts";
import { createPool, type Pool, type Queryable } from "./pool.ts";

let primary: Pool;
let replica: Pool;
let away: Pool;
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const log = createLog("test", "silent");
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  drops.push(one.drop, other.drop);
  primary = createPool({ connectionString: one.url, log, size: 2 });
  replica = createPool({ connectionString: other.url, log, size: 2 });
  away = createPool({ connectionString: "postgres://nobody@127.0.0.1:1/none", log, size: 2 });
  await primary.query("create table place (name text); insert into place values ('primary')");
  await replica.query("create table place (name text); insert into place values ('replica')");
});
afterAll(async () => {
  await Promise.all([primary, replica, away].map((pool) => pool.end()));
  await Promise.all(drops.map((drop) => drop()));
});

const where = async (db: Queryable): Promise<string> =>
  (await db.query<{ name: string }>("select name from place")).rows[0]?.name ?? "";

test("without a replica everything is read where it is written", async () => {
  expect(await createOldReads({ primary, atMost: 5 })(where)).toBe("primary");
});

test("what may be old comes from a replica as long as that is young enough, looked at once a second", async () => {
  const clock = { time: 0, age: 4, asked: 0 };
  const ageOf = async () => {
    clock.asked += 1;
    return clock.age;
  };
  const readOld = createOldReads({ primary, replica, atMost: 5, now: () => clock.time, ageOf });
  expect([await readOld(where), await readOld(where)]).toEqual(["replica", "replica"]);
  expect(clock.asked).toBe(1);
  clock.age = 6;
  clock.time += 1_000;
  expect(await readOld(where)).toBe("primary");
  clock.age = 0;
  clock.time += 1_000;
  expect(await readOld(where)).toBe("replica");
});

test("a replica that is away is not asked again for five seconds, and nobody hears of it", async () => {
  const clock = { time: 0 };
  const readOld = createOldReads({ primary, replica: away, atMost: 5, now: () => clock.time });
  expect(await readOld(where)).toBe("primary");
  expect(away.totalCount).toBe(0);
  expect(await readOld(where)).toBe("primary");
});

test("a wrong statement is wrong there as everywhere; a database that follows nobody is as young as it is", async () => {
  const readOld = createOldReads({ primary, replica, atMost: 5 });
  await expect(readOld((db) => db.query("select nothing from nowhere"))).rejects.toThrow(/nowhere/u);
  expect(await readOld(where)).toBe("replica");
});
