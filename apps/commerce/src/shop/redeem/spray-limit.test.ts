import { solveChallenge } from "@giftshop/graphql/captcha/solve";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { decryptCode } from "../../money/giftcard/card-keys.ts";
import { issueCards, packBlankCards, revealCards } from "../../money/giftcard/index.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { createPool, inTransaction } from "../../platform/database/index.ts";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

let services: TestServices;
let server: TestServer;
const warned: unknown[] = [];

beforeAll(async () => {
  services = await createTestServices();
  const warn = (...line: unknown[]) => warned.push(line);
  services.log.child = (() => ({ ...services.log, warn })) as never;
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});
beforeEach(async () => {
  warned.length = 0;
  await services.ownerPool.query("truncate rate_limit, guard_limit, captcha_used, gift_card_guess");
});

const errors = "errors { code referencedRequestParameter message }";
const balance = `mutation ($userData: UserDataInput!, $cardNumber: String!, $pin: String!, $captchaToken: String) {
  answer: giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    data { balance { value } } ${errors} } }`;
const challenge = `query ($userData: UserDataInput!) {
  answer: captchaChallenge(userData: $userData, action: COMMON) { data { challenge } ${errors} } }`;

const from = (address: string): TestClient => server.client("CBFR", undefined, { "x-forwarded-for": address });

const solved = async (client: TestClient): Promise<string> =>
  solveChallenge((await client.ask(challenge)).data.answer.data.challenge);

interface Typed {
  cardNumber: string;
  pin: string;
  captchaToken?: string;
}

const codesOf = async (client: TestClient, typed: Typed): Promise<number[]> =>
  (await client.ask(balance, { ...typed })).data.answer.errors.map(({ code }: { code: number }) => code);

/** Another card each time, as a list of numbers is gone through. */
const wrong = (nth: number): Typed => ({ cardNumber: `63710000000${10_000_000 + nth}`, pin: "123456" });

/** What so many tries hear, one after the other. */
const spray = async (count: number, addressOf: (nth: number) => string, first = 0): Promise<number[]> => {
  const heard: number[] = [];
  for (let nth = first; nth < first + count; nth += 1) heard.push(...(await codesOf(from(addressOf(nth)), wrong(nth))));
  return heard;
};

/** Each in a network of its own. */
const manyNetworks = (nth: number): string => `2001:db8:${nth.toString(16)}::1`;

/** Tries that are under way at a time. */
const atOnce = 20;

/** Does something with each, some at a time; answers in their order. */
const fewAtOnce = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const answers: Result[] = [];
  for (let begin = 0; begin < items.length; begin += atOnce)
    answers.push(...(await Promise.all(items.slice(begin, begin + atOnce).map(work))));
  return answers;
};

const ownCard = async (): Promise<Typed> => {
  const { pool, clock, environment } = services;
  const { orderLine } = await inTransaction(pool, async (client) => {
    const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };
    const policy = {
      storefront: "CBFR",
      group: "CB" as const,
      legalEntity: "Test SAS",
      currency: "EUR",
      activatedAt: clock.now(),
      expiresOn: "2028-11-23",
    };
    const { rows } = await client.query<{ line: number }>("select count(*)::int as line from gift_card");
    const orderLine = rows[0]?.line ?? 0;
    const [card] = await issueCards(client, [{ orderLine, n: 0, value: 5000, ...look }], policy, environment);
    if (card === undefined) throw new Error("No card was made.");
    const entries = [
      { account: "ORDER_SETTLEMENT" as const, amount: -5000 },
      { account: card.id, amount: 5000 },
    ];
    const { legalEntity, currency } = policy;
    await postTransaction(client, { kind: "ISSUE", businessKey: `${orderLine}`, legalEntity, currency, entries });
    return card;
  });
  const [code] = await revealCards(pool, [orderLine], "test", clock.now(), environment);
  if (code === undefined) throw new Error("There is no such card.");
  return { cardNumber: code.number, pin: code.pin };
};

test("addresses of one IPv6 line share what an address may try", async () => {
  const heard = await spray(40, (nth) => `2001:db8:5:6::${nth.toString(16)}`);
  expect(heard).toEqual([...Array(30).fill(2100), ...Array(10).fill(1002)]);
});

test("a spray from many networks has to do a captcha's work for each try, wrong or right; it is told once in the log", async () => {
  const card = await ownCard();
  expect(await spray(101, manyNetworks)).toEqual(Array(101).fill(2100));
  expect(await spray(20, manyNetworks, 101)).toEqual(Array(20).fill(1003));
  const thief = from("192.0.2.1");
  const asked = await thief.ask(balance, { ...card });
  const askedForWrong = await thief.ask(balance, { ...wrong(0) });
  expect(asked).toEqual(askedForWrong);
  expect(asked.data.answer).toMatchObject({
    data: null,
    errors: [{ code: 1003, referencedRequestParameter: "captchaToken" }],
  });
  const tried = "select count(*)::int as n from gift_card_guess";
  expect((await services.pool.query(tried)).rows).toEqual([{ n: 101 }]);
  const captchaToken = await solved(thief);
  expect(await codesOf(thief, { ...wrong(500), captchaToken })).toEqual([2100]);
  expect(await codesOf(thief, { ...card, captchaToken })).toEqual([1003]);
  expect(warned).toHaveLength(1);
  expect(JSON.stringify(warned)).not.toMatch(/2001:db8|192\.0|6371|123456/);
});

