import { randomUUID } from "node:crypto";
import { getStorefront, retention } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { forgetNightly } from "../../../testing/forget-nightly.ts";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { billing, openShop, type Shop } from "../../checkout/testing/shop.ts";
import { type AccountClient, accountClient, emailOf, password, signedIn } from "../testing/account-client.ts";
import { copyOrders } from "../testing/copy-orders.ts";

let shop: Shop;
let server: TestServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startTestServer(shop.services);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const day = 86_400_000;
const codes = (answer: { errors: { code: number }[] }) => answer.errors.map(({ code }) => code);
const asGuest = async (email: string, more: Record<string, unknown> = {}) => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d", more);
  const { orderUuid } = await buyer.place({ billing: { ...billing, email } });
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  return orderUuid;
};
const shape = "{ orders { id } paging { totalItems } }";
/** Does as the owner of the database may whom its rules do not bind. */
const withoutRules = async (work: (db: PoolClient) => Promise<unknown>): Promise<void> => {
  await inTransaction(shop.services.ownerPool, async (db) => {
    await db.query("set local session_replication_role = replica");
    await work(db);
  });
};
const listOf = async (client: AccountClient, over: Record<string, readonly [string, unknown]> = {}) => {
  const { data } = await client.run("query", "accountOrders", over, shape);
  return data.orders.map(({ id }: { id: string }) => id);
};
const detailsOf = async (client: AccountClient, id: string) =>
  (await client.run("query", "order", { uuid: ["ID!", id] }, "{ details { email } }")).data.details;

test("what a guest ordered is the account's with a proven mailbox alone: its list, its page, its documents", async () => {
  const email = "claims@example.org";
  const order = await asGuest(email);
  const client = accountClient(server, email);
  await client.register();
  await client.login();
  expect(await listOf(client)).toEqual([]);
  expect(await detailsOf(client, order)).toBeNull();
  const sent = await emailOf(shop.services, "verifyEmail", email);
  await client.run("mutation", "verifyEmail", { token: ["String!", sent?.token] });
  expect(await listOf(client)).toEqual([order]);
  expect(await detailsOf(client, order)).toEqual({ email });
  const documents = await client.run("query", "orderDocuments", { orderUuid: ["ID!", order] }, "{ canRequestInvoice }");
  expect(documents).toEqual({ data: { canRequestInvoice: true }, errors: [] });
  const stranger = await signedIn(server, shop.services, "curious@example.org");
  expect(await detailsOf(stranger, order)).toBeNull();
  expect(await listOf(stranger)).toEqual([]);
});

test("the link that proves a mailbox is sent once more, and the one before is good no longer", async () => {
  const email = "again@example.org";
  const client = accountClient(server, email);
  await client.register();
  await client.login();
  const first = await emailOf(shop.services, "verifyEmail", email);
  shop.services.clock.advance(1000);
  expect((await client.run("mutation", "sendVerification", {})).data).toEqual({ status: "EMAIL_SENT" });
  const second = await emailOf(shop.services, "verifyEmail", email);
  const verify = (token: string | undefined) => client.run("mutation", "verifyEmail", { token: ["String!", token] });
  expect(codes(await verify(first?.token))).toEqual([2204]);
  expect((await verify(second?.token)).data).toEqual({ status: "VERIFIED" });
  expect((await client.run("mutation", "sendVerification", {})).data).toEqual({ status: "VERIFIED" });
});

test("some of an order is ordered again, once for one key; what is none of it is refused", async () => {
  const email = "reorders@example.org";
  const client = await signedIn(server, shop.services, email);
  const order = await asGuest(email, { quantity: 3, recipient: { name: "Zoë", email: "zoe@example.org" } });
  const unpaid = await shop.buyer();
  await unpaid.add("cafe-elodie-d");
  await unpaid.place({ billing: { ...billing, email } });
  await client.logout();
  await client.login();
  expect(await listOf(client)).toHaveLength(2);
  expect(await listOf(client, { toReorder: ["Boolean", true] })).toEqual([order]);
  const { rows } = await shop.services.ownerPool.query("select tag from order_package where order_id = $1", [order]);
  const again = (packageId: string, quantity: number, key = randomUUID()) =>
    client.run(
      "mutation",
      "reorder",
      {
        id: ["ID!", order],
        idempotencyKey: ["ID!", key],
        items: ["[ReorderItemInput!]", [{ packageId, quantity }]],
      },
      "{ quantity gone }",
    );
  expect(codes(await again("999999", 1))).toEqual([1110]);
  expect(codes(await again(rows[0].tag, 0))).toEqual([1110]);
  const key = randomUUID();
  expect((await again(rows[0].tag, 2, key)).data).toEqual({ quantity: 2, gone: [] });
  expect((await again(rows[0].tag, 2, key)).data).toEqual({ quantity: 2, gone: [] });
});

