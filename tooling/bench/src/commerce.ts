import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { connect, type Visitor, visitor } from "./commerce-client.ts";
import { documents } from "./documents.ts";
import { basketOfPage, fillLargeBasket } from "./large/large-basket.ts";
import { bringPlaces, placeOperations } from "./large/many-places.ts";
import { type Load, load } from "./load.ts";
import { crowd, frontDoor, measureOverload, type Overload } from "./under-load/overload.ts";
import { steadily, type Went } from "./under-load/steadily.ts";

/** What is needed to measure commerce from beside it. */
export interface Target {
  /** `http://localhost:4000` */
  url: string;
  /** `http://localhost:4100`, where a payment is paid without a browser. */
  sandboxUrl: string;
  /** Origin of the storefront whose pages are imitated. */
  origin: string;
  /** Process of commerce and PostgreSQL with its backends. */
  pids: () => readonly number[];
  /** What its processes were told. */
  variables: Readonly<Record<string, string>>;
}

export interface Measured {
  name: string;
  clients: number;
  load: Load;
}

interface Listed {
  products: { data: { products: { path: string; title: string }[] } };
}
interface Shown {
  product: { data: { digitalVariationConfig: { variationId: string; pricesToShow: { value: number }[] } | null } };
}

const storefront = getStorefront("CBFR");
/** A brand that every storefront sells, and that has no places of its own. */
const placed = "apple";

const products = async (someone: Visitor) => {
  const { products } = await someone.ask<Listed>(documents.products, { paging: { itemsPerPage: 48, pageNumber: 1 } });
  return products.data.products;
};

/** A digital variation and a value it is sold at. */
const something = async (someone: Visitor): Promise<{ variationId: string; value: number }> => {
  for (const { path } of await products(someone)) {
    const { product } = await someone.ask<Shown>(documents.product, { path });
    const config = product.data.digitalVariationConfig;
    const value = config?.pricesToShow[0]?.value;
    if (config && value) return { variationId: config.variationId, value };
  }
  throw new Error("Nothing digital is on the first page");
};

const billing = { firstName: "Bench", lastName: "Mark", email: "bench@example.org", customerType: "PRIVATE" };

/** Texts that nobody types: they must cost no more than what people do type. */
const hostile = ["a", "é", "%_*?", "\u0301", "zz ", "\ufdfa"].map((part) => part.repeat(10_000).slice(0, 10_000));

/** Basket, order, payment at the sandbox, and the return that books it and issues the card. */
const purchase = async (
  someone: Visitor,
  target: Target,
  thing: { variationId: string; value: number },
): Promise<void> => {
  someone.forget();
  const input = { idempotencyKey: randomUUID(), ...thing, quantity: 1 };
  const { addToBasket } = await someone.ask<{ addToBasket: { data: { version: number } } }>(documents.addToBasket, {
    input,
  });
  const order = {
    idempotencyKey: randomUUID(),
    cartVersion: addToBasket.data.version,
    billing,
    paymentMethod: "creditcard",
    acceptTerms: true,
  };
  const placed = await someone.ask<{ placeOrder: { data: { orderUuid: string; paymentUrl: string } } }>(
    documents.placeOrder,
    { input: order },
  );
  const payment = new URL(placed.placeOrder.data.paymentUrl).pathname.split("/").at(-1);
  const paid = await fetch(`${target.sandboxUrl}/control/payments/${payment}/paid`, { method: "POST" });
  await paid.arrayBuffer();
  const { refreshPayment } = await someone.ask<{ refreshPayment: { data: { payment: string } } }>(
    documents.refreshPayment,
    {
      orderUuid: placed.placeOrder.data.orderUuid,
    },
  );
  if (refreshPayment.data.payment !== "PAID") throw new Error(`Payment is ${refreshPayment.data.payment}`);
};

/** Buys one gift card, so that there is an order. */
export const buyOnce = async (target: Target): Promise<void> => {
  const pool = connect(target.url, 1);
  try {
    const someone = visitor(pool, storefront, target.origin);
    await purchase(someone, target, await something(someone));
  } finally {
    await pool.close();
  }
};

/** Five times what commerce can do, for `seconds`: of looking, and of whole purchases. */
export const overloadCommerce = async (target: Target, seconds: number): Promise<Overload[]> => {
  const pool = connect(target.url, frontDoor.connections);
  const latencies: number[] = [];
  const fresh = () => visitor(pool, storefront, target.origin, (latency) => latencies.push(latency));
  const takeLatencies = () => latencies.splice(0);
  const thing = await something(fresh());
  const look = () => fresh().ask(documents.products, { paging: { itemsPerPage: 16, pageNumber: 1 } });
  const options = { seconds, times: 5, takeLatencies };
  const measured = [
    await measureOverload({ ...options, name: "products (16 items)", operation: look }),
    await measureOverload({ ...options, name: "whole purchase", operation: () => purchase(fresh(), target, thing) }),
  ];
  await pool.close();
  return measured;
};

