import { setTimeout as sleep } from "node:timers/promises";
import { copyOrders } from "@giftshop/commerce/copy-orders";
import { getStorefront } from "@giftshop/storefront-config";
import { Client } from "pg";
import { Pool } from "undici";
import type { Target } from "../commerce.ts";
import { visitor } from "../commerce-client.ts";
import { documents } from "../documents.ts";
import { type Load, load } from "../load.ts";
import { areaUnderCurve, quantile } from "../statistics.ts";
import { type AccountCaller, accountCaller } from "./account-client.ts";
import { copyAccounts, knownEmail, unknownEmail } from "./many-accounts.ts";

const storefront = getStorefront("CBFR");
const password = "a fine long passphrase";
const status = "{ data { status } errors { code } }";
const owner = "bench-owner@example.org";

const calls = {
  login: `mutation ($userData: UserDataInput!, $email: String!, $password: String!, $captchaToken: String!) { answer: userLogin(userData: $userData, email: $email, password: $password, captchaToken: $captchaToken) ${status} }`,
  exists: `query ($userData: UserDataInput!, $email: String!, $captchaToken: String!) { answer: checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) ${status} }`,
  forgot: `mutation ($userData: UserDataInput!, $email: String!, $captchaToken: String!) { answer: forgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) ${status} }`,
  register: `mutation ($userData: UserDataInput!, $input: RegisterInput!) { answer: register(userData: $userData, input: $input) ${status} }`,
  info: "query ($userData: UserDataInput!) { answer: getUserInfo(userData: $userData) { data { user { subscribed verified version mainProfile { firstName lastName email invoiceEmail phoneNumber vatNumber address { companyName postCode houseNumber suffix street city administrativeArea } } } } errors { code } } }",
  orders:
    "query ($userData: UserDataInput!, $paging: PagingInput) { answer: accountOrders(userData: $userData, paging: $paging) { data { orders { id kind number status placedAt titles packages receivers grandTotal { currency value } } paging { totalItems currentPage itemsPerPage } } errors { code } } }",
};

const registerInput = (email: string, captchaToken: string) => ({
  input: { captchaToken, firstName: "Bench", lastName: "Mark", email, password, passwordConfirmation: password },
});

/**
 * What tells a known email from an unknown one, if anything: the area under the curve of the times of both.
 */
export interface Told {
  name: string;
  samples: number;
  auc: number;
  /** Milliseconds, medians. */
  known: number;
  unknown: number;
}

/** What accounts cost, and what they give away. */
export interface AccountFigures {
  told: Told;
  /** By one client. */
  info: Load;
  /** By eight. */
  busyInfo: Load;
  orders: Load;
  flood: Flood;
}

/** Milliseconds, 99 in 100 lists that were answered, before and while somebody tries 50 logins a second. */
export interface Flood {
  before: number;
  during: number;
  /** Lists that were refused, as there was too much to do. */
  refused: number;
  tried: number;
  judged: number;
}

const variablesOf = (call: keyof typeof calls, email: string, captchaToken: string): object => {
  if (call === "register") return registerInput(email, captchaToken);
  return { email, captchaToken, ...(call === "login" && { password: "not the passphrase" }) };
};

/** Asks about emails that have an account and others by turns, and compares the times. */
const compare = async (name: keyof typeof calls, caller: () => AccountCaller, samples: number): Promise<Told> => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let n = 1; n <= samples / 2; n += 1)
    for (const kind of n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      const one = caller();
      const email = kind === "known" ? knownEmail(n) : unknownEmail(n);
      const { milliseconds } = await one.ask(calls[name], variablesOf(name, email, await one.captcha()));
      times[kind].push(milliseconds);
    }
  const { known, unknown } = times;
  const auc = areaUnderCurve(known, unknown);
  return { name, samples, auc, known: quantile(known, 0.5), unknown: quantile(unknown, 0.5) };
};

