import type { Failpoint } from "@giftshop/commerce/failpoints";
import { eventually } from "../eventually.ts";
import { endOther, startOther, type Victim } from "./other-process.ts";
import type { FaultyShop } from "./shop.ts";

/** A process that dies by SIGKILL when it passes a point. */
export interface ArmedProcess {
  /** Waits until it has died there. @throws when it does not, within so many milliseconds */
  died(within: number): Promise<void>;
  /** Ends it, if it lives, and starts the ordinary one in its place. */
  replace(): Promise<void>;
}

/** Takes a process of the shop away and puts one in its place that dies at the point. Returns when it is ready. */
export async function arm(shop: FaultyShop, victim: Victim, point: Failpoint): Promise<ArmedProcess> {
  const ordinary = shop.stack.processes[victim];
  if (ordinary === undefined) throw new Error(`The shop has no ${victim}.`);
  await ordinary.stop();
  const child = await startOther(shop, victim, { FAILPOINTS: "1", FAILPOINT: point });
  return {
    died: (within) =>
      eventually(`${victim} dying at ${point}`, () => child.signalCode === "SIGKILL", { within }).then(() => undefined),
    replace: async () => {
      await endOther(child);
      await ordinary.start();
    },
  };
}
