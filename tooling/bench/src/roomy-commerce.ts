import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../apps/commerce/dist/commerce.js", import.meta.url));
const port = 4305;
const timeout = 30_000;

/** A commerce process with more memory than the shop's own: what a large catalogue is measured with. */
export interface RoomyCommerce {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts it beside the shop, on the same data. @param heap MiB */
export const startRoomyCommerce = async (
  variables: Readonly<Record<string, string>>,
  heap: number,
): Promise<RoomyCommerce> => {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", `--max-old-space-size=${heap}`, script, "server"], {
    env: { ...process.env, ...variables, COMMERCE_PORT: `${port}` },
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  const until = performance.now() + timeout;
  while (!(await isReady(url))) {
    if (performance.now() > until || child.exitCode !== null)
      throw new Error("Commerce with more memory does not start.");
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, "close");
    },
  };
};
