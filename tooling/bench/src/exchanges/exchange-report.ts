import type { Target } from "../commerce.ts";
import { table } from "../table.ts";
import type { MeasuredShop } from "../with-stack.ts";
import { measureExchanges, prepareCards } from "./exchanges.ts";

/**
 * Measures what gift cards cost where they are looked at and
 * exchanged, and prints it. The worker is away: it has no share.
 */
export const reportExchanges = async (shop: MeasuredShop, target: Target, seconds: number): Promise<void> => {
  const cards = await prepareCards(target, 200);
  await shop.processes.worker?.stop();
  const measured = await measureExchanges(target, cards, seconds);
  await shop.processes.worker?.start();
  table(
    "Gift cards (CPU of server and PostgreSQL)",
    ["operation", "clients", "times", "per second", "p50 ms", "p99 ms", "CPU ms each"],
    measured.map(({ name, clients, load: { operations, perSecond, p50, p99, cpu } }) => [
      name,
      String(clients),
      String(operations),
      perSecond,
      p50,
      p99,
      cpu,
    ]),
  );
};
