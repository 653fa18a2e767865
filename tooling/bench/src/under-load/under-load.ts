import { overloadCommerce, soakCommerce } from "../commerce.ts";
import { rounded, table } from "../table.ts";
import { targetOf } from "../target.ts";
import type { MeasuredShop } from "../with-stack.ts";
import { measureCapacity } from "./capacity/capacity.ts";
import { measureMixed } from "./mixed.ts";
import { growth, type Held, heldBy } from "./soak.ts";

/** A share, so that one in a hundred thousand is seen. */
const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

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

/**
 * Buys for so many minutes and prints what is held at the end of each; what is not flat is named.
 * @param rate visitors a second who look around and buy
 */
export const printSoak = async (shop: MeasuredShop, minutes: number, rate: number): Promise<void> => {
  const held: Held[] = [];
  await soakCommerce(targetOf(shop), { minutes, rate }, async (minute, { done, errors, p99 }) => {
    held.push({ minute, ...(await heldBy(shop)), perSecond: done, errors, p99 });
  });
  table(
    `Held while ${rate} visitors a second look around and buy`,
    ["minute", "commerce MiB", "worker MiB", "files", "connections", "purchases/s", "errors", "p99 ms"],
    held.map((at) => [
      String(at.minute),
      at.commerce,
      at.worker,
      String(at.files),
      String(at.connections),
      at.perSecond,
      percent(at.errors),
      at.p99,
    ]),
  );
  for (const what of ["commerce", "worker", "files", "connections"] as const) {
    const grown = growth(held.map((at) => at[what]));
    console.log(`${what}: ${grown <= 1.1 ? "flat" : "GROWS"} (${rounded(grown)} of the third before)`);
  }
};

/** What a second is asked for at once, as on a good day: pages, and purchases. */
const goodDay = { pages: 200, purchases: 15 };

/** Looks and buys at a steady rate together, and prints how long each took. */
export const printMixed = async (shop: MeasuredShop, seconds: number): Promise<void> => {
  const went = await measureMixed(shop, targetOf(shop), { ...goodDay, seconds });
  table(
    `Pages and purchases together for ${seconds} s`,
    ["", "offered/s", "done/s", "errors", "p50 ms", "p99 ms"],
    went.map(({ name, offered, done, errors, p50, p99 }) => [name, offered, done, percent(errors), p50, p99]),
  );
};

/** Prints what the model of capacity says beside what the shop did. */
export const printCapacity = async (shop: MeasuredShop): Promise<void> => {
  const held = await measureCapacity(shop);
  table(
    "The model of capacity held against the shop (CPU ms of the server, and of all that works for it)",
    ["", "cores", "server", "all", "predicted/s", "measured/s", "error", "used"],
    held.map(({ name, cores, cost, predicted, measured, used }) => [
      name,
      String(cores),
      cost.server,
      cost.all,
      predicted,
      measured,
      `${Math.round((predicted / measured - 1) * 100)} %`,
      `${Math.round(used * 100)} %`,
    ]),
  );
};
