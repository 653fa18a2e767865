import { existsSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Duplex, duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** Where `next build` leaves what runs without the repository. */
export const standaloneDirectory = fileURLToPath(new URL("../.next/standalone/packages/storefront/", import.meta.url));

/** What Next answered, whole. */
export interface NextAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface NextQuestion {
  method?: "GET" | "POST";
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export type AskNext = (question: NextQuestion) => Promise<NextAnswer>;

interface NextServerModule {
  getRequestHandlers(options: {
    dir: string;
    port: number;
    hostname: string;
    isDev: false;
    minimalMode: false;
    quiet: true;
  }): Promise<{ requestHandler: RequestListener } | [RequestListener, ...unknown[]]>;
}

/**
 * Loads the build and gives its request handler. `getRequestHandlers` is internal to Next: its version is pinned, and the
 * smoke test beside this file asks it for a page.
 */
const loadNext = async (port: number): Promise<RequestListener> => {
  if (!existsSync(join(standaloneDirectory, "server.js"))) {
    throw new Error("There is no build to start. Make one with: pnpm --filter @giftshop/storefront build");
  }
  process.chdir(standaloneDirectory);
  const require = createRequire(join(standaloneDirectory, "server.js"));
  const { config } = require(join(standaloneDirectory, ".next/required-server-files.json")) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  require("next");
  const { getRequestHandlers } = require("next/dist/server/lib/start-server") as NextServerModule;
  const handlers = await getRequestHandlers({
    dir: standaloneDirectory,
    port,
    hostname: "localhost",
    isDev: false,
    minimalMode: false,
    quiet: true,
  });
  return Array.isArray(handlers) ? handlers[0] : handlers.requestHandler;
};

/** Asks a request listener over connections inside this process: real requests and responses, no port, no socket file. */
export const askInProcess = (listener: RequestListener): AskNext => {
  const server = createServer(listener);
  // One pair of ends per request: an agent that keeps them would want sockets of the system.
  const createConnection = (): Duplex => {
    const [ours, theirs] = duplexPair();
    server.emit("connection", theirs);
    return ours;
  };
  return ({ method = "GET", url, headers, body }) =>
    new Promise((resolve, reject) => {
      const asked = request({ createConnection, method, path: url, headers, setHost: false }, (answer) => {
        buffer(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: whole }),
          reject,
        );
      });
      asked.on("error", reject);
      asked.end(body);
    });
};

/** Starts Next inside this process. `port` is the public one, for the addresses that Next makes itself. */
export const startNext = async (port: number): Promise<AskNext> => askInProcess(await loadNext(port));
