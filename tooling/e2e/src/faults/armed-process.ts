import type { ChildProcess } from "node:child_process";
import type { Failpoint } from "@giftshop/commerce/failpoints";
import { eventually } from "../eventually.ts";
import type { Victim } from "./breakable.ts";
import { endOther, startOther } from "./other-process.ts";
import { untilReached } from "./reach.ts";
import type { BreakableShop } from "./shop.ts";

/**
 * A process of the shop, or each of its kind on many machines: it dies by SIGKILL when it passes a
 * point, or something else does then.
 */
export interface ArmedProcess {
  /** Waits until that has happened. @throws when it does not, within so many milliseconds */
  died(within: number): Promise<void>;
  /** Ends it, if it lives, and starts the ordinary one in its place. */
  replace(): Promise<void>;
}

/** All of them, or none: one that stayed alone would do the work of those that come next. */
const startAll = async (starting: readonly Promise<ChildProcess>[]): Promise<readonly ChildProcess[]> => {
  try {
    return await Promise.all(starting);
  } catch (fault) {
    for (const one of await Promise.allSettled(starting)) if (one.status === "fulfilled") await endOther(one.value);
    throw fault;
  }
};

/** Puts processes with settings of their own in the place of the shop's, and waits until they are ready. */
const putInPlace = async (shop: BreakableShop, victim: Victim, settings: Readonly<Record<string, string>>) => {
  const { parts } = shop;
  await parts.stop(victim);
  const others = await startAll(parts.told(victim).map((told) => startOther(victim, { ...told, ...settings })));
  await untilReached(shop);
  const replace = async () => {
    await Promise.all(others.map(endOther));
    await parts.start(victim);
    await untilReached(shop);
  };
  return { others, replace };
};

/** Arms processes of the shop: the one that passes the point dies there. */
export const arm = async (shop: BreakableShop, victim: Victim, point: Failpoint): Promise<ArmedProcess> => {
  const { others, replace } = await putInPlace(shop, victim, { FAILPOINTS: "1", FAILPOINT: point });
  const died = (within: number) =>
    eventually(`${victim} dying at ${point}`, () => others.some(({ signalCode }) => signalCode === "SIGKILL"), {
      within,
    }).then(() => undefined);
  return { died, replace };
};

/** Arms a point at which PostgreSQL dies and the process lives on. It is back when `died` returns. */
export const armDatabase = async (shop: BreakableShop, passing: Victim, point: Failpoint): Promise<ArmedProcess> => {
  const pid = await shop.parts.postmaster();
  const settings = { FAILPOINTS: "1", FAILPOINT: point, FAILPOINT_VICTIM: String(pid) };
  const { replace } = await putInPlace(shop, passing, settings);
  const died = async (within: number) => {
    await eventually(`PostgreSQL dying at ${point}`, () => !isAlive(pid), { within });
    await shop.parts.bringDatabase();
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
