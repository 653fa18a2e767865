import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Failpoint } from "@giftshop/commerce/failpoints";
import { eventually } from "../eventually.ts";
import type { FaultyShop } from "./shop.ts";

/** The processes a purchase lives in. */
export type Victim = "commerce" | "worker";

const words = { commerce: "server", worker: "worker" } as const;
const ports = { commerce: "COMMERCE_PORT", worker: "WORKER_PORT" } as const;
const bundle = fileURLToPath(new URL("../../../../apps/commerce/node_modules/.cache/failpoints/", import.meta.url));

/** A process that dies by SIGKILL when it passes a point. */
export interface ArmedProcess {
  /** Waits until it has died there. @throws when it does not, within so many milliseconds */
  died(within: number): Promise<void>;
  /** Ends it, if it lives, and starts the ordinary one in its place. */
  replace(): Promise<void>;
}

/** Takes a process of the shop away and puts one in its place that dies at the point. Returns when it is ready. */
export async function arm({ stack }: FaultyShop, victim: Victim, point: Failpoint): Promise<ArmedProcess> {
  const ordinary = stack.processes[victim];
  if (ordinary === undefined) throw new Error(`The shop has no ${victim}.`);
  await ordinary.stop();
  const child = spawn(process.execPath, [`${bundle}commerce.js`, words[victim]], {
    env: { ...process.env, ...stack.variables, FAILPOINTS: "1", FAILPOINT: point },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await eventually(`${victim} with ${point} armed`, () => isReady(child, stack.variables[ports[victim]]), {
    within: 30_000,
  });
  return {
    died: (within) =>
      eventually(`${victim} dying at ${point}`, () => child.signalCode === "SIGKILL", { within }).then(() => undefined),
    replace: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      await ordinary.start();
    },
  };
}

async function isReady(child: ChildProcess, port: string | undefined): Promise<boolean> {
  // A worker may have met its point while it started: there was work for it.
  if (child.signalCode === "SIGKILL") return true;
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
  const answer = await fetch(`http://localhost:${port}/readyz`);
  await answer.body?.cancel();
  return answer.ok;
}