test("an order of a storefront of the same company opens as it is, and is not ordered again elsewhere", async () => {
  const email = "sister@example.org";
  const client = await signedIn(server, shop.services, email);
  const order = await asGuest(email);
  await client.logout();
  await client.login();
  await withoutRules((db) => db.query("update shop_order set storefront = 'CKFR' where id = $1", [order]));
  const open = (by: AccountClient, call: "accountOrder" | "order", argument: "id" | "uuid") =>
    by.run("query", call, { [argument]: ["ID!", order] }, "{ uuid storefront shop details { email } }");
  const shown = { uuid: order, storefront: "CKFR", shop: getStorefront("CKFR").name, details: { email } };
  expect(await open(client, "accountOrder", "id")).toEqual({ data: shown, errors: [] });
  // Its page is the other storefront's.
  expect(codes(await open(client, "order", "uuid"))).toEqual([2042]);
  const again = { id: ["ID!", order], idempotencyKey: ["ID!", randomUUID()] } as const;
  expect(codes(await client.run("mutation", "reorder", again, "{ quantity }"))).toEqual([2042]);
  const stranger = await signedIn(server, shop.services, "no-sister@example.org");
  expect(codes(await open(stranger, "accountOrder", "id"))).toEqual([2042]);
  await withoutRules((db) => db.query("update shop_order set legal_entity = 'Another SAS' where id = $1", [order]));
  expect(codes(await open(client, "accountOrder", "id"))).toEqual([2042]);
});

test("a page of 1,000 orders takes three statements", async () => {
  const email = "often@example.org";
  const client = await signedIn(server, shop.services, email);
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place({ billing: { ...billing, email } });
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "FAILED");
  await shop.announce(payment);
  await client.logout();
  await client.login();
  await withoutRules((db) => copyOrders(db, orderUuid, email, 999));
  const asked: string[] = [];
  const query = shop.services.pool.query.bind(shop.services.pool);
  shop.services.pool.query = ((...values: Parameters<typeof query>) => {
    asked.push(JSON.stringify(values[0]));
    return query(...values);
  }) as typeof shop.services.pool.query;
  try {
    const paging = ["PagingInput", { itemsPerPage: 16, pageNumber: 30 }] as const;
    const { data } = await client.run("query", "accountOrders", { paging }, shape);
    expect(data.orders).toHaveLength(16);
    expect(data.paging).toEqual({ totalItems: 1000 });
  } finally {
    shop.services.pool.query = query;
  }
  expect(asked).toHaveLength(3);
  const behind = ["PagingInput", { itemsPerPage: 16, pageNumber: 64 }] as const;
  const last = await client.run("query", "accountOrders", { paging: behind }, shape);
  expect(last.data).toEqual({ orders: [], paging: { totalItems: 1000 } });
});

test("orders of a deleted account lose their buyer once nothing may be sent again; what they cost, and others' gifts, stay", async () => {
  const email = "leaves@example.org";
  const client = await signedIn(server, shop.services, email);
  const own = await asGuest(email);
  const given = await asGuest(email, { recipient: { name: "Zoë Friend", email: "friend@example.org" } });
  await client.logout();
  await client.login();
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $1", [shop.services.clock.now()]);
  await shop.services.ownerPool.query("update shop_order set state = 'COMPLETED' where email = $1", [email]);
  await client.run("mutation", "deleteAccount", { password: ["String!", password] });
  const kept = async (id: string): Promise<string> => {
    const { rows } = await shop.services.ownerPool.query<{ kept: string }>(
      `select concat(o::text, (select json_agg(p)::text from order_package p where p.order_id = o.id),
         (select json_agg(a)::text from order_address a where a.order_id = o.id)) as kept from shop_order o where id = $1`,
      [id],
    );
    return rows[0]?.kept ?? "";
  };
  const personal = new RegExp(`${email}|${billing.lastName}`, "iu");
  // Whoever makes an account with the address again has nothing of the one that is gone.
  const back = await signedIn(server, shop.services, email);
  expect(await listOf(back)).toEqual([]);
  shop.services.clock.advance((retention.messageDays - 1) * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.leftOrders": 0 });
  expect(await kept(own)).toMatch(personal);
  shop.services.clock.advance(8 * day);
  expect(await forgetNightly(shop.services)).toMatchObject({ "order.leftOrders": 2 });
  expect(await kept(own)).not.toMatch(personal);
  expect(await kept(given)).not.toMatch(personal);
  expect(await kept(given)).toContain("friend@example.org");
  expect(await shop.count("shop_order", `id = '${own}' and grand_total = 5000 and state = 'COMPLETED'`)).toBe(1);
});
