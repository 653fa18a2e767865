import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { scopes } from "../keys/scopes.ts";
import { operations } from "../operations/index.ts";
import type { Operation } from "../operations/operation.ts";
import { problem } from "../operations/schemas.ts";
import { apiForFile } from "../testing/api-test.ts";
import { companyWithCredit, keyFor } from "../testing/company.ts";

/** Every operation, asked by everybody who must not: generated of the list, so that a new one is in it. */
const { shop, call, variationOf } = apiForFile();

/** What a company has, by the names of paths. */
interface Own {
  key: string;
  credit: string;
  values: Record<string, string>;
}

let product: string;
let mine: Own;
let others: Own;
let mineInTest: Own;

const body = (path: string): unknown =>
  path === "/orders"
    ? { gifts: [{ product, amount: 2500, delivery: "LINK" }] }
    : { url: "https://hooks.example.com/gifts", events: ["gift.sent"] };

const pathOf = ({ path }: Operation, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? randomUUID());

const ask = (operation: Operation, values: Record<string, string>, key: string | undefined) => {
  const { method } = operation;
  return call(pathOf(operation, values), { method, key, ...(operation.body ? { body: body(operation.path) } : {}) });
};

const setUp = async (credit: string, isTest: boolean): Promise<Own> => {
  const key = await keyFor(shop.services, credit, { test: isTest });
  const order = await call("/orders", { method: "POST", key, body: body("/orders") });
  const webhook = await call("/webhooks", { method: "POST", key, body: body("/webhooks") });
  return { key, credit, values: { product, order: order.body.id, gift: "1", webhook: webhook.body.id } };
};

beforeAll(async () => {
  product = await variationOf("cafe-elodie-d");
  const credit = await companyWithCredit(shop.services);
  mine = await setUp(credit, false);
  mineInTest = await setUp(credit, true);
  others = await setUp(await companyWithCredit(shop.services), false);
});

const isOwned = ({ path }: Operation): boolean => /\{(?:order|webhook)\}/u.test(path);

/** Everything that a company has, as its lists say it. */
const allOf = async ({ key, values }: Own): Promise<string> => {
  const paths = [
    "/orders",
    `/orders/${values.order}/gifts`,
    "/webhooks",
    `/webhooks/${values.webhook}/deliveries`,
    "/credit",
  ];
  return JSON.stringify(await Promise.all(paths.map(async (path) => (await call(path, { key })).body)));
};

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  test("nobody without a key, and none with one that is not ours", async () => {
    for (const key of [undefined, "live_none", `live_${"A".repeat(43)}`]) {
      const refused = await ask(operation, mine.values, key);
      expect([refused.status, refused.body.code]).toEqual([401, "key_unknown"]);
      expect(refused.headers.get("www-authenticate")).toBe("Bearer");
      expect(problem.safeParse(refused.body).success).toBe(true);
    }
  });

  test("no key that lacks its scope", async () => {
    const may = scopes.filter((scope) => scope !== operation.scope);
    const key = await keyFor(shop.services, mine.credit, { may });
    const answered = await ask(operation, mine.values, key);
    expect(answered.body?.code === "scope_missing").toBe(operation.scope !== null);
  });

  test("nothing of another company or the other mode, nor a change to it", async () => {
    const before = await allOf(mine);
    for (const stranger of [others, mineInTest]) {
      const answered = await ask(operation, mine.values, stranger.key);
      if (isOwned(operation)) expect([answered.status, answered.body.code]).toEqual([404, "not_found"]);
      expect(JSON.stringify(answered.body)).not.toContain(mine.values.order);
      expect(JSON.stringify(answered.body)).not.toContain(mine.values.webhook);
    }
    expect(await allOf(mine)).toBe(before);
  });

  test("no key at a storefront of another seller or currency", async () => {
    const answered = await call(pathOf(operation, mine.values), {
      method: operation.method,
      key: mine.key,
      storefront: "CKUK",
      ...(operation.body ? { body: body(operation.path) } : {}),
    });
    expect([answered.status, answered.body.code]).toEqual([403, "storefront_not_yours"]);
  });

  test("answers what its schema says", async () => {
    const own = await setUp(await companyWithCredit(shop.services), true);
    const answered = await ask(operation, own.values, own.key);
    expect(answered.status).toBe(operation.status);
    if (operation.answer) expect(operation.answer.safeParse(answered.body)).toMatchObject({ success: true });
    expect(Number(answered.headers.get("ratelimit-remaining"))).toBeGreaterThanOrEqual(0);
  });
});
