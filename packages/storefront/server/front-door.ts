import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Environment } from "../src/environment.ts";
import { countedQuery } from "../src/hosting/counted-query.ts";
import { judgeHost } from "../src/hosting/judge-host.ts";
import { type Commerce, clientAddress } from "./commerce.ts";
import { hostOf } from "./host-header.ts";
import type { Logger } from "./log.ts";
import { loggedAddress } from "./logged-address.ts";
import type { PageRequest } from "./make-page.ts";
import type { MadePage } from "./page.ts";
import type { PageCache } from "./page-cache.ts";
import { receiveBody } from "./receive-body.ts";
import { type Refusal, refuse } from "./refuse.ts";
import { sendPage } from "./send-page.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => void | Promise<void>;

export interface FrontDoorOptions {
  settings: Environment;
  cache: PageCache;
  makePage: (request: PageRequest) => Promise<MadePage>;
  /** Pictures have a memory of their own: a sheet of them may be asked for in many ways, and must not push out pages. */
  pictures: PageCache;
  /** A picture of commerce, by its path. */
  makeMedia: (path: string, requestId: string) => Promise<MadePage>;
  commerce: Pick<Commerce, "forward">;
  /** Sends a file and gives true, or gives false and has sent nothing. */
  sendFile: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Paths that are answered whatever the host: `/healthz`, `/readyz`, `/_purge`. */
  endpoints: Readonly<Record<string, Handler>>;
  /** Raw list, for what is answered here. */
  headers: readonly string[];
  log: Logger;
}

/** Paths of commerce that a visitor may call through the storefront's host. */
const ofCommerce = /^\/(?:graphql|ip)\/?$/;
const ofMedia = /^\/media\/[\w./-]+$/;

/** Most characters of an address; ours with the longest names, all filters and what campaigns append have some hundred. */
const longestAddress = 4_096;

/** Most bytes of a call to commerce, which takes no more. */
const largestCall = 65_536;

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

/** A page is the same on every port; a key with one would let a visitor fill the memory with copies. */
const keyOf = (host: string, path: string): string => host.replace(/:\d+$/, "") + path;

const since = (started: number): number => Math.round(performance.now() - started);

/** The listener that stands before everything: finished pages, files, commerce, and Next for the rest. */
export const createFrontDoor = (options: FrontDoorOptions): RequestListener => {
  const { settings, cache, pictures, makePage, makeMedia, commerce, sendFile, endpoints, headers, log } = options;

  /** Who may not come in: RFC 9110 section 15.5.20 for a host of another group. */
  const judge = (host: string | undefined, url: string, path: string): Refusal | undefined => {
    if (url.length > longestAddress) return { status: 414, text: "The address is too long." };
    if (!host || !url.startsWith("/")) return { status: 400, text: "A request needs one well-formed host." };
    const { kind } = judgeHost(host, path, settings);
    if (kind === "misdirected") return { status: 421, text: "This host is served elsewhere." };
    return kind === "unknown" ? { status: 404, text: "No shop answers at this address." } : undefined;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse, host: string, requestId: string) => {
    const started = performance.now();
    // Asked for now: a connection that was reset has none, and a call without one would be nobody's, whom no limit counts.
    const address = clientAddress(request, settings.trustProxy);
    if (!address) return void response.destroy();
    const received = await receiveBody(request, largestCall);
    if ("refusal" in received) return refuse(response, received.refusal, headers);
    const status = await commerce.forward(request, received.body, response, { host, address, requestId });
    const entry = { requestId, host, url: loggedAddress(request.url ?? "/"), status, milliseconds: since(started) };
    log[status >= 500 ? "warn" : "debug"](entry, "forwarded");
  };

  const answerPage = async (request: IncomingMessage, response: ServerResponse, page: PageRequest) => {
    const started = performance.now();
    const { requestId, host, url } = page;
    const [path = "/", query = ""] = url.split("?", 2);
    const counted = countedQuery(host, path, query, settings);
    const found =
      counted === undefined
        ? { page: (await makePage(page)).page, state: "pass" }
        : await cache.get(keyOf(host, path + counted), () => makePage({ ...page, url: path + counted }));
    sendPage(request, response, found.page, "x-cache", found.state, "x-request-id", requestId);
    const { status } = found.page;
    const entry = {
      requestId,
      host,
      url: loggedAddress(url),
      status,
      cache: found.state,
      milliseconds: since(started),
    };
    log[status >= 500 || found.state === "error" ? "warn" : "info"](entry, "page");
  };

  const answerMedia = async (request: IncomingMessage, response: ServerResponse, path: string, requestId: string) => {
    const { page, state } = await pictures
      .get(path, () => makeMedia(path, requestId))
      .catch((error: unknown) => {
        log.warn({ requestId, url: path, err: error }, "no picture");
        return { page: undefined, state: "error" };
      });
    if (page) sendPage(request, response, page, "x-cache", state);
    else refuse(response, { status: 502, text: "The picture cannot be had at the moment." }, headers);
  };

  const admit = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    const endpoint = endpoints[path];
    if (endpoint) return endpoint(request, response, requestId);
    const host = hostOf(request, settings.trustProxy);
    const refusal = judge(host, url, path);
    if (refusal || !host) return refuse(response, refusal ?? { status: 400, text: "No host." }, headers);
    if (ofCommerce.test(path)) return forward(request, response, host, requestId);
    if (!isRead(request)) return refuse(response, { status: 405, text: "A page can only be read." }, headers);
    if (ofMedia.test(path)) return answerMedia(request, response, path, requestId);
    if (sendFile(request, response)) return;
    if (path.startsWith("/_next/")) return refuse(response, { status: 404, text: "No such file." }, headers);
    await answerPage(request, response, { host, url, requestId });
  };

  return (request, response) => {
    const requestId = randomUUID();
    const { url = "/" } = request;
    // The way of nearly every request: one look into memory, one write.
    if (isRead(request) && !url.includes("?")) {
      const host = hostOf(request, settings.trustProxy);
      const page = host && cache.fresh(keyOf(host, url));
      if (page) return sendPage(request, response, page, "x-cache", "hit", "x-request-id", requestId);
    }
    admit(request, response, requestId).catch((error: unknown) => {
      log.error({ requestId, url: loggedAddress(url), err: error }, "failed");
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, text: "Something went wrong. Please try again." }, headers);
    });
  };
};
