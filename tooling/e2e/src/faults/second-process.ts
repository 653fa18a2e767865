import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eventually } from "../eventually.ts";
import type { FaultyShop } from "./shop.ts";

const script = fileURLToPath(new URL("../../../../apps/cb/src/main.ts", import.meta.url));

/** A further process of brand group CB beside that of the shop: the same build, memory of its own. Returns how to stop it, when it is ready. */
export async function startSecondProcess({ stack }: FaultyShop, port: number): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...stack.variables, PORT: String(port), BRAND_GROUP: "CB" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`The second process ended with ${child.exitCode}.`);
    return (await fetch(`http://localhost:${port}/readyz`)).ok;
  };
  await eventually("the second process", ready, { within: 30_000 });
  return async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
}
