import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

const presses = 50;

/** One press on "add": one more piece of the same package. */
type Press = (visitor: TestClient, idempotencyKey: string) => Promise<unknown>;

let services: TestServices;
let server: TestServer;
let variationId: string;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  const { rows } = await services.pool.query("select id from variation where sku = 'CBFR-cafe-elodie-d'");
  variationId = `${rows[0]?.id}`;
  await services.ownerPool.query(
    `create table naive_press (key text); create table naive_basket (quantity int);
     grant all on naive_press, naive_basket to giftshop_app`,
  );
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const add = `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) {
  answer: addToBasket(userData: $userData, input: $input) { data { version } errors { code } } }`;
const read =
  "query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { data { quantity version } errors { code } } }";

/** As a browser does it: what a busy shop could not take is sent again, with the same key. */
const press: Press = async (visitor, idempotencyKey) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { data } = await visitor.ask(add, { input: { idempotencyKey, variationId, value: 5000, quantity: 1 } });
    if (data.answer?.data) return;
  }
  throw new Error("The basket took no press.");
};

/** A first press, so that there is a visitor, then fifty at once: what is in the basket then. */
const stampede = async (keyOf: () => string) => {
  const visitor = server.client("CBFR");
  await press(visitor, randomUUID());
  await Promise.all(Array.from({ length: presses }, () => press(visitor, keyOf())));
  return (await visitor.ask(read)).data.answer.data;
};

/** A stampede on a basket written naively, as many are; it begins with one piece. */
const naiveStampede = async (naive: Press, keyOf: () => string): Promise<number> => {
  const { pool } = services;
  await pool.query("delete from naive_basket");
  await pool.query("insert into naive_basket values (1)");
  await Promise.all(Array.from({ length: presses }, () => naive(server.client("CBFR"), keyOf())));
  return (await pool.query("select quantity from naive_basket")).rows[0]?.quantity;
};

/** Looks whether the key was used, then adds and writes the key down. */
const looksFirst: Press = async (_, key) => {
  const seen = await services.pool.query("select from naive_press where key = $1", [key]);
  if (seen.rowCount !== 0) return;
  await services.pool.query("insert into naive_press values ($1)", [key]);
  await services.pool.query("update naive_basket set quantity = quantity + 1");
};

/** Reads the basket, adds to it, and writes back what it has become. */
const writesBack: Press = async () => {
  const { rows } = await services.pool.query("select quantity from naive_basket");
  await services.pool.query("update naive_basket set quantity = $1", [rows[0]?.quantity + 1]);
};

test("fifty presses with one key add once; looking for the key first is caught", async () => {
  const key = randomUUID();
  expect(await stampede(() => key)).toEqual({ quantity: 2, version: 2 });
  expect(await naiveStampede(looksFirst, () => key)).toBeGreaterThan(2);
});

test("fifty different presses at once are all there, and the version counts them; writing back is caught", async () => {
  expect(await stampede(randomUUID)).toEqual({ quantity: presses + 1, version: presses + 1 });
  expect(await naiveStampede(writesBack, randomUUID)).toBeLessThan(presses + 1);
});
