import type { IncomingMessage, ServerResponse } from "node:http";
import { Pool } from "undici";
import { Busy, createGate, type Limits } from "./gate.ts";

/** RFC 9110, section 7.6.1: what belongs to one connection and not to the message. */
const ofConnection = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
]);

/** Headers of a raw list that may go on, by their names in small letters; never those of the connection. */
export const passedOn = (raw: readonly string[], may: (name: string) => boolean = () => true): string[] =>
  raw.filter((_, index) => {
    const name = raw[index - (index % 2)]?.toLowerCase() ?? "";
    return !ofConnection.has(name) && may(name);
  });

/**
 * Who asked: the connection's address, or what our own proxy says. "" where the connection is gone already.
 */
export const clientAddress = (request: IncomingMessage, trustProxy: boolean): string => {
  const said = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  // The last entry is the one our proxy wrote; those before it may be anybody's invention.
  const last = typeof said === "string" ? said.split(",").at(-1)?.trim() : undefined;
  return last || (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
};

/** A request as it goes on; `headers` is a raw list. */
export interface Call {
  method: string;
  path: string;
  headers: string[];
  body: Buffer | undefined;
  /** Whose call it is: a storefront, of which others share the way. */
  owner?: string;
}

/** The way to a server behind this one: connections that stay open, a bound of calls at a time. */
export const createUpstream = (url: string, limits: Limits) => {
  const pool = new Pool(url, {
    connections: limits.running,
    pipelining: 1,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  const gate = createGate(limits);

  const ask = async ({ owner: _, ...call }: Call, signal: AbortSignal) => {
    const answer = await pool.request({ ...call, body: call.body ?? null, signal, responseHeaders: "raw" });
    return { answer, body: Buffer.from(await answer.body.arrayBuffer()) };
  };

  /**
   * Passes a request on and gives the status that was sent, with both bodies held whole, so that a slow
   * visitor never keeps one of the few connections.
   *
   * @param refuse answers in its place: 502 where nobody could be reached, 503 where as many wait as may
   */
  const forward = async (
    call: Call,
    response: ServerResponse,
    refuse: (status: 502 | 503) => void,
  ): Promise<number> => {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    try {
      const { answer, body } = await gate(() => ask(call, gone.signal), false, call.owner);
      const raw = (answer.headers as unknown as string[]).map(String);
      response.writeHead(answer.statusCode, passedOn(raw)).end(body);
      return answer.statusCode;
    } catch (error) {
      if (response.destroyed) return 499;
      const status = error instanceof Busy ? 503 : 502;
      refuse(status);
      return status;
    }
  };

  /** Whether it is ready, asked now; an answer within a second counts. */
  const answers = async (): Promise<boolean> => {
    try {
      const { statusCode, body } = await pool.request({
        method: "GET",
        path: "/readyz",
        signal: AbortSignal.timeout(1_000),
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      return false;
    }
  };

  return { forward, answers, pool, close: () => pool.destroy() };
};
