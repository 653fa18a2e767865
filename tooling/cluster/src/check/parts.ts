import { setTimeout as sleep } from "node:timers/promises";
import { Buyer, findDrift, type OpenShop } from "@giftshop/e2e/faults";
import { waitFor } from "@giftshop/start";
import type { ClusterPorts } from "../plan/ports.ts";
import { ClusterClient } from "../run/cluster-client.ts";
import { members, untilWhole } from "../run/members.ts";
import { type Deed, deeds, expectations, judgeDown } from "./expectations.ts";
import { loadPage, openCluster } from "./open-cluster.ts";
import { placeOrder } from "./place-order.ts";
import { verdict } from "./say.ts";

/** How often each is tried; it works where all of them do. */
const tries = 3;

/** Milliseconds after a death until HAProxy and the rest have noticed it. */
const noticed = 3_000;

const mail = async (shop: OpenShop): Promise<void> => {
  const { buyer, order } = await placeOrder(shop);
  await buyer.pay(order);
  await shop.mailbox.gift(buyer.friend, 20_000);
};

const worksAll = async (deed: () => Promise<unknown>, times: number): Promise<boolean> => {
  for (let done = 0; done < times; done += 1) {
    const good = await deed().then(
      () => true,
      () => false,
    );
    if (!good) return false;
  }
  return true;
};

const tryAll = async (ports: ClusterPorts, shop: OpenShop): Promise<readonly Deed[]> => {
  const ways: Readonly<Record<Deed, () => Promise<boolean>>> = {
    page: () => worksAll(() => loadPage(ports, "cb", "/"), tries),
    basket: () => worksAll(() => new Buyer(shop).fill(), tries),
    order: () => worksAll(() => placeOrder(shop), tries),
    "e-mail": () => worksAll(() => mail(shop), 1),
  };
  const worked: Deed[] = [];
  for (const deed of deeds) if (await ways[deed]()) worked.push(deed);
  return worked;
};

/** The node that has every commit beside the one that is written: its loss is noticed most. */
const replicaOf = async (ports: ClusterPorts): Promise<string> =>
  (await members(ports)).find(({ role }) => role === "sync_standby")?.name ?? "node-2";

/** Kills each part alone and sees what still works. Answers the code to end with. */
export const downParts = async (ports: ClusterPorts, wanted: readonly string[]): Promise<number> => {
  const shop = openCluster(ports);
  const cluster = new ClusterClient(ports);
  const complaints: string[] = [];
  await untilWhole(ports);
  await loadPage(ports, "cb", "/");
  for (const part of Object.keys(expectations).filter((name) => wanted.length === 0 || wanted.includes(name))) {
    const name = part === "replica" ? await replicaOf(ports) : part;
    await cluster.tell(name, "kill");
    await sleep(noticed);
    const worked = await tryAll(ports, shop);
    await cluster.tell(name, "start");
    await untilWhole(ports);
    const back = await waitFor(async () => (await tryAll(ports, shop)).length === deeds.length, {
      atMost: 60_000,
      every: 500,
    });
    complaints.push(...judgeDown(part, worked), ...(back ? [] : [`${part} is back, and not everything works`]));
    console.log(`  without ${part}: ${worked.join(", ") || "nothing"}`);
  }
  complaints.push(...(await findDrift(shop)));
  await shop.database.end();
  return verdict(complaints);
};
