import { overloadCommerce, soakCommerce, type Target } from "./commerce.ts";
import { hostOf } from "./pages/sample-pages.ts";
import { growth, type Held, heldBy } from "./soak.ts";
import { rounded, table } from "./table.ts";
import type { MeasuredShop } from "./with-stack.ts";

/** What is needed to measure commerce of a shop. */
export const targetOf = (shop: MeasuredShop): Target => ({
  url: `http://localhost:${shop.ports.commerce}`,
  sandboxUrl: `http://localhost:${shop.ports.sandbox}`,
  origin: `http://${hostOf(shop)}`,
  pids: () => [...shop.pidsOf("commerce"), ...shop.databasePids()],
  variables: shop.variables,
});

/** Asks for five times what commerce can do, and prints what became of it. */
export const printOverload = async (shop: MeasuredShop, seconds: number): Promise<void> => {
  const measured = await overloadCommerce(targetOf(shop), seconds);
  table(
    "Commerce, asked for five times its best",
    ["operation", "best/s", "offered/s", "done/s", "share", "refused/s", "failed", "p99 ms", "usual after s"],
    measured.map((row) => [
      row.name,
      row.best,
      row.offered,
      row.done,
      row.share,
      row.refused,
      String(row.failed),
      row.p99,
      row.recovered,
    ]),
  );
};

/** Buys for so many minutes and prints what is held at the end of each minute; what is not flat is named. */
export const printSoak = async (shop: MeasuredShop, minutes: number): Promise<void> => {
  const held: Held[] = [];
  await soakCommerce(targetOf(shop), minutes, async (minute, { perSecond, p99 }) => {
    held.push({ minute, ...(await heldBy(shop)), perSecond, p99 });
  });
  table(
    "Held while four visitors look around and buy",
    ["minute", "commerce MiB", "worker MiB", "files", "connections", "purchases/s", "p99 ms"],
    held.map((at) => [
      String(at.minute),
      at.commerce,
      at.worker,
      String(at.files),
      String(at.connections),
      at.perSecond,
      at.p99,
    ]),
  );
  for (const what of ["commerce", "worker", "files", "connections"] as const) {
    const grown = growth(held.map((at) => at[what]));
    console.log(`${what}: ${grown <= 1.1 ? "flat" : "GROWS"} (${rounded(grown)} of the third before)`);
  }
};