test("customers are let through by a captcha that their browser solves, and without one when it is over", async () => {
  const card = await ownCard();
  await spray(101, manyNetworks);
  const customer = from("192.0.2.2");
  expect(await codesOf(customer, card)).toEqual([1003]);
  expect(await codesOf(customer, { ...card, captchaToken: await solved(customer) })).toEqual([]);
  await services.ownerPool.query("update guard_limit set expire = 1 where key like 'balance-wrong:%'");
  expect(await codesOf(customer, card)).toEqual([]);
  expect(await codesOf(customer, wrong(1))).toEqual([2100]);
});

test("right tries are never too many, nor are those that were refused", async () => {
  const card = await ownCard();
  await spray(100, manyNetworks);
  for (let nth = 0; nth < 20; nth += 1) expect(await codesOf(from(`192.0.2.${nth}`), card)).toEqual([]);
  await spray(1, manyNetworks, 100);
  await spray(50, manyNetworks, 101);
  const { rows } = await services.pool.query("select points from guard_limit where key like 'balance-wrong:%'");
  expect(rows).toEqual([{ points: 101 }]);
});

test("of many wrong tries at once one is the first too many, and the log is told of it alone", async () => {
  await spray(95, manyNetworks);
  const together = Array.from({ length: 20 }, (_, nth) => codesOf(from(manyNetworks(200 + nth)), wrong(200 + nth)));
  const heard = (await Promise.all(together)).flat();
  expect(heard.filter((code) => code === 2100).length).toBeGreaterThanOrEqual(6);
  expect(heard.filter((code) => code !== 2100).every((code) => code === 1003)).toBe(true);
  expect(warned).toHaveLength(1);
  expect(await spray(1, manyNetworks, 300)).toEqual([1003]);
});

test("of a thousand guesses at one card from two hundred networks five are judged, also by a process that was started since", async () => {
  const card = await ownCard();
  const again = createPool({ connectionString: services.environment.appDatabaseUrl, log: services.log, size: 10 });
  const restarted = await startTestServer({ ...services, pool: again });
  const guesses = Array.from({ length: 1000 }, (_, nth) => ({
    nth,
    pin: `${(Number(card.pin) + 1 + nth) % 1_000_000}`,
  }));
  const heard = await fewAtOnce(guesses, async ({ nth, pin }) => {
    const { client } = nth < 500 ? server : restarted;
    const one = client("CBFR", undefined, { "x-forwarded-for": manyNetworks(nth % 200) });
    return codesOf(one, { ...card, pin: pin.padStart(6, "0") });
  });
  expect(heard.flat().filter((code) => code === 2100)).toHaveLength(5);
  // The right PIN hears no more than the wrong ones.
  expect(await codesOf(from(manyNetworks(300)), card)).not.toContain(2100);
  expect((await codesOf(from(manyNetworks(301)), card)).length).toBe(1);
  await restarted.close();
  await again.end();
}, 60_000);

/** The numbers of so many cards of boxes, which wait to be activated. */
const manyCards = async (count: number): Promise<string[]> => {
  const { pool, environment } = services;
  const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };
  const policy = { storefront: "CBFR", group: "CB" as const, legalEntity: "Test SAS", currency: "EUR" };
  const orderLine = 1_000_000;
  const box = Array.from({ length: count }, (_, n) => ({ orderLine, n, ...look }));
  await inTransaction(pool, (client) => packBlankCards(client, box, policy, environment));
  const { rows } = await pool.query<{ n: number; code: Buffer }>(
    "select n, code from gift_card where order_line = $1",
    [orderLine],
  );
  return rows.map(({ n, code }) => decryptCode(environment.cardEncryptionKey, code, `${orderLine}:${n}`).number);
};

/** Ten thousand in the run of everything; all above the limit are refused alike. */
const cardsTried = process.env.TEST_ALL === "1" ? 10_000 : 800;

test("one PIN that is tried over many cards stops after little more than a hundred, within a minute, and goes on for no process that was started since", async () => {
  const cards = await manyCards(cardsTried);
  const half = cardsTried / 2;
  const begin = performance.now();
  let lastJudged = begin;
  const tryAll = (at: TestServer, numbers: readonly string[], first: number): Promise<number[][]> =>
    fewAtOnce(numbers, async (cardNumber) => {
      const address = manyNetworks(first + numbers.indexOf(cardNumber));
      const heard = await codesOf(at.client("CBFR", undefined, { "x-forwarded-for": address }), {
        cardNumber,
        pin: "123456",
      });
      if (heard.includes(2100)) lastJudged = performance.now();
      return heard;
    });
  const heard = (await tryAll(server, cards.slice(0, half), 0)).flat();
  const judged = heard.filter((code) => code === 2100).length;
  // Those under way when the limit was reached get through.
  expect(judged).toBeGreaterThan(100);
  expect(judged).toBeLessThanOrEqual(101 + atOnce);
  expect(heard.slice(200).every((code) => code === 1003)).toBe(true);
  expect(lastJudged - begin).toBeLessThan(60_000);
  const again = createPool({ connectionString: services.environment.appDatabaseUrl, log: services.log, size: 10 });
  const restarted = await startTestServer({ ...services, pool: again });
  const later = (await tryAll(restarted, cards.slice(half), half)).flat();
  expect(later).toEqual(Array(half).fill(1003));
  await restarted.close();
  await again.end();
}, 120_000);
