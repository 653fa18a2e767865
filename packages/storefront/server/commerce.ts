import type { IncomingMessage, ServerResponse } from "node:http";
import { redeem } from "@giftshop/storefront-config";
import { inSpan, traceparent } from "@giftshop/tracing";
import { errorCodes } from "@giftshop/validation";
import { createUpstream, type Limits, passedOn, sendJson } from "@giftshop/web-server";
import type { Environment } from "../src/environment.ts";
import type { ApiCall } from "./api-call.ts";

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
  "traceparent",
  "tracestate",
  "baggage",
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

/** The answer while commerce is away, as the API for companies says what is wrong. */
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

/** Sets a header of a raw list, in place of what it says so far. */
const say = (headers: string[], name: string, value: string): void => {
  const at = headers.findIndex((one, index) => index % 2 === 0 && one.toLowerCase() === name);
  if (at >= 0) headers.splice(at, 2);
  headers.push(name, value);
};

/**
 * Calls at a time, each with its connection, and those that may wait: more than commerce does at a time, so
 * that they wait there, where a payment goes before a listing.
 */
const usualLimits: Limits = { running: 192, waiting: 64 };

export interface Forwarded {
  host: string;
  /** The visitor's address, by which commerce counts. */
  address: string;
  requestId: string;
  /** What commerce knows an exchange of a gift card by. */
  redeemContext?: string | undefined;
  /** Where a company's call leads. */
  api?: ApiCall;
}

type Settings = Pick<Environment, "commerceUrl" | "trustProxy" | "originPattern"> &
  Partial<Pick<Environment, "commerceAuthorization">>;

/** The way to commerce, and our own answer when it is away. */
export const createCommerce = (
  { commerceUrl, commerceAuthorization, trustProxy, originPattern }: Settings,
  limits = usualLimits,
) => {
  const upstream = createUpstream(commerceUrl, limits);

  const protocolOf = ({ headers }: IncomingMessage): string => {
    const said = trustProxy ? headers["x-forwarded-proto"] : undefined;
    return typeof said === "string" ? said : originPattern.startsWith("https:") ? "https" : "http";
  };

  const headersFor = (request: IncomingMessage, length: number | undefined, to: Forwarded): string[] => {
    const { host, address, requestId, redeemContext, api } = to;
    const withheld = nameless.test(request.url ?? "/") || api ? "cookie" : "";
    // Whose API it is, the address says.
    const ofAddress = api ? "x-store-id" : "";
    const may = (name: string) => !ofForwarding.has(name) && name !== withheld && name !== ofAddress;
    const headers = passedOn(request.rawHeaders, may);
    // A company says who it is itself; no visitor does.
    if (commerceAuthorization !== undefined && api === undefined) say(headers, "authorization", commerceAuthorization);
    headers.push("host", host, "x-forwarded-host", host, "x-forwarded-proto", protocolOf(request));
    headers.push("x-forwarded-for", address, "x-request-id", requestId);
    const trace = traceparent();
    if (trace !== undefined) headers.push("traceparent", trace);
    if (length !== undefined) headers.push("content-length", `${length}`);
    if (api !== undefined) headers.push("x-store-id", `${api.storeId}`);
    if (redeemContext !== undefined) headers.push(redeem.header, redeemContext);
    return headers;
  };

  const send = (
    request: IncomingMessage,
    body: Buffer | undefined,
    response: ServerResponse,
    to: Forwarded,
  ): Promise<number> => {
    const { method = "GET", url = "/" } = request;
    const headers = headersFor(request, body?.length, to);
    const call = { method, path: to.api?.path ?? url, headers, body, owner: to.host };
    return upstream.forward(call, response, (status) =>
      sendJson(response, status, to.api ? { ...unavailableProblem, status, requestId: to.requestId } : unavailable, {
        ...(status === 503 ? { "retry-after": "1" } : {}),
        ...(to.api ? { "content-type": "application/problem+json" } : {}),
      }),
    );
  };

  /** Passes a request on, and gives the status that was sent; a visitor is told no cause. */
  const forward = (
    request: IncomingMessage,
    body: Buffer | undefined,
    response: ServerResponse,
    to: Forwarded,
  ): Promise<number> => {
    const { method = "GET", url = "/" } = request;
    const route = to.api ? "/api/v1" : (/^\/[a-z-]*/u.exec(url)?.[0] ?? "/");
    const facts = { "http.request.method": method, "http.route": route };
    return inSpan({ name: `${method} ${route}`, kind: "server", facts }, async (tell) => {
      const status = await send(request, body, response, to);
      tell({ "http.response.status_code": status });
      return status;
    });
  };

  return { ...upstream, forward };
};

export type Commerce = ReturnType<typeof createCommerce>;
