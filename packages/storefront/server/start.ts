import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDoor } from "@giftshop/checkout-queue";
import type { BrandGroup } from "@giftshop/storefront-config";
import {
  consoleToLog,
  createFrontDoorMetrics,
  createGate,
  createHealth,
  createHttpServer,
  createLog,
  createMediaMaker,
  createNetworkLimit,
  createPurge,
  createRedisPages,
  createStaticFiles,
  drain,
  type Limits,
  listen,
  PageCache,
  unshared,
} from "@giftshop/web-server";
import { type Environment, readEnvironment } from "../src/environment.ts";
import { createCommerce } from "./commerce.ts";
import { readLoader, readOwnScripts } from "./finish-html.ts";
import { createFrontDoor } from "./front-door.ts";
import { keepTraces } from "./keep-traces.ts";
import { createPageMaker } from "./make-page.ts";
import { standaloneDirectory, startNext } from "./next-handler.ts";
import { fileHeaders, securityHeaders } from "./security-headers.ts";

/** What an app says of itself. */
export interface StorefrontApp {
  brandGroup: BrandGroup;
  /** Port when `PORT` is not set. */
  port: number;
  /** Files served from `/`: icons. */
  publicDirectory?: string;
}

/** Where the build's scripts, styles and faces lie, by the beginning of their addresses. */
const ofBuild = {
  "/_next/static/": join(standaloneDirectory, ".next/static"),
  "/fonts/": join(standaloneDirectory, "fonts"),
};

/** Memory for pictures: some thousand sheets of a page of cards. */
const pictureMegabytes = 32;

/**
 * Pages rendered at a time, and those that may wait: more at
 * a time are not more a second, and keep kept pages waiting.
 */
const renders: Limits = { running: 4, waiting: 64 };

/** Settings reach Next's own code through the process, as those of any Next app do. */
const settle = ({ brandGroup, port }: StorefrontApp): void => {
  const developmentPage = process.env.DEVELOPMENT_PAGE || (process.env.NODE_ENV === "production" ? "0" : "1");
  Object.assign(process.env, {
    BRAND_GROUP: process.env.BRAND_GROUP || brandGroup,
    PORT: process.env.PORT || `${port}`,
    DEVELOPMENT_PAGE: developmentPage,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
};

/** Pages of one build with one set of settings, as the name under which processes share them. */
const namespaceOf = (settings: Environment): string => {
  const build = readFileSync(join(standaloneDirectory, ".next/BUILD_ID"), "utf8");
  const { port, ports, signingSecret, pageCacheMegabytes, drainSeconds, ...others } = settings;
  const { checkoutPlaces, pagesPerMinute, metricsPort, traces, ...seen } = others;
  // Where addresses name the port, another port has other pages.
  const said = seen.originPattern.includes("{port}") ? { ...seen, port, ports } : seen;
  return createHash("sha256")
    .update(JSON.stringify([build, said]))
    .digest("base64url")
    .slice(0, 16);
};

const start = async (app: StorefrontApp): Promise<void> => {
  settle(app);
  const settings = readEnvironment(process.env);
  const log = createLog(settings.brandGroup.toLowerCase());
  consoleToLog(log);
  const stopTraces = await keepTraces(settings);
  const headers = securityHeaders(settings);
  const health = createHealth();
  const commerce = createCommerce(settings);
  const { pageCacheUrl: url } = settings;
  const onPurge = (tags?: readonly string[]) => void (tags ? cache.purge(tags) : cache.purgeAll());
  const shared = url ? createRedisPages({ url, namespace: namespaceOf(settings), onPurge, log }) : unshared;
  const cache = new PageCache({ maximumBytes: settings.pageCacheMegabytes * 1_048_576, shared });
  const pictures = new PageCache({ maximumBytes: pictureMegabytes * 1_048_576 });
  const ask = await startNext(settings.port);
  const gate = createGate(renders);
  const { metricsPort, pagesPerMinute: pages } = settings;
  const metrics = metricsPort === undefined ? undefined : createFrontDoorMetrics(cache);
  if (metricsPort !== undefined) metrics?.listen(metricsPort);
  const measured = metrics?.measured ?? ((listener) => listener);
  const server = createHttpServer(
    measured(
      createFrontDoor({
        settings,
        cache,
        pictures,
        commerce,
        door: createDoor(settings, log, metrics?.entered),
        limit: pages === undefined ? undefined : createNetworkLimit({ pages, url, log, tell: metrics?.limited }),
        headers,
        log,
        makePage: createPageMaker({ ask, gate, settings, headers, loader: readLoader(), ownScripts: readOwnScripts() }),
        makeMedia: createMediaMaker(commerce.pool, fileHeaders),
        sendFile: createStaticFiles({ hashed: fileHeaders, own: headers }, app.publicDirectory, ofBuild),
        endpoints: {
          ...health.endpoints,
          "/_purge": createPurge({ cache, shared, secret: settings.signingSecret, log }),
        },
      }),
    ),
  );
  await listen(server, settings.port);
  health.setReady(true);
  log.info({ port: settings.port, commerce: settings.commerceUrl }, "ready");

  let draining = false;
  const stop = async (signal: string): Promise<void> => {
    if (draining) return;
    draining = true;
    log.info({ signal }, "draining");
    health.setReady(false);
    await drain(server, settings.drainSeconds * 1_000);
    await commerce.close();
    await stopTraces();
    log.info("stopped");
    process.exit(0);
  };
  // Listened to for good: the second of the same kind, which
  // a runner or a supervisor may send, would else kill.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
};

/**
 * Starts one brand group's process and keeps it until SIGTERM or
 * SIGINT. What keeps it from starting is its last line of log.
 */
export const startStorefront = (app: StorefrontApp): Promise<void> =>
  start(app).catch((error: unknown) => {
    createLog(app.brandGroup.toLowerCase()).fatal({ err: error }, "cannot start");
    process.exit(1);
  });
