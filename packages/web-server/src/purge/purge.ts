import type { IncomingMessage, ServerResponse } from "node:http";
import { receiveBody } from "../http/receive-body.ts";
import { refuse } from "../http/refuse.ts";
import { sendJson } from "../http/send-json.ts";
import type { Logger } from "../log.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { SharedPages } from "../pages/shared-pages.ts";
import { createPurgeVerifier } from "./verify-purge.ts";

export interface PurgeOptions {
  cache: Pick<PageCache, "purge">;
  shared: Pick<SharedPages, "purge">;
  secret: string | undefined;
  log: Logger;
  now?: () => number;
}

/** Most bytes of a purge call: some thousand tags. */
const longest = 262_144;

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/**
 * `POST /_purge { "tags": […] }`, signed by commerce. Answers `{ purged }`, its own number of pages; 502
 * where other processes could not be told, and commerce calls again.
 */
export const createPurge = ({ cache, shared, secret, log, now = Date.now }: PurgeOptions) => {
  const verify = createPurgeVerifier(secret, now);
  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    if (request.method !== "POST") return sendJson(response, 405, { error: "POST only." });
    const received = await receiveBody(request, longest);
    if ("refusal" in received) return refuse(response, received.refusal, []);
    const verdict = verify({
      timestamp: single(request.headers["x-timestamp"]),
      signature: single(request.headers["x-signature"]),
      body: received.body?.toString("utf8") ?? "",
    });
    if (!verdict.ok) {
      log.warn({ requestId, reason: verdict.reason }, "purge refused");
      return sendJson(response, verdict.status, { error: verdict.reason });
    }
    const { tags } = verdict;
    // Others first: what this process renders from now on it may take from them.
    const told = await shared.purge(tags).then(
      () => true,
      (err: unknown) => {
        log.warn({ requestId, err }, "purge not shared");
        return false;
      },
    );
    const purged = cache.purge(tags);
    log.info({ requestId, tags, purged, told }, "purged");
    sendJson(response, told ? 200 : 502, { purged });
  };
};
