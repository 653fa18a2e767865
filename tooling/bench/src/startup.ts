import type { PartName } from "@giftshop/start";
import { residentMebibytes } from "./cpu.ts";
import type { MeasuredShop } from "./with-stack.ts";

const measured: readonly PartName[] = ["commerce", "worker", "cb", "sandbox"];

/** Resident MiB of each process of the shop. */
export function memory(shop: MeasuredShop): Map<PartName, number> {
  return new Map(
    measured.map((name) => [name, shop.pidsOf(name).reduce((sum, pid) => sum + residentMebibytes(pid), 0)]),
  );
}

/** Milliseconds from the start of a process until it says that it is ready, with the database already running. */
export async function coldStart(shop: MeasuredShop, name: PartName): Promise<number> {
  const managed = shop.processes[name];
  if (!managed) throw new Error(`${name} does not run`);
  await managed.stop();
  const started = performance.now();
  await managed.start();
  return performance.now() - started;
}
