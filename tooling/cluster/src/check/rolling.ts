import { setTimeout as sleep } from "node:timers/promises";
import { findDrift } from "@giftshop/e2e/faults";
import type { ClusterPorts } from "../plan/ports.ts";
import { ClusterClient } from "../run/cluster-client.ts";
import { startLoad } from "./load.ts";
import { loadPage, openCluster } from "./open-cluster.ts";
import { countLost, type Placed, placeOrder } from "./place-order.ts";
import { printTable, seconds, verdict } from "./say.ts";
import { failuresOf } from "./tries.ts";

/** What a release replaces, in its order: commerce before the pages that ask it. */
const replaced = /^(commerce|worker|cb|ck|gcs)-/;

/**
 * Milliseconds until nginx tries one again that was away, and
 * HAProxy has seen it: before that, the next one would leave nobody.
 */
const noticed = 2_000;

/** Replaces process after process under load, as a release does. Answers the code to end with. */
export const rolling = async (ports: ClusterPorts): Promise<number> => {
  const shop = openCluster(ports);
  const cluster = new ClusterClient(ports);
  const names = (await cluster.parts()).map(({ name }) => name).filter((name) => replaced.test(name));
  await loadPage(ports, "cb", "/");
  const placed: Placed[] = [];
  const pages = startLoad(100, 32, () => loadPage(ports, "cb", "/"));
  const orders = startLoad(500, 16, async () => placed.push(await placeOrder(shop)));
  const rows: string[][] = [];
  for (const name of names) {
    const begun = performance.now();
    await cluster.tell(name, "restart");
    rows.push([name, seconds(performance.now() - begun)]);
    await sleep(noticed);
  }
  const done = { pages: await pages.stop(), orders: await orders.stop() };
  const failures = [...failuresOf(done.pages), ...failuresOf(done.orders)];
  const lost = await countLost(shop, placed);
  const complaints = [
    ...failures,
    ...(lost > 0 ? [`${lost} acknowledged orders are lost`] : []),
    ...(await findDrift(shop)),
  ];
  await shop.database.end();
  printTable(["replaced", "took"], rows);
  console.log(`  ${done.pages.length} pages and ${done.orders.length} orders of four presses each meanwhile`);
  return verdict(complaints);
};
