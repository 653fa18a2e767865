import type { PartName } from "@giftshop/start";
import { type Memory, memoryOf } from "./cpu.ts";
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
export const coldStart = async (shop: MeasuredShop, name: PartName): Promise<number> => {
  const managed = shop.processes[name];
  if (!managed) throw new Error(`${name} does not run`);
  await managed.stop();
  const started = performance.now();
  await managed.start();
  return performance.now() - started;
};
