import { randomUUID } from "node:crypto";
import { getStorefront, redeemCookie } from "@giftshop/storefront-config";
import { Pool } from "undici";
import { type AccountCaller, accountCaller } from "../accounts/account-client.ts";
import type { Measured, Target } from "../commerce.ts";
import { load } from "../load.ts";
import { frontDoor } from "../under-load/overload.ts";
import { untilNothingIsQueued } from "../until-nothing-is-queued.ts";

/** Its gift emails hold number and PIN. */
export const exchangedIn = getStorefront("CBDE");

interface Card {
  cardNumber: string;
  pin: string;
}
interface Offered {
  digitalVariationConfig: { variationId: string; hasFixedPrices: boolean; minPrice: { value: number } } | null;
}
type Listed = Offered & { productType: string; alternativeChoice: Offered | null };

const offered = "digitalVariationConfig { variationId hasFixedPrices minPrice { value } }";
const order = "{ data { version remainingBalance { value } toPay { value } } errors { code } }";
const calls = {
  listed: `query ($userData: UserDataInput!) { answer: products(userData: $userData, filters: { filterByRedeem: {} }, paging: { itemsPerPage: 48 }) { data { products { productType ${offered} alternativeChoice(deliveryKind: DIGITAL) { ${offered} } } } errors { code } } }`,
  buy: "mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addToBasket(userData: $userData, input: $input) { data { version } errors { code } } }",
  place:
    "mutation ($userData: UserDataInput!, $input: PlaceOrderInput!) { answer: placeOrder(userData: $userData, input: $input) { data { orderUuid paymentUrl } errors { code } } }",
  balance:
    "mutation ($userData: UserDataInput!, $cardNumber: String!, $pin: String!) { answer: giftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin) { data { balance { value } } errors { code } } }",
  begin: `mutation ($userData: UserDataInput!, $input: RedeemCardInput!) { answer: beginRedeem(userData: $userData, input: $input) ${order} }`,
  addCard: `mutation ($userData: UserDataInput!, $input: RedeemCardInput!) { answer: addRedeemCard(userData: $userData, input: $input) ${order} }`,
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addRedeemPackage(userData: $userData, input: $input) ${order} }`,
};

const { languages, storeId, country } = exchangedIn;
const common = { language: languages[0], storeID: storeId, countryCode: country };

/** One call of an exchange, with its token as the front door sends it. Throws where it is refused. */
const ask = async <Data>(caller: AccountCaller, call: keyof typeof calls, variables: object): Promise<Data> => {
  const redeemToken = caller.cookies.get(redeemCookie(storeId, false));
  const { data, errors } = await caller.ask<Data>(calls[call], {
    userData: { ...common, ...(redeemToken && { redeemToken }) },
    ...variables,
  });
  if (data === null) throw new Error(`${call}: ${JSON.stringify(errors)}`);
  return data;
};

const orderInput = (cartVersion: number, email: string) => ({
  idempotencyKey: randomUUID(),
  cartVersion,
  billing: { firstName: "Bench", lastName: "Mark", email },
  acceptTerms: true,
});

/** Each card, minor units. */
const worth = 1_000;
/** Cards of one order: so few that nobody looks at it twice before it is sent. */
const each = 5;

/** Buys choice cards. Answers with the address that their codes are sent to. */
const buyCards = async (target: Target, caller: AccountCaller, choice: string): Promise<string> => {
  const email = `${randomUUID()}@example.org`;
  const wish = { idempotencyKey: randomUUID(), variationId: choice, value: worth, quantity: each };
  const { version } = await ask<{ version: number }>(caller, "buy", { input: wish });
  const input = { ...orderInput(version, email), paymentMethod: "paypal" };
  const { paymentUrl } = await ask<{ paymentUrl: string }>(caller, "place", { input });
  const payment = new URL(paymentUrl).pathname.split("/").at(-1);
  const paid = await fetch(`${target.sandboxUrl}/control/payments/${payment}/paid`, { method: "POST" });
  await paid.arrayBuffer();
  return email;
};

/** The codes that a mailbox was sent. */
const codesOf = async (target: Target, email: string): Promise<Card[]> => {
  const list = await fetch(`${target.sandboxUrl}/mail.json?to=${encodeURIComponent(email)}`);
  const { messages } = (await list.json()) as { messages: { id: string }[] };
  const texts = await Promise.all(
    messages.map(async ({ id }) => {
      const found = await fetch(`${target.sandboxUrl}/mail/${id}.json`);
      return ((await found.json()) as { text: string }).text;
    }),
  );
  return [...texts.join("\n").matchAll(/(\d{4}(?: \d{4}){3} \d{3})\W*\r?\n[^\n]*?(\d{6})\W*(?=\n|$)/g)].map(
    ([, cardNumber = "", pin = ""]) => ({ cardNumber, pin }),
  );
};

/** Somebody new each time, over as many connections as a front door has. */
const withCallers = async <Result>(target: Target, work: (callerOf: () => AccountCaller) => Promise<Result>) => {
  const pool = new Pool(target.url, { connections: frontDoor.connections, pipelining: 1 });
  const origin = target.origin.replace("cbfr", exchangedIn.host);
  try {
    return await work(() => accountCaller(pool, exchangedIn, origin, target.variables.SIGNING_SECRET ?? ""));
  } finally {
    await pool.close();
  }
};

/** The choice card, and two brands that take its value. */
const offersOf = async (caller: AccountCaller): Promise<{ choice: string; brands: readonly string[] }> => {
  const { products } = await ask<{ products: Listed[] }>(caller, "listed", {});
  const choice = products.find(({ alternativeChoice }) => alternativeChoice)?.alternativeChoice?.digitalVariationConfig;
  const brands = products.flatMap(({ productType, digitalVariationConfig: config }) =>
    productType === "GIFTCARD" && config?.hasFixedPrices === false && config.minPrice.value <= worth
      ? [config.variationId]
      : [],
  );
  if (!choice || brands.length < 2) throw new Error("There is nothing to exchange");
  return { choice: choice.variationId, brands: brands.slice(0, 2) };
};

/** Choice cards to exchange, of so many orders. The worker brings their codes. */
export const prepareCards = (target: Target, orders: number): Promise<Card[]> =>
  withCallers(target, async (callerOf) => {
    const { choice } = await offersOf(callerOf());
    const emails: string[] = [];
    for (let bought = 0; bought < orders; bought += 1) emails.push(await buyCards(target, callerOf(), choice));
    await untilNothingIsQueued(target.variables.DATABASE_URL ?? "");
    const cards = (await Promise.all(emails.map((email) => codesOf(target, email)))).flat();
    if (cards.length < orders * each) throw new Error(`Only ${cards.length} cards came of ${orders * each}`);
    return cards;
  });

/**
 * Two cards become two of other brands: begun, the second card added, two packages chosen, ordered, and made.
 */
const exchange = async (caller: AccountCaller, [one, other]: readonly [Card, Card], brands: readonly string[]) => {
  await ask(caller, "begin", { input: one });
  await ask(caller, "addCard", { input: other });
  let version = 0;
  for (const variationId of brands) {
    const input = { idempotencyKey: randomUUID(), variationId, value: worth, quantity: 1 };
    ({ version } = await ask<{ version: number }>(caller, "add", { input }));
  }
  await ask(caller, "place", { input: orderInput(version, "bench@example.org") });
};

/** What people do with gift cards, each with somebody new. */
export interface CardOperations {
  /** Looks at the balance of a card. */
  look: () => Promise<unknown>;
  /** Exchanges two of the cards. @throws when all are spent */
  spend: () => Promise<void>;
}

/** Runs something that looks at cards and spends them. */
export const withCards = <Result>(
  target: Target,
  cards: readonly Card[],
  work: (operations: CardOperations) => Promise<Result>,
): Promise<Result> =>
  withCallers(target, async (callerOf) => {
    const { brands } = await offersOf(callerOf());
    const left = [...cards];
    let looked = 0;
    return work({
      look: () => ask(callerOf(), "balance", { ...cards[looked++ % cards.length] }),
      spend: async () => {
        const [one, other] = left.splice(0, 2);
        if (!one || !other) throw new Error("All cards are spent: measure for fewer seconds");
        await exchange(callerOf(), [one, other], brands);
      },
    });
  });

/**
 * CPU of server and database for a balance that is looked at, and for the whole exchange of two
 * cards by one client and by eight: as a process is asked that has little to do, and one that is busy.
 */
export const measureExchanges = (target: Target, cards: readonly Card[], seconds: number): Promise<Measured[]> =>
  withCards(target, cards, async ({ look, spend }) => {
    const { pids } = target;
    const measured: Measured[] = [];
    for (const [name, clients, operation] of [
      ["balance check", 1, look],
      ["whole exchange of two cards", 1, spend],
      ["whole exchange of two cards", 8, spend],
    ] as const) {
      measured.push({ name, clients, load: await load({ clients, seconds, pids, operation }) });
    }
    return measured;
  });
