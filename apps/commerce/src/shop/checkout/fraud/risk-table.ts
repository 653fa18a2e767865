import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Verdict } from "./fraud-score.ts";

/** An order that looked unusual and that nobody has decided about. */
export interface OpenRisk {
  orderId: string;
  score: number;
  reasons: string[];
  at: Date;
}

const insert = prepared<Record<never, never>, [string, string, number, readonly string[], Date]>(
  "order-risk",
  "insert into order_risk (order_id, outcome, score, reasons, at) values ($1, $2, $3, $4, $5)",
);
const outcomeOf = prepared<{ outcome: string }, [string]>(
  "order-risk-outcome",
  "select outcome from order_risk where order_id = $1",
);
const delay = prepared<Record<never, never>, [string, Date]>(
  "order-risk-delay",
  "update order_risk set outcome = 'DELAY', at = $2 where order_id = $1 and outcome = 'AUTHENTICATE'",
);
const open = prepared<OpenRisk, [Date]>(
  "order-risk-open",
  `select order_id as "orderId", score, reasons, at from order_risk
   where outcome = 'DELAY' and decision is null and at > $1 order by at`,
);
const decide = prepared<{ at: Date }, [string, "RELEASED" | "HELD", string, Date]>(
  "order-risk-decide",
  "update order_risk set decision = $2, decided_by = $3, decided_at = $4 where order_id = $1 and decision is null returning at",
);

const held = prepared<{ held: boolean }, [string]>(
  "order-risk-held",
  "select exists (select from order_risk where order_id = $1 and decision = 'HELD') as held",
);

/** Keeps why an order looked unusual, after the order; nothing of one that did not. */
export const keepRisk = async (client: Queryable, orderId: string, { outcome, score, reasons }: Verdict, now: Date) => {
  if (outcome !== "PASS") await insert.run(client, orderId, outcome, score, reasons, now);
};

/** Orders since a moment whose gifts wait because of it, and that nobody has decided about. */
export const openRisks = (db: Queryable, since: Date): Promise<OpenRisk[]> => open.all(db, since);

/** Whether whoever pays the order has to prove who they are. */
export const asksWhoPays = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await outcomeOf.first(db, orderId)) !== undefined;

/** Whether a person has decided that its gifts stay. */
export const isHeld = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await held.first(db, orderId))?.held === true;

/** Its gifts wait from now on, as nobody proved who paid; answers false where they wait already. */
export const noteDelay = async (client: Queryable, orderId: string, now: Date): Promise<boolean> =>
  (await delay.run(client, orderId, now)) === 1;

/**
 * Notes what a person decided; answers since when its gifts
 * wait, or nothing where somebody had decided before.
 */
export const decideRisk = async (
  client: Queryable,
  orderId: string,
  { decision, staff, now }: { decision: "RELEASED" | "HELD"; staff: string; now: Date },
): Promise<Date | undefined> => (await decide.first(client, orderId, decision, staff, now))?.at;