const bought = ["CBFR", "CBDE", "CB", "CBES", "CBIT", "CBIE", "CBAT", "CBBE"] as const;

/** What visitors do to commerce, each time somebody new. */
export interface VisitorOperations {
  /** Looks at a list. */
  look: () => Promise<unknown>;
  /** Makes a basket with one gift. */
  fill: () => Promise<unknown>;
  buy: () => Promise<void>;
}

/**
 * Runs something that makes baskets and buys, by turn in storefronts of several legal entities: each numbers
 * its documents one after the other.
 */
export const withVisitors = async <Result>(
  target: Target,
  work: (operations: VisitorOperations) => Promise<Result>,
): Promise<Result> => {
  const pool = connect(target.url, frontDoor.connections);
  try {
    const shops = await Promise.all(
      bought.map(async (code) => {
        const shop = getStorefront(code);
        const fresh = () => visitor(pool, shop, target.origin.replace(storefront.host, shop.host));
        return { fresh, thing: await something(fresh()) };
      }),
    );
    let turn = 0;
    const next = () => {
      const shop = shops[turn++ % shops.length];
      if (!shop) throw new Error("There is no storefront to buy in");
      return { someone: shop.fresh(), thing: shop.thing };
    };
    return await work({
      look: () => products(next().someone),
      fill: () => {
        const { someone, thing } = next();
        return someone.ask(documents.addToBasket, { input: { idempotencyKey: randomUUID(), ...thing, quantity: 1 } });
      },
      buy: () => {
        const { someone, thing } = next();
        return purchase(someone, target, thing);
      },
    });
  } finally {
    await pool.close();
  }
};

/** Purchases at a steady rate. Answers with how many ended well. */
export const buySteadily = (target: Target, perSecond: number, seconds: number): Promise<number> =>
  withVisitors(target, async ({ buy }) => (await crowd(buy, perSecond, seconds)).done);

/** Visitors who look around and buy, for a minute at a time; `noted` hears how each minute went. */
export const soakCommerce = (
  target: Target,
  { minutes, rate }: { minutes: number; rate: number },
  noted: (minute: number, went: Went) => Promise<void>,
): Promise<void> =>
  withVisitors(target, async ({ look, buy }) => {
    const lookAndBuy = () => look().then(buy);
    for (let minute = 1; minute <= minutes; minute += 1)
      await noted(minute, await steadily("visitors", lookAndBuy, rate, 60));
  });

/** The operations that commerce is measured by, and the whole purchase that ends with them. */
export type Part = "operations" | "purchases";

/** Runs each operation at one and at eight clients for `seconds`. */
export const measureCommerce = async (target: Target, seconds: number, part: Part): Promise<Measured[]> => {
  const pool = connect(target.url, 8);
  const visitors = Array.from({ length: 8 }, () => visitor(pool, storefront, target.origin));
  const someone = (client: number): Visitor => visitors[client] ?? visitor(pool, storefront, target.origin);
  const listed = await products(someone(0));
  const thing = await something(someone(0));
  const typed = listed.map(({ title }) => title.slice(0, 4));
  const mistyped = listed.map(({ title }) => title[0] + title.slice(2, 9));
  let turn = 0;
  const next = <T>(values: readonly T[]): T => values[turn++ % values.length] as T;

  const givers = part === "operations" ? visitors.map(() => visitor(pool, storefront, target.origin)) : [];
  for (const giver of givers) await fillLargeBasket(giver, thing.variationId, thing.value);

  type Operations = Record<string, (client: number) => Promise<unknown>>;
  const operations: Operations = {
    "products (16 items)": (client) =>
      someone(client).ask(documents.products, { paging: { itemsPerPage: 16, pageNumber: 1 } }),
    "product detail": (client) => someone(client).ask(documents.product, { path: next(listed).path }),
    "search_v1, as typed": (client) => someone(client).ask(documents.search, { inputText: next(typed) }),
    "search_v1, a letter missing": (client) => someone(client).ask(documents.search, { inputText: next(mistyped) }),
    "search_v1, 10,000 hostile characters": (client) =>
      someone(client).ask(documents.search, { inputText: next(hostile) }),
    popularSearch: (client) => someone(client).ask(documents.popularSearch, {}),
    ...placeOperations(placed, someone),
    "cartV2, 50 gifts to 20 people": (client) => (givers[client] ?? someone(client)).ask(basketOfPage, {}),
    "new basket + item": (client) => {
      someone(client).forget();
      return someone(client).ask(documents.addToBasket, {
        input: { idempotencyKey: randomUUID(), ...thing, quantity: 1 },
      });
    },
  };
  const purchases: Operations = { "whole purchase": (client) => purchase(someone(client), target, thing) };

  if (part === "operations") await bringPlaces(target.variables, storefront.code, placed);
  const measured: Measured[] = [];
  for (const [name, operation] of Object.entries(part === "operations" ? operations : purchases)) {
    for (const clients of [1, 8]) {
      measured.push({ name, clients, load: await load({ clients, seconds, pids: target.pids, operation }) });
    }
  }
  await pool.close();
  return measured;
};
