import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { Client } from "pg";
import { Pool } from "undici";
import { type AccountCaller, accountCaller } from "../accounts/account-client.ts";
import { connect, visitor } from "../commerce-client.ts";
import { cpuMilliseconds } from "../cpu.ts";
import { documents } from "../documents.ts";
import { hostOf } from "../pages/sample-pages.ts";
import { runCommerce } from "../run-commerce.ts";
import { quantile } from "../statistics.ts";
import { rounded, table } from "../table.ts";
import { targetOf } from "../target.ts";
import type { MeasuredShop } from "../with-stack.ts";
import { handOver } from "./hand-over-list.ts";
import { watching } from "./watching.ts";

const storefront = getStorefront("CBFR");
const password = "a fine long passphrase";
const buyer = "bench-list@example.org";
/** Whole units: enough for ten thousand gifts. */
const credit = 1_000_000;
/** Rows of one call, as the page sends them. */
const perCall = 300;

/** A gift card of 10 euro by email, of which one order may hold any number. */
const unlimited = `select v.id from variation v join product p on p.id = v.product join brand b on b.slug = p.brand
  where p.storefront = 'CBFR' and p.active and b.kind = 'GIFTCARD' and p.sum_per_order is null and v.kind = 'DIGITAL'
    and not v.has_fixed_prices and v.minimum <= 1000 and not exists (select from variation_stock where variation_id = v.id)
  order by v.id limit 1`;

const errors = "errors { code referencedRequestParameter }";
const calls = {
  register: `mutation ($userData: UserDataInput!, $input: RegisterInput!) { answer: register(userData: $userData, input: $input) { data { status } ${errors} } }`,
  login: `mutation ($userData: UserDataInput!, $email: String!, $password: String!, $captchaToken: String!) { answer: userLogin(userData: $userData, email: $email, password: $password, captchaToken: $captchaToken) { data { status } ${errors} } }`,
  begin: `mutation ($userData: UserDataInput!, $input: GiftBatchInput!) { answer: beginBatch(userData: $userData, input: $input) { data { id } ${errors} } }`,
  add: `mutation ($userData: UserDataInput!, $id: ID!, $from: Int!, $rows: [GiftBatchRowInput!]!) { answer: addBatchRows(userData: $userData, id: $id, from: $from, rows: $rows) { data { received good } ${errors} } }`,
  order: `mutation ($userData: UserDataInput!, $input: OrderBatchInput!) { answer: orderBatch(userData: $userData, input: $input) { data { orderUuid } ${errors} } }`,
};

const said = async <Data>(caller: AccountCaller, document: string, variables: object): Promise<Data> => {
  const { data, errors } = await caller.ask<Data>(document, variables);
  if (data === null) throw new Error(JSON.stringify(errors));
  return data;
};

/** A company with credit, signed in. */
const signIn = async (caller: AccountCaller, db: Client, shop: MeasuredShop): Promise<void> => {
  const who = { firstName: "Claire", lastName: "Fontaine", email: buyer, password, passwordConfirmation: password };
  await said(caller, calls.register, { input: { ...who, captchaToken: await caller.captcha() } });
  await db.query("update account set email_verified_at = now() where email = $1", [buyer]);
  await said(caller, calls.login, { email: buyer, password, captchaToken: await caller.captcha() });
  await runCommerce(["invoices", "approve", "CBFR", buyer, "-", "Atelier Fontaine"], shop.variables);
  const { rows } = await db.query<{ credit: string }>("select credit from business_credit_buyer where email_key = $1", [
    buyer,
  ]);
  await runCommerce(["invoices", "limit", rows[0]?.credit ?? "", String(credit), "measured"], shop.variables);
};

/** Sends the table as its page does, and answers the batch. */
const judge = async (caller: AccountCaller, variation: string, count: number): Promise<string> => {
  const input = { variationId: variation, message: "Merci {firstName} !", rows: count };
  const { id } = await said<{ id: string }>(caller, calls.begin, { input });
  for (let from = 0; from < count; from += perCall) {
    const rows = Array.from({ length: Math.min(perCall, count - from) }, (_, n) => ({
      email: receiver(from + n),
      firstName: "Zoë",
      lastName: "Martin",
      value: "10",
    }));
    await said(caller, calls.add, { id, from, rows });
  }
  return id;
};

const receiver = (n: number): string => `bench-r${n}@example.org`;

