import { fileURLToPath } from "node:url";
import { embedded, type PartName, type Stack, startStack } from "@giftshop/start";
import { family } from "./cpu.ts";

const dataDirectory = fileURLToPath(new URL("../../../.data/bench", import.meta.url));

/** Ports of its own, so that a shop that runs beside it is not measured by mistake. */
const ports = {
  postgres: 54339,
  commerce: 4500,
  worker: 4501,
  staffApi: 4302,
  sandbox: 4510,
  smtp: 4525,
  cb: 3300,
  ck: 3301,
  gcs: 3302,
};

/** The shop as it is measured: the production build with durable PostgreSQL and data of its own. */
export interface MeasuredShop extends Stack {
  /** Processes of a part with everything it started. */
  pidsOf(name: PartName): number[];
  databasePids(): number[];
}

/** @param withPages starts a storefront as well, whose build takes its time */
export async function startMeasuredShop(withPages: boolean): Promise<MeasuredShop> {
  const apps: readonly PartName[] = ["commerce", "worker", "sandbox", ...(withPages ? (["cb"] as const) : [])];
  const stack = await startStack({ ports, dataDirectory, fresh: true, apps, environment: embedded });
  return {
    ...stack,
    databasePids: () => (stack.database ? family(stack.database.pid) : []),
    pidsOf: (name) => {
      const pid = stack.processes[name]?.pid;
      return pid ? family(pid) : [];
    },
  };
}
