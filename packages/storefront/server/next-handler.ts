import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Ask, askInProcess } from "@giftshop/web-server";
import type createNext from "next";

/** Where `next build` leaves what runs without the repository. */
export const standaloneDirectory = fileURLToPath(new URL("../.next/standalone/packages/storefront/", import.meta.url));

/**
 * Loads the standalone build as the `server.js` does that Next
 * writes for it: by its settings, as one finds none beside it.
 */
const loadNext = async (port: number): Promise<RequestListener> => {
  if (!existsSync(join(standaloneDirectory, "server.js"))) {
    throw new Error("There is no build to start. Make one with: pnpm --filter @giftshop/storefront build");
  }
  process.chdir(standaloneDirectory);
  const require = createRequire(join(standaloneDirectory, "server.js"));
  const { config } = require(join(standaloneDirectory, ".next/required-server-files.json")) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  const next = require("next") as typeof createNext;
  const app = next({ dir: standaloneDirectory, port, hostname: "localhost", dev: false, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
};

/** Starts Next inside this process. `port` is the public one, for the addresses that Next makes itself. */
export const startNext = async (port: number): Promise<Ask> => askInProcess(await loadNext(port));
