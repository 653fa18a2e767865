import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../eventually.ts";
import type { Breakable, Victim as Process } from "./breakable.ts";
import { Buyer } from "./buyer.ts";
import type { FaultCase } from "./fault-case.ts";
import { randomOf } from "./random.ts";
import type { BreakableShop } from "./shop.ts";
import { judge } from "./verdict.ts";

const killAndStart = async (parts: Breakable, victim: Process | "sandbox"): Promise<void> => {
  await parts.kill(victim);
  await parts.start(victim);
};

/** What loses its power. */
export const victims = {
  PostgreSQL: async ({ parts }: BreakableShop) => {
    await parts.killDatabase();
    await parts.bringDatabase();
  },
  commerce: ({ parts }: BreakableShop) => killAndStart(parts, "commerce"),
  worker: ({ parts }: BreakableShop) => killAndStart(parts, "worker"),
  sandbox: ({ parts }: BreakableShop) => killAndStart(parts, "sandbox"),
} as const;

export type Victim = keyof typeof victims;

/** A purchase from the press of "order and pay" to the e-mail takes about this long, milliseconds. */
const purchase = 700;

/** A whole purchase of a patient buyer, who tries again whatever fails. */
export const buyPatiently = async (buyer: Buyer): Promise<void> => {
  const order = await buyer.placePersistently();
  await eventually("paying", async () => (await buyer.pay(order)) >= 0, { within: 30_000, every: 250 });
  await buyer.look(order);
};

/**
 * Kills something at a moment of a purchase that the seed decides; the buyer is patient.
 * @param seed the same one plays the same moment again
 */
export const powerCut = (victim: Victim, seed: number): FaultCase => {
  const moment = Math.round(randomOf(seed)() * purchase);
  return {
    name: `kill -9 of ${victim} ${moment} ms into a purchase (seed ${seed})`,
    // Killed between payment and purchase's end or not: a buyer who tries again ends with one paid order.
    endings: ["paid"],
    run: async (shop) => {
      const buyer = new Buyer(shop);
      await buyer.fill();
      const cut = pause(moment).then(() => victims[victim](shop));
      // The power comes back before anything is judged, and before the next case.
      const [, bought] = await Promise.allSettled([cut, buyPatiently(buyer)]);
      if (bought.status === "rejected") throw bought.reason;
      return judge(shop, buyer);
    },
  };
};

/** Cuts of everything, spread over the purchase. */
export const powerCutCases = (seed: number, each: number): readonly FaultCase[] =>
  (Object.keys(victims) as Victim[]).flatMap((victim, row) =>
    Array.from({ length: each }, (_, index) => powerCut(victim, seed + row * 1000 + index)),
  );
