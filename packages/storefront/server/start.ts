import type { Server } from "node:http";
import type { BrandGroup } from "@giftshop/storefront-config";
import { readEnvironment } from "../src/environment.ts";
import { createCommerce } from "./commerce.ts";
import { consoleToLog } from "./console-to-log.ts";
import { readLoader } from "./defer-scripts.ts";
import { drain } from "./drain.ts";
import { createFrontDoor } from "./front-door.ts";
import { createHealth } from "./health.ts";
import { createLog } from "./log.ts";
import { createMediaMaker } from "./make-media.ts";
import { createPageMaker } from "./make-page.ts";
import { startNext } from "./next-handler.ts";
import { PageCache } from "./page-cache.ts";
import { createPatientServer } from "./patient-server.ts";
import { createPurge } from "./purge.ts";
import { fileHeaders, securityHeaders } from "./security-headers.ts";
import { createStaticFiles } from "./static-files.ts";
import { trackAsks } from "./track-asks.ts";

/** What an app says of itself. */
export interface StorefrontApp {
  brandGroup: BrandGroup;
  /** Port when `PORT` is not set. */
  port: number;
  /** Files served from `/`: icons. */
  publicDirectory?: string;
}

/** Memory for pictures: some thousand sheets of a page of cards. */
const pictureMegabytes = 32;

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

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken; choose another with PORT.`) : error),
    );
    server.listen(port, resolve);
  });

const start = async (app: StorefrontApp): Promise<void> => {
  settle(app);
  // Only now, as React reads once whether it is to check what it draws.
  const { rewritePayload } = await import("./flight/rewrite-payload.ts");
  const settings = readEnvironment(process.env);
  const log = createLog(settings.brandGroup.toLowerCase());
  consoleToLog(log);
  const headers = securityHeaders(settings);
  const health = createHealth();
  const commerce = createCommerce(settings);
  const cache = new PageCache({ maximumBytes: settings.pageCacheMegabytes * 1_048_576 });
  const pictures = new PageCache({ maximumBytes: pictureMegabytes * 1_048_576 });
  const askNext = await startNext(settings.port);
  const { ask, settled } = trackAsks(askNext);
  const { signingSecret: secret } = settings;
  const server = createPatientServer(
    createFrontDoor({
      settings,
      cache,
      pictures,
      commerce,
      headers,
      log,
      makePage: createPageMaker({
        ask,
        settings,
        headers,
        commerceAnswers: commerce.answers,
        loader: readLoader(),
        rewrite: rewritePayload,
      }),
      makeMedia: createMediaMaker(commerce.pool, fileHeaders),
      sendFile: createStaticFiles({ hashed: fileHeaders, own: headers }, app.publicDirectory),
      endpoints: { ...health.endpoints, "/_purge": createPurge({ cache, ask: askNext, settled, secret, log }) },
    }),
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
    log.info("stopped");
    process.exit(0);
  };
  // Listened to for good: the second of the same kind, which a runner or a supervisor may send, would else kill.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
};

/** Starts one brand group's process and keeps it until SIGTERM or SIGINT. What keeps it from starting is its last line of log. */
export const startStorefront = (app: StorefrontApp): Promise<void> =>
  start(app).catch((error: unknown) => {
    createLog(app.brandGroup.toLowerCase()).fatal({ err: error }, "cannot start");
    process.exit(1);
  });
