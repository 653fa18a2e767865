import { setTimeout as sleep } from "node:timers/promises";
import { findDrift, judge, type OpenShop } from "@giftshop/e2e/faults";
import { reasonOf, waitFor } from "@giftshop/start";
import type { ClusterPorts } from "../plan/ports.ts";
import { ClusterClient } from "../run/cluster-client.ts";
import { leaderOf, untilWhole } from "../run/members.ts";
import { startLoad } from "./load.ts";
import { openCluster } from "./open-cluster.ts";
import { countLost, type Placed, placeOrder } from "./place-order.ts";
import { printTable, seconds, verdict } from "./say.ts";
import { failuresOf, longestOutage, type Try } from "./tries.ts";

interface Scenario {
  readonly name: string;
  readonly deed: "kill-postgres" | "kill";
  /** Milliseconds after which orders have to be placed again. */
  readonly within: number;
}

const scenarios: readonly Scenario[] = [
  { name: "PostgreSQL of the primary", deed: "kill-postgres", within: 20_000 },
  { name: "the whole node of the primary", deed: "kill", within: 45_000 },
];

/** How many of the orders are paid and judged when all is over. */
const judged = 3;

/** Waits for so many successes that began after a moment. @throws when they do not come in two minutes */
const untilGood = async (tries: readonly Try[], from: number, wanted: number): Promise<void> => {
  const good = () => tries.filter(({ begun, failure }) => begun >= from && failure === undefined).length >= wanted;
  if (!(await waitFor(good, { atMost: 120_000, every: 50 }))) throw new Error("Nothing is ordered any more.");
};

/** Pays some of the orders and has them judged. Answers what is wrong. */
const settle = async (shop: OpenShop, placed: readonly Placed[]): Promise<readonly string[]> => {
  const some = [placed[0], placed[Math.floor(placed.length / 2)], placed.at(-1)].filter((one) => one !== undefined);
  const found = await Promise.all(
    some.slice(0, judged).map(async ({ buyer, order }) => {
      await buyer.pay(order);
      return judge(shop, buyer).then(
        (ending) => (ending === "paid" ? [] : [`an order that was paid ended "${ending}"`]),
        (error: unknown) => [reasonOf(error)],
      );
    }),
  );
  return found.flat();
};

const play = async (ports: ClusterPorts, shop: OpenShop, { name, deed, within }: Scenario) => {
  const cluster = new ClusterClient(ports);
  await untilWhole(ports);
  const placed: Placed[] = [];
  const load = startLoad(400, 8, async () => placed.push(await placeOrder(shop)));
  await untilGood(load.tries, 0, 5);
  const before = await leaderOf(ports);
  const killed = performance.now();
  await cluster.tell(`node-${before}`, deed);
  await untilGood(load.tries, killed, 1);
  await sleep(5_000);
  const until = performance.now();
  const tries = await load.stop();
  const outage = longestOutage(tries, killed, until);
  const after = await leaderOf(ports);
  if (deed === "kill") await cluster.tell(`node-${before}`, "start");
  await untilWhole(ports);
  const whole = performance.now() - killed;
  const lost = await countLost(shop, placed);
  const complaints = [
    ...(outage > within ? [`${name}: nothing was ordered for ${seconds(outage)}`] : []),
    ...(lost > 0 ? [`${name}: ${lost} acknowledged orders are lost`] : []),
    ...(before === after ? [`${name}: no replica was promoted`] : []),
    ...(await settle(shop, placed)),
    ...(await findDrift(shop)),
  ];
  console.log(
    failuresOf(tries)
      .map((failure) => `    ${failure}`)
      .join("\n"),
  );
  const row = [
    name,
    `node-${before} → node-${after}`,
    seconds(outage),
    seconds(whole),
    String(placed.length),
    String(lost),
  ];
  return { row, complaints };
};

/** Kills the database that is written while orders are placed, twice. Answers the code to end with. */
export const failover = async (ports: ClusterPorts): Promise<number> => {
  const shop = openCluster(ports);
  const played: Awaited<ReturnType<typeof play>>[] = [];
  for (const scenario of scenarios) played.push(await play(ports, shop, scenario));
  await shop.database.end();
  printTable(
    ["killed", "written", "no orders for", "whole again after", "acknowledged", "lost"],
    played.map(({ row }) => row),
  );
  return verdict(played.flatMap(({ complaints }) => complaints));
};
