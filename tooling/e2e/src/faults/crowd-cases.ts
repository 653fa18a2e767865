import { setTimeout as pause } from "node:timers/promises";
import { faultyPorts } from "../stack/shared-stack.ts";
import { Buyer } from "./buyer.ts";
import type { FaultCase } from "./fault-case.ts";
import { endOther, startOther } from "./other-process.ts";
import { buyPatiently, victims } from "./power-cut-cases.ts";
import { judge } from "./verdict.ts";

/** Port of a second process of commerce. */
const otherPort = faultyPorts.commerce + 5;

/** How many buy while the power comes and goes. */
const buyersAtOnce = 4;

/** Buyers who come one after the other as long as the power comes and goes; each is patient. */
const killOften = (kills: number): FaultCase => ({
  name: `PostgreSQL is killed ${kills} times while ${buyersAtOnce} buy without a pause`,
  endings: ["paid"],
  run: async (shop) => {
    let over = false;
    const buyers: Buyer[] = [];
    const buyOn = async () => {
      while (!over) {
        const buyer = new Buyer(shop);
        await buyer.fillPersistently();
        buyers.push(buyer);
        await buyPatiently(buyer);
      }
    };
    const killing = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await pause(300 + ((kill * 97) % 700));
        await victims.PostgreSQL(shop);
      }
      over = true;
    };
    await Promise.all([killing(), ...Array.from({ length: buyersAtOnce }, buyOn)]);
    if (buyers.length < buyersAtOnce) throw new Error(`${buyers.length} bought`);
    for (const buyer of buyers) {
      const ending = await judge(shop, buyer);
      if (ending !== "paid") return ending;
    }
    return "paid";
  },
});

/**
 * Two payments of one order are paid at once: two processes hear of both, and one payment goes back, once.
 */
const twoProcesses: FaultCase = {
  name: "two processes of commerce hear at once of two payments of one order; one goes back",
  endings: ["paid"],
  run: async (shop) => {
    const [told] = shop.parts.told("commerce");
    const own = { COMMERCE_PORT: String(otherPort), STAFF_API_PORT: "", METRICS_PORT: "" };
    const other = await startOther("commerce", { ...told, ...own });
    try {
      const buyer = new Buyer(shop);
      const alsoThere = `http://localhost:${otherPort}`;
      await buyer.fill();
      const order = await buyer.place("ideal");
      await buyer.payAgain(order, "creditcard", alsoThere);
      const looks = Array.from({ length: 10 }, (_, at) => buyer.look(order, at % 2 ? alsoThere : undefined));
      await Promise.all([buyer.pay(order), ...looks]);
      await Promise.all([buyer.look(order), buyer.look(order, alsoThere)]);
      return await judge(shop, buyer);
    } finally {
      await endOther(other);
    }
  },
};

/** @param kills how often PostgreSQL is killed under those who buy */
export const crowdCases = (kills: number): readonly FaultCase[] => [twoProcesses, killOften(kills)];
