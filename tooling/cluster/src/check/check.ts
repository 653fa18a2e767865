import { Buyer, Exchanger, findDrift, judge, type OpenShop } from "@giftshop/e2e/faults";
import { reasonOf } from "@giftshop/start";
import { storefronts } from "@giftshop/storefront-config";
import type { ClusterPorts } from "../plan/ports.ts";
import { loadPage, openCluster } from "./open-cluster.ts";
import { printTable, seconds, verdict } from "./say.ts";

const purchases = 6;
const redeems = 2;

/** How many are under way at once. */
const atOnce = 2;

/**
 * Somebody who orders, pays and is judged: order, cards,
 * money, e-mails, stock and books. @throws with what is wrong
 */
const buy = async (shop: OpenShop, buyer: Buyer | Exchanger): Promise<void> => {
  await buyer.fill();
  const order = await buyer.placePersistently();
  await buyer.pay(order);
  await buyer.look(order);
  const ending = await judge(shop, buyer);
  if (ending !== "paid") throw new Error(`a purchase ended "${ending}"`);
};

/** Purchases, redeems and page loads, all through nginx. Answers the code to end with. */
export const check = async (ports: ClusterPorts): Promise<number> => {
  const shop = openCluster(ports);
  const complaints: string[] = [];
  const rows: string[][] = [];

  const many = async (name: string, works: readonly (() => Promise<void>)[]): Promise<void> => {
    const begun = performance.now();
    const waiting = [...works];
    let good = 0;
    const take = async () => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
        await work().then(
          () => {
            good += 1;
          },
          (error: unknown) => complaints.push(`${name}: ${reasonOf(error)}`),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, take));
    rows.push([name, `${good} of ${works.length}`, seconds(performance.now() - begun)]);
  };

  const homes = storefronts.map(
    ({ host, basePath }) =>
      () =>
        loadPage(ports, host, `${basePath}/`),
  );
  await many("first pages of storefronts", homes);
  await many("the same again", homes);
  await many(
    "purchases",
    Array.from({ length: purchases }, () => () => buy(shop, new Buyer(shop))),
  );
  await many(
    "redeems",
    Array.from({ length: redeems }, () => () => buy(shop, new Exchanger(shop))),
  );
  complaints.push(...(await findDrift(shop)));
  await shop.database.end();
  printTable(["what", "well", "took"], rows);
  return verdict(complaints);
};
