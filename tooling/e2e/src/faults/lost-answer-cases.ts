import { setTimeout as pause } from "node:timers/promises";
import { Buyer } from "./buyer.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import type { FaultCase } from "./fault-case.ts";
import { endOther, startOther } from "./other-process.ts";
import { untilReached } from "./reach.ts";
import type { BreakableShop } from "./shop.ts";
import { judge } from "./verdict.ts";

type Play = (buyer: Buyer, cutAfterCommit: () => Promise<void>) => Promise<void>;

/** Commerce works by way of a proxy that cuts its connection to the database. */
const byWayOfProxy = async (shop: BreakableShop, play: Play): Promise<void> => {
  const [told = {}] = shop.parts.told("commerce");
  // Where commerce has an address of its own, the owner's is for changes of the schema.
  const name = told.APP_DATABASE_URL ? "APP_DATABASE_URL" : "DATABASE_URL";
  const url = told[name] ?? "";
  const proxy = await startCuttingProxy(url);
  await shop.parts.stop("commerce");
  const child = await startOther("commerce", { ...told, [name]: proxy.addressOf(url) });
  try {
    await untilReached(shop);
    const buyer = new Buyer(shop);
    await buyer.fill();
    await play(buyer, proxy.cutAfterCommit);
  } finally {
    await endOther(child);
    await proxy.close();
    await shop.parts.start("commerce");
  }
};

const lostWhile = (name: string, play: Play): FaultCase => ({
  name: `the database's answer to COMMIT is lost while ${name}`,
  endings: ["paid"],
  run: async (shop) => {
    let buyer: Buyer | undefined;
    await byWayOfProxy(shop, async (one, cut) => {
      buyer = one;
      await play(one, cut);
    });
    if (!buyer) throw new Error("nobody bought");
    return judge(shop, buyer);
  },
});

/** Longest that a cut is waited for, milliseconds: the transaction must come. */
const cutWithin = 10_000;

const orNever = (cut: Promise<void>): Promise<void> =>
  Promise.race([
    cut,
    pause(cutWithin, undefined, { ref: false }).then(() => {
      throw new Error("nothing was committed, so nothing was cut");
    }),
  ]);

/**
 * A connection that ends between the database's COMMIT and its
 * answer: whether it was done is known to nobody who asked.
 */
export const lostAnswerCases: readonly FaultCase[] = [
  lostWhile("an order is placed; the buyer presses again", async (buyer, cutAfterCommit) => {
    const cut = cutAfterCommit();
    const order = await buyer.placePersistently();
    await orNever(cut);
    await buyer.pay(order);
  }),
  lostWhile("a payment is applied", async (buyer, cutAfterCommit) => {
    const order = await buyer.placePersistently();
    const cut = cutAfterCommit();
    await buyer.pay(order);
    await orNever(cut);
  }),
];
