import type { Failpoint } from "@giftshop/commerce/failpoints";
import { eventually } from "../eventually.ts";
import { endOther, startOther, type Victim } from "./other-process.ts";
import type { FaultyShop } from "./shop.ts";

/** A process of the shop; it dies by SIGKILL when it passes a point, or something else does then. */
export interface ArmedProcess {
  /** Waits until that has happened. @throws when it does not, within so many milliseconds */
  died(within: number): Promise<void>;
  /** Ends it, if it lives, and starts the ordinary one in its place. */
  replace(): Promise<void>;
}

/** Puts a process with settings of its own in the place of one of the shop. Returns when it is ready. */
const putInPlace = async (shop: FaultyShop, victim: Victim, settings: Readonly<Record<string, string>>) => {
  const ordinary = shop.stack.processes[victim];
  if (ordinary === undefined) throw new Error(`The shop has no ${victim}.`);
  await ordinary.stop();
  const child = await startOther(shop, victim, settings);
  const replace = async () => {
    await endOther(child);
    await ordinary.start();
  };
  return { child, replace };
};

/** Arms a process of the shop: it dies where it passes the point. */
export const arm = async (shop: FaultyShop, victim: Victim, point: Failpoint): Promise<ArmedProcess> => {
  const { child, replace } = await putInPlace(shop, victim, { FAILPOINTS: "1", FAILPOINT: point });
  const died = (within: number) =>
    eventually(`${victim} dying at ${point}`, () => child.signalCode === "SIGKILL", { within }).then(() => undefined);
  return { died, replace };
};

/** Arms a point at which PostgreSQL dies and the process lives on. It is back when `died` returns. */
export const armDatabase = async (shop: FaultyShop, passing: Victim, point: Failpoint): Promise<ArmedProcess> => {
  const { database } = shop.stack;
  if (database === undefined) throw new Error("The shop has no PostgreSQL of its own.");
  const { pid } = database;
  const settings = { FAILPOINTS: "1", FAILPOINT: point, FAILPOINT_VICTIM: String(pid) };
  const { replace } = await putInPlace(shop, passing, settings);
  const died = async (within: number) => {
    await eventually(`PostgreSQL dying at ${point}`, () => !isAlive(pid), { within });
    await database.restart();
  };
  return { died, replace };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
