import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { cpuMilliseconds } from "../cpu.ts";
import type { MeasuredShop } from "../with-stack.ts";

/** Milliseconds between two looks, and until they are given up. */
const rest = 250;
const timeout = 540_000;

const sentOf = async (db: Client, order: string): Promise<number> => {
  const { rows } = await db.query<{ sent: number }>(
    "select count(*)::int as sent from delivery where order_id = $1 and state = 'SENT'",
    [order],
  );
  return rows[0]?.sent ?? 0;
};

/**
 * Waits until all gifts of an order were handed over, and kills the worker each time another
 * part of them was. Answers how many were, and the CPU milliseconds of the worker.
 */
export const handOver = async (
  db: Client,
  shop: MeasuredShop,
  { order, count, kills }: { order: string; count: number; kills: number },
): Promise<{ sent: number; cpu: number }> => {
  const end = performance.now() + timeout;
  let [sent, killed, cpu] = [0, 0, -cpuMilliseconds(shop.pidsOf("worker"))];
  while (sent < count && performance.now() < end) {
    await sleep(rest);
    sent = await sentOf(db, order);
    if (killed >= kills || sent < ((killed + 1) * count) / (kills + 1)) continue;
    cpu += cpuMilliseconds(shop.pidsOf("worker"));
    await shop.processes.worker?.kill9();
    await shop.processes.worker?.start();
    killed += 1;
  }
  return { sent, cpu: cpu + cpuMilliseconds(shop.pidsOf("worker")) };
};
