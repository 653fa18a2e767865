/**
 * The shop on many machines, on one: `npm run cluster` starts it, Ctrl-C or `-- stop` ends it, further words
 * (README.md) look at one that runs.
 */
import { once } from "node:events";
import { createConsoleReport, makeWay, Problem, reasonOf, takeMark, untilTold, waitFor } from "@giftshop/start";
import { check } from "./src/check/check.ts";
import { drill } from "./src/check/drill.ts";
import { failover } from "./src/check/failover.ts";
import { faults } from "./src/check/faults.ts";
import { downParts } from "./src/check/parts.ts";
import { rolling } from "./src/check/rolling.ts";
import { printTable } from "./src/check/say.ts";
import type { ClusterPorts } from "./src/plan/ports.ts";
import { ClusterClient } from "./src/run/cluster-client.ts";
import { controlServer } from "./src/run/control.ts";
import { install } from "./src/run/install.ts";
import { members } from "./src/run/members.ts";
import { dataDirectory, readFolders, readPorts } from "./src/run/settings.ts";
import { startCluster } from "./src/run/start-cluster.ts";

/** Runs the cluster until it is told to end. */
const run = async (ports: ClusterPorts): Promise<number> => {
  const report = createConsoleReport();
  install((message) => report.notice("cluster", "info", message));
  const folders = await readFolders();
  await makeWay(dataDirectory);
  const leave = await takeMark(dataDirectory);
  const told = untilTold();
  const asked = new AbortController();
  const signal = AbortSignal.any([told, asked.signal]);
  try {
    const cluster = await startCluster(ports, folders, { report, signal });
    const control = controlServer({ cluster, folders, end: () => asked.abort() }).listen(ports.control, "127.0.0.1");
    report.end();
    console.log(`\n  The shop: http://localhost:${ports.nginx}/   HAProxy: http://localhost:${ports.haproxy.page}/`);
    console.log(
      `  Mailbox: http://localhost:${ports.sandbox}/mail   Prometheus: http://localhost:${ports.prometheus}/\n`,
    );
    if (!signal.aborted) await once(signal, "abort");
    console.log("\n  Stopping …");
    control.close();
    control.closeAllConnections();
    await cluster.stop();
  } finally {
    report.end();
    await leave();
  }
  return 0;
};

const status = async (ports: ClusterPorts): Promise<number> => {
  const parts = await new ClusterClient(ports).parts();
  printTable(
    ["part", "process", ""],
    parts.map(({ name, pid, ready }) => [name, String(pid ?? "–"), ready ? "ready" : "down"]),
  );
  printTable(
    ["node", "role", "state"],
    (await members(ports)).map(({ name, role, state }) => [name, role, state]),
  );
  return parts.every(({ ready }) => ready) ? 0 : 1;
};

const stop = async (ports: ClusterPorts): Promise<number> => {
  const client = new ClusterClient(ports);
  await client.stop();
  const gone = () =>
    client.parts().then(
      () => false,
      () => true,
    );
  return (await waitFor(gone, { atMost: 120_000, every: 250 })) === true ? 0 : 1;
};

const [word = "start", ...words] = process.argv.slice(2).filter((one) => one !== "--");

const commands: Readonly<Record<string, (ports: ClusterPorts) => Promise<number>>> = {
  start: run,
  status,
  stop,
  check,
  failover,
  parts: (ports) => downParts(ports, words),
  faults: async (ports) => faults(ports, await readFolders(), words),
  rolling,
  drill: async (ports) => drill(ports, await readFolders(), Number(words[0] ?? 0)),
};

try {
  const command = commands[word];
  if (command === undefined) throw new Problem(`There is no "${word}"; there are ${Object.keys(commands).join(", ")}.`);
  const ports = readPorts(process.env);
  // Says so where none runs.
  if (word !== "start") await new ClusterClient(ports).parts();
  process.exit(await command(ports));
} catch (error) {
  console.error(
    `\n  ${error instanceof Problem ? error.message : (error instanceof Error && error.stack) || reasonOf(error)}\n`,
  );
  process.exit(1);
}
