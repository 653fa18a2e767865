import { expect, test } from "@jest/globals";
import { createQuantityQueue, type QuantityQueueOptions, type Sent } from "./quantity-queue.ts";

type Wish = Parameters<QuantityQueueOptions["send"]>[0];
type Stepper = { wish(packageId: string, quantity: number): void };

/** A commerce that keeps one basket, refuses an old version, and answers only when it is told to. */
const commerce = () => {
  const basket = { version: 1, quantities: new Map<string, number>() };
  const calls: Wish[] = [];
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  const seen = { mostInFlight: 0 };
  const send = (wish: Wish): Promise<Sent> => {
    calls.push(wish);
    seen.mostInFlight = Math.max(seen.mostInFlight, ++inFlight);
    return new Promise((resolve) => {
      waiting.push(() => {
        inFlight--;
        if (wish.version !== basket.version) return resolve({ kind: "changed", version: basket.version });
        basket.quantities.set(wish.packageId, wish.quantity);
        basket.version++;
        resolve({ kind: "accepted", version: basket.version });
      });
    });
  };
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  /**
   * Answers the waiting calls in the given order of arrival (last first shows a race), until none is left.
   */
  const answerAll = async (order: "first" | "last") => {
    await settle();
    for (let next = order === "first" ? waiting.shift() : waiting.pop(); next; ) {
      next();
      await settle();
      next = order === "first" ? waiting.shift() : waiting.pop();
    }
  };
  return { basket, calls, send, seen, answerAll, settle };
};

/** What one would write first: every press is a call with the version known at that time. */
const naiveQueue = (send: QuantityQueueOptions["send"]): Stepper => {
  let version = 1;
  return {
    wish(packageId, quantity) {
      void send({ packageId, quantity, version }).then((sent) => {
        if (sent.kind !== "failed") version = sent.version;
      });
    },
  };
};

/** No pause at all: what is left is the order of calls and answers. */
const pause = () => Promise.resolve();

const press = (stepper: Stepper): void => {
  for (const quantity of [2, 3, 4, 5, 6]) stepper.wish("a", quantity);
};

test("the last of many quick presses wins, with one call in flight", async () => {
  const shop = commerce();
  press(createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} }));
  await shop.answerAll("last");
  expect(shop.basket.quantities.get("a")).toBe(6);
  expect(shop.seen.mostInFlight).toBe(1);
  expect(shop.calls.map(({ quantity }) => quantity)).toEqual([6]);
});

test("presses while a call is in flight become one further call", async () => {
  const shop = commerce();
  const queue = createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} });
  queue.wish("a", 2);
  await shop.settle();
  press(queue);
  await shop.answerAll("first");
  expect(shop.calls.map(({ quantity }) => quantity)).toEqual([2, 6]);
});

test("a commerce that answers at once is still asked once for what is pressed within the pause", async () => {
  const shop = commerce();
  let release = () => {};
  const queue = createQuantityQueue({
    version: 1,
    send: shop.send,
    pause: () =>
      new Promise((resolve) => {
        release = resolve;
      }),
    onWishes: () => {},
  });
  press(queue);
  await shop.settle();
  expect(shop.calls).toEqual([]);
  release();
  await shop.answerAll("first");
  expect(shop.calls.map(({ quantity }) => quantity)).toEqual([6]);
});

test("the naive version loses presses under the same order of answers", async () => {
  const shop = commerce();
  press(naiveQueue(shop.send));
  await shop.answerAll("first");
  expect(shop.basket.quantities.get("a")).not.toBe(6);
  expect(shop.seen.mostInFlight).toBe(5);
});

test("wishes for several packages follow one another with the version each answer brought", async () => {
  const shop = commerce();
  const queue = createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} });
  queue.wish("a", 2);
  queue.wish("b", 7);
  await shop.answerAll("first");
  expect([...shop.basket.quantities]).toEqual([
    ["a", 2],
    ["b", 7],
  ]);
  expect(shop.calls.map(({ version }) => version)).toEqual([1, 2]);
});

test("a basket changed elsewhere drops what was wished on the old one", async () => {
  const shop = commerce();
  shop.basket.version = 5;
  const shown: number[][] = [];
  const queue = createQuantityQueue({
    version: 1,
    send: shop.send,
    pause,
    onWishes: (wishes) => shown.push([...wishes.values()]),
  });
  queue.wish("a", 2);
  queue.wish("b", 3);
  await shop.answerAll("first");
  expect(shop.basket.quantities.size).toBe(0);
  expect(shown.at(-1)).toEqual([]);
  queue.wish("a", 4);
  await shop.answerAll("first");
  expect(shop.basket.quantities.get("a")).toBe(4);
});

test("what could not be sent is kept and goes out on retry", async () => {
  const shop = commerce();
  let down = true;
  const queue = createQuantityQueue({
    version: 1,
    send: (wish) => (down ? Promise.resolve({ kind: "failed" }) : shop.send(wish)),
    pause,
    onWishes: () => {},
  });
  queue.wish("a", 9);
  await shop.settle();
  expect(shop.calls).toEqual([]);
  down = false;
  queue.retry();
  await shop.answerAll("first");
  expect(shop.basket.quantities.get("a")).toBe(9);
});

test("what was wished for a package that is taken out is not sent", async () => {
  const shop = commerce();
  const queue = createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} });
  queue.wish("a", 2);
  queue.forget("a");
  await shop.answerAll("first");
  expect(shop.calls).toEqual([]);
});

test("a version that came by another way is used for the next call", async () => {
  const shop = commerce();
  shop.basket.version = 3;
  const queue = createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} });
  queue.see(3);
  queue.wish("a", 2);
  await shop.answerAll("first");
  expect(shop.basket.quantities.get("a")).toBe(2);
});

test("another call on the basket waits for the one in flight, and the wishes that follow know what it changed", async () => {
  const shop = commerce();
  const order: string[] = [];
  const queue = createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} });
  queue.wish("a", 2);
  await shop.settle();
  const removed = queue.inTurn(async () => {
    order.push(`removed after ${shop.basket.version - 1} changes`);
    shop.basket.version++;
    queue.see(shop.basket.version);
  });
  queue.wish("b", 3);
  await shop.answerAll("first");
  await removed;
  expect(order).toEqual(["removed after 1 changes"]);
  expect([...shop.basket.quantities]).toEqual([
    ["a", 2],
    ["b", 3],
  ]);
  expect(shop.calls.map(({ version }) => version)).toEqual([1, 3]);
});

test("a call that throws is told to its caller, and holds nobody up", async () => {
  const shop = commerce();
  const queue = createQuantityQueue({ version: 1, send: shop.send, pause, onWishes: () => {} });
  await expect(queue.inTurn(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
  queue.wish("a", 2);
  await shop.answerAll("first");
  expect(shop.basket.quantities.get("a")).toBe(2);
});
