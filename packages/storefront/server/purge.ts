import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createPurgeVerifier, signPurge } from "../src/purge/verify-purge.ts";
import type { Logger } from "./log.ts";
import type { AskNext } from "./next-handler.ts";
import type { PageCache } from "./page-cache.ts";
import { receiveBody } from "./receive-body.ts";
import { refuse } from "./refuse.ts";

export interface PurgeOptions {
  cache: Pick<PageCache, "purge">;
  ask: AskNext;
  /** Waits for the pages that are being made; gives whether there were any. */
  settled: () => Promise<boolean>;
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

/** Milliseconds; Next compares whole ones, and takes what was done in the one of a purge for new. */
const apart = 2;

interface Ending {
  tags: readonly string[];
  requestId: string;
}

/**
 * `POST /_purge { "tags": […] }`, signed by commerce: ends Next's own entries first, so that a page made after ours were
 * marked cannot be made of old data. Answers `{ purged }`, the number of finished pages.
 *
 * Next dates what it keeps from when it was done: a page that was begun before the call would pass for new, and whoever asks
 * meanwhile is given it. Where there are such pages all is ended once more when they are done; and again when those are done that were
 * begun before that, as they may be made of answers that the first left behind.
 */
export const createPurge = ({ cache, ask, settled, secret = "", log, now = Date.now }: PurgeOptions) => {
  const verify = createPurgeVerifier(secret, now);

  /** Ends what the tags name. The call is our own: a signature is good once. */
  const end = async ({ tags, requestId }: Ending, turn: number): Promise<{ status: number; purged: number }> => {
    await setTimeout(apart);
    const body = JSON.stringify({ tags, requestId, turn });
    const timestamp = `${now()}`;
    const { status } = await ask({
      method: "POST",
      url: "/_purge",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "content-length": `${Buffer.byteLength(body)}`,
        "x-timestamp": timestamp,
        "x-signature": signPurge(secret, timestamp, body),
        "x-request-id": requestId,
      },
      body,
    });
    return { status, purged: cache.purge(tags) };
  };

  const endAgain = async (ending: Ending, begunBefore: Promise<boolean>): Promise<void> => {
    for (const turn of [2, 3]) {
      const busy = await Promise.all([begunBefore, settled()]);
      if (!busy.includes(true)) return;
      const { status } = await end(ending, turn);
      if (status !== 200) throw new Error(`Next answered ${status} to a purge.`);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    if (request.method !== "POST") return answer(response, 405, { error: "POST only." });
    const received = await receiveBody(request, longest);
    if ("refusal" in received) return refuse(response, received.refusal, []);
    const verdict = verify({
      timestamp: single(request.headers["x-timestamp"]),
      signature: single(request.headers["x-signature"]),
      body: received.body?.toString("utf8") ?? "",
    });
    if (!verdict.ok) {
      log.warn({ requestId, reason: verdict.reason }, "purge refused");
      return answer(response, verdict.status, { error: verdict.reason });
    }
    const ending = { tags: verdict.tags, requestId };
    const begunBefore = settled();
    const { status, purged } = await end(ending, 1);
    log.info({ ...ending, purged, next: status }, "purged");
    answer(response, status === 200 ? 200 : 502, { purged });
    if (status === 200)
      endAgain(ending, begunBefore).catch((err: unknown) => log.error({ ...ending, err }, "not purged again"));
  };
};
