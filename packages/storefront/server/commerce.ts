import type { IncomingMessage, ServerResponse } from "node:http";
import { redeem } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { Pool } from "undici";
import type { Environment } from "../src/environment.ts";
import type { ApiCall } from "./api-call.ts";
import { Busy, createGate, type Limits } from "./gate.ts";
import { sendJson } from "./http/send-json.ts";

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

/** Headers that only we may set: who asks, through which host, in which way. */
const ofForwarding = new Set([
  "host",
  "content-length",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "x-real-ip",
  "x-request-id",
  "x-server-side",
  redeem.header,
]);

const unavailable = {
  data: null,
  errors: [
    {
      message: "Commerce does not answer at the moment.",
      code: errorCodes.unexpected,
      referencedRequestParameter: null,
    },
  ],
};

/** The same, as the API for companies says what is wrong. */
const unavailableProblem = {
  type: "urn:problem:unavailable",
  title: "unavailable",
  detail: "Commerce does not answer at the moment: repeat the call with the same Idempotency-Key.",
  code: "unavailable",
};

/**
 * Where events are counted, which is nobody's business: a browser
 * sends its cookies there unasked, and they go no further.
 */
const nameless = /^\/e\/?(?:\?|$)/;

const ofApi = /^(?:\/[a-z]{2})?\/api\/v1\//;

/** Headers of a request that commerce may read as they came, as a raw list. */
const passedOn = ({ url = "/", rawHeaders }: IncomingMessage): string[] => {
  const isApi = ofApi.test(url);
  const withheld = nameless.test(url) || isApi ? "cookie" : "";
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? "";
    // Whose API it is, the address says.
    if (isApi && name === "x-store-id") return false;
    return !ofConnection.has(name) && !ofForwarding.has(name) && name !== withheld;
  });
};

/** Sets a header of a raw list, in place of what it says so far. */
const say = (headers: string[], name: string, value: string): void => {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  if (at >= 0) headers.splice(at, 2);
  headers.push(name, value);
};

/**
 * Calls at a time, each with a connection of its own, and those that may wait for one. More than
 * commerce does at a time: what waits has to wait there, where a payment goes before a listing.
 */
const usualLimits: Limits = { running: 192, waiting: 64 };

/** Says that a call was not answered, in the words of whom it was for. */
const refuseCall = (response: ServerResponse, status: 502 | 503, { api, requestId }: Forwarded): number => {
  sendJson(response, status, api ? { ...unavailableProblem, status, requestId } : unavailable, {
    ...(status === 503 ? { "retry-after": "1" } : {}),
    ...(api ? { "content-type": "application/problem+json" } : {}),
  });
  return status;
};

/**
 * Who asked: the connection's address, or what our own proxy says. "" where the connection is gone already.
 */
export const clientAddress = (request: IncomingMessage, trustProxy: boolean): string => {
  const said = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  // The last entry is the one our proxy wrote; those before it may be anybody's invention.
  const last = typeof said === "string" ? said.split(",").at(-1)?.trim() : undefined;
  return last || (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
};

export interface Forwarded {
  host: string;
  /** Of the visitor, see {@link clientAddress}; commerce counts by it. */
  address: string;
  requestId: string;
  /** Of a call that exchanges a gift card: what commerce knows the exchange by. */
  redeemContext?: string | undefined;
  /** Of a company's call: where it leads. */
  api?: ApiCall;
}

/** The way to commerce: connections that stay open, and our own answer when it is away. */
export const createCommerce = (
  {
    commerceUrl,
    commerceAuthorization,
    trustProxy,
    originPattern,
  }: Pick<Environment, "commerceUrl" | "trustProxy" | "originPattern"> &
    Partial<Pick<Environment, "commerceAuthorization">>,
  limits = usualLimits,
) => {
  const pool = new Pool(commerceUrl, {
    connections: limits.running,
    pipelining: 1,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  const gate = createGate(limits);

  const headersFor = (request: IncomingMessage, length: number | undefined, to: Forwarded): string[] => {
    const { host, address, requestId, redeemContext, api } = to;
    const headers = passedOn(request);
    // A company says who it is itself; no visitor does.
    if (commerceAuthorization !== undefined && api === undefined) say(headers, "authorization", commerceAuthorization);
    const forwardedProtocol = trustProxy ? request.headers["x-forwarded-proto"] : undefined;
    headers.push(
      "host",
      host,
      "x-forwarded-host",
      host,
      "x-forwarded-proto",
      typeof forwardedProtocol === "string" ? forwardedProtocol : originPattern.startsWith("https:") ? "https" : "http",
      "x-forwarded-for",
      address,
      "x-request-id",
      requestId,
    );
    if (length !== undefined) headers.push("content-length", `${length}`);
    if (api !== undefined) headers.push("x-store-id", `${api.storeId}`);
    if (redeemContext !== undefined) headers.push(redeem.header, redeemContext);
    return headers;
  };

  /**
   * Passes a request on. Gives the status that was sent; 502 when commerce could not be reached,
   * which names no cause to the visitor, 503 when as many wait as may. Both bodies are held
   * whole, so that a visitor who sends or reads slowly never keeps one of the few connections.
   */
  const forward = async (
    request: IncomingMessage,
    body: Buffer | undefined,
    response: ServerResponse,
    to: Forwarded,
  ): Promise<number> => {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    try {
      const { answer, answered } = await gate(async () => {
        const answer = await pool.request({
          method: request.method ?? "GET",
          path: to.api?.path ?? request.url ?? "/",
          headers: headersFor(request, body?.length, to),
          body: body ?? null,
          signal: gone.signal,
          responseHeaders: "raw",
        });
        return { answer, answered: Buffer.from(await answer.body.arrayBuffer()) };
      });
      const raw = answer.headers as unknown as string[];
      const headers: string[] = [];
      for (let index = 0; index < raw.length; index += 2) {
        const name = `${raw[index]}`;
        if (!ofConnection.has(name.toLowerCase())) headers.push(name, `${raw[index + 1]}`);
      }
      response.writeHead(answer.statusCode, headers).end(answered);
      return answer.statusCode;
    } catch (error) {
      if (response.destroyed) return 499;
      return refuseCall(response, error instanceof Busy ? 503 : 502, to);
    }
  };

  /** Whether commerce is ready, asked now; an answer within a second counts. */
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

export type Commerce = ReturnType<typeof createCommerce>;
