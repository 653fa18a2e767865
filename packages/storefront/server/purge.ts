import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createPurgeVerifier } from "../src/purge/verify-purge.ts";
import type { Logger } from "./log.ts";
import type { AskNext } from "./next-handler.ts";
import type { PageCache } from "./page-cache.ts";

export interface PurgeOptions {
  cache: Pick<PageCache, "purge">;
  ask: AskNext;
  secret: string | undefined;
  log: Logger;
  now?: () => number;
}

/** Most bytes of a purge call: some thousand tags. */
const longest = 262_144;

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

const answer = (response: ServerResponse, status: number, body: object): void => {
  const json = JSON.stringify(body);
  response
    .writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(json) })
    .end(json);
};

/**
 * `POST /_purge { "tags": […] }`, signed by commerce: ends Next's own entries first, so that a page made after ours were
 * marked cannot be made of old data. Answers `{ purged }`, the number of finished pages.
 */
export const createPurge = ({ cache, ask, secret, log, now }: PurgeOptions) => {
  const verify = createPurgeVerifier(secret, now);

  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    if (request.method !== "POST") return answer(response, 405, { error: "POST only." });
    if (Number(request.headers["content-length"] ?? Number.NaN) > longest) {
      return answer(response, 413, { error: "Too many tags in one call." });
    }
    const body = await text(request);
    const timestamp = single(request.headers["x-timestamp"]);
    const signature = single(request.headers["x-signature"]);
    const verdict = verify({ timestamp, signature, body });
    if (!verdict.ok) {
      log.warn({ requestId, reason: verdict.reason }, "purge refused");
      return answer(response, verdict.status, { error: verdict.reason });
    }
    const inNext = await ask({
      method: "POST",
      url: "/_purge",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "content-length": `${Buffer.byteLength(body)}`,
        "x-timestamp": timestamp ?? "",
        "x-signature": signature ?? "",
        "x-request-id": requestId,
      },
      body,
    });
    const purged = cache.purge(verdict.tags);
    log.info({ requestId, tags: verdict.tags, purged, next: inNext.status }, "purged");
    answer(response, inNext.status === 200 ? 200 : 502, { purged });
  };
};
