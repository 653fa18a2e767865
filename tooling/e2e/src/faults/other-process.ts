import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eventually } from "../eventually.ts";
import type { Variables, Victim } from "./breakable.ts";

const words = { commerce: "server", worker: "worker" } as const;
const ports = { commerce: "COMMERCE_PORT", worker: "WORKER_PORT" } as const;
const bundle = fileURLToPath(new URL("../../../../apps/commerce/node_modules/.cache/failpoints/", import.meta.url));

const start = (victim: Victim, variables: Variables): ChildProcess =>
  spawn(process.execPath, [`${bundle}commerce.js`, words[victim]], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });

/**
 * Starts a process of the shop, and returns it when it is ready. One that ends before that, as the database
 * is away, is started again, as whatever keeps processes does.
 */
export const startOther = async (victim: Victim, variables: Variables): Promise<ChildProcess> => {
  let child = start(victim, variables);
  const started = () => {
    // Not armed any more: what it ended of has happened.
    if (child.exitCode !== null) child = start(victim, { ...variables, FAILPOINT: "" });
    return isReady(child, variables[ports[victim]]);
  };
  try {
    await eventually(`another ${victim}`, started, { within: 30_000, every: 250 });
  } catch (fault) {
    await endOther(child);
    throw fault;
  }
  return child;
};

/** Ends it, unless it has ended. */
export const endOther = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
};

const isReady = async (child: ChildProcess, port: string | undefined): Promise<boolean> => {
  // A worker may have met its point while it started: there was work for it.
  if (child.signalCode === "SIGKILL") return true;
  const answer = await fetch(`http://localhost:${port}/readyz`);
  await answer.body?.cancel();
  return answer.ok;
};