const billing = {
  customerType: "BUSINESS",
  firstName: "Claire",
  lastName: "Fontaine",
  email: buyer,
  companyName: "Atelier Fontaine SARL",
  vatNumber: "FR40303265045",
  referenceNumber: "CC-4711",
  countryCode: "FR",
  street: "Rue Oberkampf",
  houseNumber: "12",
  postCode: "75011",
  city: "Paris",
};

const seconds = async <Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> => {
  const started = performance.now();
  const answer = await work();
  return [answer, (performance.now() - started) / 1000];
};

/** How often a mailbox got the gift that it was sent: `[mailboxes, those with two, repeated]`. */
const arrived = async (shop: MeasuredShop): Promise<[number, number, number]> => {
  const answer = await fetch(`http://localhost:${shop.ports.sandbox}/mail.json`);
  const { messages } = (await answer.json()) as { messages: { to: string; copies: number }[] };
  const gifts = messages.filter(({ to }) => /^bench-r\d+@/.test(to));
  const boxes = new Set(gifts.map(({ to }) => to)).size;
  return [boxes, gifts.length - boxes, gifts.reduce((sum, { copies }) => sum + copies - 1, 0)];
};

/**
 * A list of many: how long it takes until its rows are judged, until they are one order, and until
 * a mail server has all of its gifts; what a visitor notices meanwhile; whether each gift came once.
 *
 * @param kills how often the worker is killed while it sends
 */
export const measureRecipients = async (shop: MeasuredShop, count: number, kills: number): Promise<void> => {
  const { url, origin, variables, pids } = targetOf(shop);
  const pool = new Pool(url, { connections: 8, pipelining: 1 });
  const db = new Client({ connectionString: variables.DATABASE_URL });
  await db.connect();
  try {
    const caller = accountCaller(pool, storefront, origin, variables.SIGNING_SECRET ?? "");
    await signIn(caller, db, shop);
    const { rows } = await db.query<{ id: number }>(unlimited);
    const watch = () => watching({ pages: pageOf(shop), lists: listOf(url, origin) });
    const before = await watch().after(20);
    const cpu = cpuMilliseconds(pids());
    const [id, judged] = await seconds(() => judge(caller, `${rows[0]?.id}`, count));
    const input = { id, billing, paymentMethod: "invoice", acceptTerms: true, idempotencyKey: randomUUID() };
    const [{ orderUuid }, ordered] = await seconds(() => said<{ orderUuid: string }>(caller, calls.order, { input }));
    const served = (cpuMilliseconds(pids()) - cpu) / 1000;
    const meanwhile = watch();
    const [sent, handedOver] = await seconds(() => handOver(db, shop, { order: orderUuid, count, kills }));
    const during = await meanwhile.end();
    const [boxes, twice, repeated] = await arrived(shop);
    table(
      `A list of ${count}, the worker killed ${kills} times`,
      ["", "s"],
      [
        ["judged", judged],
        ["ordered", ordered],
        ["CPU of both (commerce and PostgreSQL)", served],
        ["handed over", handedOver],
        ["CPU of the worker", sent.cpu / 1000],
      ],
    );
    table(
      "What a visitor notices, p99 ms",
      ["", "before", "while gifts are sent", "ratio"],
      (["pages", "lists"] as const).map((what) => {
        const [usual, then] = [quantile(before[what], 0.99), quantile(during[what], 0.99)];
        return [what, usual, then, then / usual];
      }),
    );
    console.log(`${boxes} mailboxes have their gift, ${twice} more than one, ${repeated} were sent the same again`);
    console.log(`${rounded(count / handedOver)} gifts/s; ${sent.sent} noted as sent`);
  } finally {
    await db.end();
    await pool.close();
  }
};

/** A page of the storefront, as it is kept. */
const pageOf = (shop: MeasuredShop) => {
  const pool = connect(`http://localhost:${shop.ports.cb}`, 1);
  return async () => {
    const { body, statusCode } = await pool.request({
      method: "GET",
      path: "/",
      headers: { host: hostOf(shop), "accept-encoding": "br" },
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`The page answered ${statusCode}`);
  };
};

/** A list that commerce is asked for. */
const listOf = (url: string, origin: string) => {
  const someone = visitor(connect(url, 1), storefront, origin);
  return () => someone.ask(documents.products, { paging: { itemsPerPage: 16, pageNumber: 1 } });
};
