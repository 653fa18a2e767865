import type { PartName } from "@giftshop/start";
import { type Memory, memoryOf } from "./cpu.ts";
import { median } from "./statistics.ts";
import { table } from "./table.ts";
import type { MeasuredShop } from "./with-stack.ts";

const measured: readonly PartName[] = ["commerce", "worker", "cb", "sandbox"];

const sum = (one: Memory, other: Memory): Memory => ({
  resident: one.resident + other.resident,
  own: one.own + other.own,
});

/** Memory of each part of the shop with everything it started. */
export const memory = (shop: MeasuredShop): Map<PartName, Memory> => {
  const none: Memory = { resident: 0, own: 0 };
  return new Map(measured.map((name) => [name, shop.pidsOf(name).map(memoryOf).reduce(sum, none)]));
};

/**
 * Milliseconds from the start of a process until it says that it is ready, with the database already running.
 */
const coldStart = async (shop: MeasuredShop, name: PartName): Promise<number> => {
  const managed = shop.processes[name];
  if (!managed) throw new Error(`${name} does not run`);
  await managed.stop();
  const started = performance.now();
  await managed.start();
  return performance.now() - started;
};

/** Prints how long processes take to start, and what they hold at rest and after what was measured. */
export const printProcesses = async (shop: MeasuredShop, atRest: ReturnType<typeof memory>): Promise<void> => {
  const afterLoad = memory(shop);
  const rows: (string | number)[][] = [];
  for (const [part, before] of atRest) {
    const starts = [await coldStart(shop, part), await coldStart(shop, part), await coldStart(shop, part)];
    const after = afterLoad.get(part) ?? before;
    rows.push([part, median(starts), before.resident, before.own, after.resident, after.own]);
  }
  table("Processes", ["process", "cold start ms", "MiB at rest", "its own", "MiB after load", "its own"], rows);
};
