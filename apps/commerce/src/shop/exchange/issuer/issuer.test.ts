import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@giftshop/sandbox";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { checkBooks } from "../../../money/ledger/check-books.ts";
import { releaseDue } from "../../../money/order/index.ts";
import { giftForMail } from "../../checkout/emails/gift-for-mail.ts";
import { openRedeemShop, type RedeemShop } from "../../redeem/testing/redeem-shop.ts";
import { httpIssuer } from "./http-issuer.ts";
import { issueWaiting } from "./issue-waiting.ts";
import { addIssuers } from "./issued-cards.ts";
import type { Issuer } from "./issuer.ts";
import { restoredEmail } from "./restored-email.ts";

let shop: RedeemShop;
let sandbox: Sandbox;
let directory: string;
let issuer: Issuer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "issuer-"));
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory: directory });
  shop = await openRedeemShop();
  issuer = httpIssuer(sandbox.url);
  await addIssuers(shop.services.ownerPool, "CBFR", ["cafe-elodie"]);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
  await rm(directory, { recursive: true });
});
beforeEach(() => sandbox.faults.clear());

const minute = 60_000;

/** An exchange of a card for one whose issuer makes it, paid. */
const exchange = async (value: number) => {
  const browser = await shop.redeemer();
  await browser.begin(await shop.card(value));
  await browser.add("cafe-elodie-d", value);
  const { orderUuid } = await browser.place();
  if ((await shop.state(orderUuid)) === "PENDING") {
    const payment = await shop.paymentOf(orderUuid);
    shop.provider.move(payment, "PAID");
    await shop.announce(payment);
  }
  const { rows } = await shop.services.pool.query<{ id: number; package: number }>(
    "select id, package from order_line where order_id = $1",
    [orderUuid],
  );
  const [line] = rows;
  if (line === undefined) throw new Error("The order has no line.");
  return { orderUuid, line: line.id, package: line.package };
};
type Exchanged = Awaited<ReturnType<typeof exchange>>;

const stateOf = async ({ line }: Exchanged): Promise<string | undefined> =>
  (await shop.services.pool.query<{ state: string }>("select state from issued_card where order_line = $1", [line]))
    .rows[0]?.state;
/** What the gift's e-mail says, once it may leave. */
const gift = async ({ package: packageId }: Exchanged) => {
  const { pool, clock } = shop.services;
  const released = await releaseDue(pool, clock.now(), 10);
  return released.includes(packageId) ? giftForMail(pool, packageId, shop.services) : undefined;
};
const madeOf = ({ line }: Exchanged) => sandbox.issued.of(`${line}:0`);
const restoredEmails = (orderUuid: string) =>
  shop.count("pgboss.job", `name = 'mail.issue-restored' and data::text like '%${orderUuid}%'`);
const booksHold = async () =>
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({ unbalanced: 0, drifted: 0 });

test("the issuer's card goes into the gift, which waits for it; none of ours is made", async () => {
  const order = await exchange(5000);
  expect(await gift(order)).toBeUndefined();
  await issueWaiting(shop.services, issuer);
  expect(await stateOf(order)).toBe("ISSUED");
  const [made] = madeOf(order);
  expect(await gift(order)).toMatchObject({
    cards: [{ number: made?.number, pin: made?.pin, value: { value: 5000 } }],
  });
  expect(await shop.count("gift_card", `order_line = ${order.line}`)).toBe(0);
  await booksHold();
});

test("one that the issuer refuses is restored at once as a choice card, and the buyer is told", async () => {
  const order = await exchange(4000);
  sandbox.faults.add({ on: "issuer", kind: "422", times: 1, milliseconds: 1 });
  await issueWaiting(shop.services, issuer);
  expect(await stateOf(order)).toBe("RESTORED");
  const { rows } = await shop.services.pool.query(
    "select c.title, a.balance from gift_card c join ledger_account a on a.id = c.id where c.order_line = $1",
    [order.line],
  );
  expect(rows).toEqual([{ title: "Toutes enseignes", balance: 4000 }]);
  expect(await gift(order)).toMatchObject({ cards: [{ value: { value: 4000 } }] });
  expect(await restoredEmails(order.orderUuid)).toBe(1);
  const mail = await restoredEmail.compose(shop.services, { orderId: order.orderUuid, card: 1, value: 4000 });
  expect(mail?.to).toBe("elodie@example.com");
  expect(mail?.text).toContain("carte multi-enseignes de 40,00");
  await booksHold();
});

test("an issuer that is away is asked for a quarter of an hour, and then a choice card takes its place", async () => {
  const order = await exchange(3000);
  sandbox.faults.add({ on: "issuer", kind: "503", times: 100, milliseconds: 1 });
  for (let passed = 0; passed < 15; passed += 1) {
    await issueWaiting(shop.services, issuer);
    expect(await stateOf(order)).toBe("WAITING");
    shop.services.clock.advance(minute);
  }
  await issueWaiting(shop.services, issuer);
  expect(await stateOf(order)).toBe("RESTORED");
  expect(await restoredEmails(order.orderUuid)).toBe(1);
  await booksHold();
});

test("an issuer that answers nobody, and makes two cards of one, has one out in the end: that of the gift", async () => {
  for (const kind of ["drop-after-effect", "duplicate"] as const) {
    const order = await exchange(2000);
    sandbox.faults.add({ on: "issuer", kind, times: 1, milliseconds: 1 });
    await issueWaiting(shop.services, issuer);
    expect(await stateOf(order)).toBe("WAITING");
    expect(madeOf(order)).toHaveLength(kind === "duplicate" ? 2 : 1);
    await issueWaiting(shop.services, issuer);
    expect(await stateOf(order)).toBe("ISSUED");
    expect(madeOf(order)).toHaveLength(1);
    expect(await gift(order)).toMatchObject({ cards: [{ number: madeOf(order)[0]?.number }] });
  }
  await booksHold();
});

test("a card that an issuer made after it was restored is taken back", async () => {
  const order = await exchange(2000);
  const late: Issuer = { ...issuer, issue: () => Promise.reject(new Error("no answer")), find: async () => [] };
  await issueWaiting(shop.services, late);
  shop.services.clock.advance(15 * minute);
  await issueWaiting(shop.services, late);
  expect(await stateOf(order)).toBe("RESTORED");
  await issuer.issue({ key: `${order.line}:0`, brand: "cafe-elodie", value: 2000, currency: "EUR" });
  await issueWaiting(shop.services, issuer);
  expect(madeOf(order)).toEqual([]);
  shop.services.clock.advance(15 * minute);
  await issueWaiting(shop.services, issuer);
  expect(await shop.count("issued_card", `order_line = ${order.line} and revoked_at is not null`)).toBe(1);
});

test("two lookers at once issue a card once, and restore it once", async () => {
  const order = await exchange(2000);
  await Promise.all([issueWaiting(shop.services, issuer), issueWaiting(shop.services, issuer)]);
  expect(madeOf(order)).toHaveLength(1);
  const refused = await exchange(2000);
  sandbox.faults.add({ on: "issuer", kind: "422", times: 2, milliseconds: 1 });
  await Promise.all([issueWaiting(shop.services, issuer), issueWaiting(shop.services, issuer)]);
  expect(await stateOf(refused)).toBe("RESTORED");
  expect(await shop.count("gift_card", `order_line = ${refused.line}`)).toBe(1);
  expect(await restoredEmails(refused.orderUuid)).toBe(1);
  await booksHold();
});
