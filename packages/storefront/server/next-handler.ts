import { existsSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Duplex, duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type createNext from "next";

/** Where `next build` leaves what runs without the repository. */
export const standaloneDirectory = fileURLToPath(new URL("../.next/standalone/packages/storefront/", import.meta.url));

/** What Next answered, whole. */
export interface NextAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks Next for a path of `src/app`, query included. */
export type AskNext = (url: string, headers: Record<string, string>) => Promise<NextAnswer>;

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

/**
 * Asks a request listener over connections inside this process:
 * real requests and responses, no port, no socket file.
 */
export const askInProcess = (listener: RequestListener): AskNext => {
  const server = createServer(listener);
  // One pair of ends per request: an agent that keeps them would want sockets of the system.
  const createConnection = (): Duplex => {
    const [ours, theirs] = duplexPair();
    server.emit("connection", theirs);
    return ours;
  };
  return (url, headers) =>
    new Promise((resolve, reject) => {
      const asked = request({ createConnection, path: url, headers, setHost: false }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }),
          reject,
        );
      });
      asked.on("error", reject).end();
    });
};

/** Starts Next inside this process. `port` is the public one, for the addresses that Next makes itself. */
export const startNext = async (port: number): Promise<AskNext> => askInProcess(await loadNext(port));
