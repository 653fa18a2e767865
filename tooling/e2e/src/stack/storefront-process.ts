import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Stack } from "@giftshop/start";
import { eventually } from "../eventually.ts";

const script = fileURLToPath(new URL("../../../../apps/cb/src/main.ts", import.meta.url));

/**
 * A further process of brand group CB beside that of a shop: the same
 * build, memory of its own. Returns how to stop it, when it is ready.
 *
 * @param variables what the processes of the shop were told
 * @param settings over those
 */
export const startStorefrontProcess = async (
  variables: Stack["variables"],
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...variables, PORT: String(port), BRAND_GROUP: "CB", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`The further process ended with ${child.exitCode}.`);
    return (await fetch(`http://localhost:${port}/readyz`)).ok;
  };
  await eventually("the further process", ready, { within: 30_000 });
  return async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
};
