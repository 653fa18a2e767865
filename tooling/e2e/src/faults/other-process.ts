import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eventually } from "../eventually.ts";
import type { Variables, Victim } from "./breakable.ts";

const words = { commerce: "server", worker: "worker" } as const;
const ports = { commerce: "COMMERCE_PORT", worker: "WORKER_PORT" } as const;
const bundle = fileURLToPath(new URL("../../../../apps/commerce/node_modules/.cache/failpoints/", import.meta.url));

/** Starts a process of the shop, and returns it when it is ready. */
export const startOther = async (victim: Victim, variables: Variables): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [`${bundle}commerce.js`, words[victim]], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await eventually(`another ${victim}`, () => isReady(child, variables[ports[victim]]), { within: 30_000 });
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
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
  const answer = await fetch(`http://localhost:${port}/readyz`);
  await answer.body?.cancel();
  return answer.ok;
};
