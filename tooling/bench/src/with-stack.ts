import { fileURLToPath } from "node:url";
import { embedded, type PartName, type Stack, startStack } from "@giftshop/start";
import { family } from "./cpu.ts";
import { exchangedIn } from "./exchanges/exchanges.ts";

const dataDirectory = fileURLToPath(new URL("../../../.data/bench", import.meta.url));

/**
 * Ports of its own, so that a shop that runs beside it is not measured
 * by mistake; two checkouts can be measured one after the other.
 */
const first = Number(process.env.BENCH_PORT ?? 4500);
const ports = {
  commerce: first,
  worker: first + 1,
  staffApi: first + 2,
  sandbox: first + 10,
  smtp: first + 25,
  cb: first + 30,
  ck: first + 31,
  gcs: first + 32,
  postgres: first + 39,
};

/** The shop as it is measured: the production build with durable PostgreSQL and data of its own. */
export interface MeasuredShop extends Stack {
  /** Processes of a part with everything it started. */
  pidsOf(name: PartName): number[];
  databasePids(): number[];
}

/** @param withPages starts a storefront as well, whose build takes its time */
export const startMeasuredShop = async (withPages: boolean): Promise<MeasuredShop> => {
  const apps: readonly PartName[] = ["commerce", "worker", "sandbox", ...(withPages ? (["cb"] as const) : [])];
  const environment = { ...embedded, CODES_IN_EMAIL: exchangedIn.code };
  const stack = await startStack({ ports, dataDirectory, fresh: true, apps, environment });
  return {
    ...stack,
    databasePids: () => (stack.database ? family(stack.database.pid) : []),
    pidsOf: (name) => {
      const pid = stack.processes[name]?.pid;
      return pid ? family(pid) : [];
    },
  };
};
