import { join } from "node:path";
import { build, type Report, RunningProcesses } from "@giftshop/start";
import type { Folders } from "../plan/folders.ts";
import type { Part } from "../plan/part.ts";
import type { ClusterPorts } from "../plan/ports.ts";
import { servers } from "../plan/servers.ts";
import { shopParts } from "../plan/shop-parts.ts";
import { makeFolders } from "./make-folders.ts";
import { untilWhole } from "./members.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { RunningPart } from "./running-part.ts";
import { alertsFile, dataDirectory, root } from "./settings.ts";
import { sharedVariables } from "./shared-variables.ts";

export interface Cluster {
  /** Parts by their names, in the order in which they were started. */
  readonly parts: ReadonlyMap<string, RunningPart>;
  /** Ends everything: who asks before who answers. */
  stop(): Promise<void>;
}

/**
 * Starts the cluster and returns when everything is ready.
 * @throws what went wrong, once what ran is stopped again
 */
export const startCluster = async (
  ports: ClusterPorts,
  folders: Folders,
  { report, signal }: { readonly report: Report; readonly signal: AbortSignal },
): Promise<Cluster> => {
  const running = new RunningProcesses(dataDirectory, (message) => report.notice("cluster", "error", message));
  const left = await running.takeOver();
  if (left > 0) report.notice("cluster", "info", `ended ${left} processes that an earlier start had left behind`);
  const parts = new Map<string, RunningPart>();

  const start = async (name: string, wanted: readonly Part[], atOnce = wanted.length): Promise<void> => {
    signal.throwIfAborted();
    await report.step(name, async () => {
      for (let first = 0; first < wanted.length; first += atOnce) {
        signal.throwIfAborted();
        await Promise.all(wanted.slice(first, first + atOnce).map(startPart));
      }
    });
  };

  const startPart = async (part: Part): Promise<void> => {
    const known = part.lent ? part.program : (part.words[0] ?? "");
    const one = new RunningPart(part, {
      cwd: root,
      logFile: join(folders.logs, `${part.name}.log`),
      tell: (message) => report.notice("cluster", "error", message),
      note: (pid, runs) => void (runs ? running.add(pid, known) : running.remove(pid)),
    });
    parts.set(part.name, one);
    await one.start();
  };

  const stop = async (): Promise<void> => {
    const later = /^(node|etcd)-/;
    const names = [...parts.keys()];
    const end = (chosen: readonly string[]) => Promise.all(chosen.map((name) => parts.get(name)?.stop()));
    const shop = names.filter((name) => !later.test(name));
    await end(shop.filter((name) => /^(nginx|prometheus)$|^(cb|ck|gcs)-/.test(name)));
    await end(shop.filter((name) => /^(worker|commerce)-/.test(name)));
    await end(shop);
    await end(names.filter((name) => name.startsWith("node-")));
    await end(names);
    await running.clear();
  };

  try {
    await makeFolders(ports, folders, alertsFile);
    const shared = await sharedVariables(ports);
    const installed = servers(ports, folders);
    const shop = shopParts(ports, folders, shared);
    await report.step("Build", () => build(["@giftshop/commerce", "@giftshop/storefront"], signal));
    await start("etcd", installed.etcd);
    await start("PostgreSQL", installed.nodes);
    await report.step("Replication", () => untilWhole(ports));
    await start("Ways", [...installed.ways, shop.outside]);
    await report.step("Shop's data", () => prepareDatabase(ports, folders, shared));
    await start("Commerce", [...shop.commerce, ...shop.workers], 2);
    await start("Storefronts", shop.storefronts, 2);
    await start("Edge", installed.edge);
  } catch (error) {
    await stop();
    throw error;
  }
  return { parts, stop };
};
