import type { StorefrontCode } from "@giftshop/storefront-config";
import { failWaiting, giftsHeld, lockOrder, readOrderByNumber, releaseBefore } from "../../../money/order/index.ts";
import type { PoolClient, Queryable } from "../../../platform/database/index.ts";
import { delayHours } from "./fraud-score.ts";
import { decideRisk, openRisks } from "./risk-table.ts";

/** A paid order whose gifts wait because it looked unusual. */
export interface FraudHold {
  number: string;
  storefront: StorefrontCode;
  score: number;
  reasons: readonly string[];
  at: Date;
}

const delay = delayHours * 3_600_000;
/** Orders are paid later than they are placed; by then whoever waits for a transfer has come. */
const longest = 14 * 24 * 3_600_000;

/** Holds that wait now, the oldest first. */
export const fraudHolds = async (db: Queryable, now: Date): Promise<FraudHold[]> => {
  const risks = new Map(
    (await openRisks(db, new Date(now.getTime() - longest))).map((risk) => [risk.orderId, risk] as const),
  );
  const held = await giftsHeld(db, [...risks.keys()], now);
  return held.flatMap(({ id, number, storefront }) => {
    const risk = risks.get(id);
    return risk ? [{ number, storefront, score: risk.score, reasons: risk.reasons, at: risk.at }] : [];
  });
};

interface Decision {
  number: string;
  staff: string;
  now: Date;
}

const lockByNumber = async (client: PoolClient, number: string) => {
  const order = await readOrderByNumber(client, number);
  return order && lockOrder(client, order.id);
};

/**
 * Lets the gifts of such an order go that wait for nothing else; answers false where somebody had decided.
 */
export const releaseHeld = async (client: PoolClient, { number, staff, now }: Decision): Promise<boolean> => {
  const order = await lockByNumber(client, number);
  if (order === undefined) return false;
  const since = await decideRisk(client, order.id, { decision: "RELEASED", staff, now });
  if (since === undefined) return false;
  await releaseBefore(client, order.id, { until: new Date(since.getTime() + delay), now });
  return true;
};

/** Keeps the gifts of such an order until a person sends them; answers false where somebody had decided. */
export const holdOrder = async (client: PoolClient, { number, staff, now }: Decision): Promise<boolean> => {
  const order = await lockByNumber(client, number);
  if (order === undefined || !(await decideRisk(client, order.id, { decision: "HELD", staff, now }))) return false;
  await failWaiting(client, order.id);
  return true;
};