/** 99 in 100 lists at 8 clients, and how many were refused. */
const lists = async (target: Target, pool: Pool, seconds: number): Promise<{ p99: number; refused: number }> => {
  const answered: number[] = [];
  let refused = 0;
  const note = (milliseconds: number) => void answered.push(milliseconds);
  const clients = Array.from({ length: 8 }, () => visitor(pool, storefront, target.origin, note));
  const operation = async (client: number) => {
    const asked = clients[client]?.ask(documents.products, { paging: { itemsPerPage: 16, pageNumber: 1 } });
    await asked?.catch(() => {
      refused += 1;
    });
  };
  await load({ clients: 8, seconds, pids: target.pids, operation });
  return { p99: quantile(answered, 0.99), refused };
};

const flood = async (target: Target, pool: Pool, caller: () => AccountCaller, seconds: number): Promise<Flood> => {
  const { p99: before } = await lists(target, pool, seconds);
  const perSecond = 50;
  const tokens = await Promise.all(Array.from({ length: perSecond * (seconds + 1) }, async () => caller().captcha()));
  let judged = 0;
  const under: Promise<void>[] = [];
  const during = lists(target, pool, seconds);
  for (const [n, captchaToken] of tokens.entries()) {
    const variables = { email: knownEmail(1 + (n % 500)), password: "not the passphrase", captchaToken };
    const one = caller().ask(calls.login, variables);
    const counted = one.then(({ errors }) => {
      if (errors[0]?.code === 2200) judged += 1;
    });
    // Refused is as good: only lists are looked at.
    under.push(counted.catch(() => {}));
    await sleep(1000 / perSecond);
  }
  const { p99, refused } = await during;
  await Promise.all(under);
  return { before, during: p99, refused, tried: tokens.length, judged };
};

/** Somebody signed in, whose account the others are copies of. */
const signIn = async (db: Client, caller: AccountCaller): Promise<AccountCaller> => {
  await caller.ask(calls.register, registerInput(owner, await caller.captcha()));
  await db.query("update account set email_verified_at = now() where email = $1", [owner]);
  const { errors } = await caller.ask(calls.login, { email: owner, password, captchaToken: await caller.captcha() });
  if (errors.length > 0) throw new Error(`Not signed in: ${JSON.stringify(errors)}`);
  return caller;
};

/**
 * @param samples calls a case, half of them about emails that have an account
 * @param say is told each figure once it is known
 */
export const measureAccounts = async (
  target: Target,
  seconds: number,
  samples: number,
  say: (figures: Partial<AccountFigures>) => void,
): Promise<void> => {
  const pool = new Pool(target.url, { connections: 96, pipelining: 1 });
  const db = new Client({ connectionString: target.variables.DATABASE_URL });
  await db.connect();
  try {
    const secret = target.variables.SIGNING_SECRET ?? "";
    const caller = () => accountCaller(pool, storefront, target.origin, secret);
    const someone = await signIn(db, caller());
    await copyAccounts(db, owner, samples);
    const { rows } = await db.query<{ id: string }>("select id from shop_order where state = 'COMPLETED' limit 1");
    const order = rows[0]?.id;
    if (order === undefined) throw new Error("There is no order to copy.");
    await db.query("begin");
    await db.query("set local session_replication_role = replica");
    await copyOrders(db, order, owner, 1000);
    await db.query("commit");
    await db.query("analyze shop_order, order_package, order_line, account");
    const pids = target.pids;
    const again =
      (document: string, variables: object = {}) =>
      async () => {
        const { errors } = await someone.ask(document, variables);
        if (errors.length > 0) throw new Error(JSON.stringify(errors));
      };
    // Eight first, as they have the process compile what one alone would be measured with.
    const busyInfo = await load({ clients: 8, seconds, pids, operation: again(calls.info) });
    const info = await load({ clients: 1, seconds, pids, operation: again(calls.info) });
    let page = 0;
    const orders = await load({
      clients: 8,
      seconds,
      pids,
      operation: () => again(calls.orders, { paging: { itemsPerPage: 16, pageNumber: 1 + (page++ % 60) } })(),
    });
    say({ info, busyInfo, orders });
    say({ flood: await flood(target, pool, caller, seconds) });
    for (const name of ["exists", "forgot", "login", "register"] as const)
      say({ told: await compare(name, caller, samples) });
  } finally {
    await db.end();
    await pool.close();
  }
};
