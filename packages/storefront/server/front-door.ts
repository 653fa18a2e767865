import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { answerWaiting } from "@giftshop/checkout-queue";
import { tokenMoved, withoutReferrer, withRedeemToken } from "@giftshop/redeem/server";
import { Busy, clientAddress, type Found, hostOf, receiveBody, redirect, refuse, sendPage } from "@giftshop/web-server";
import { LRUCache } from "lru-cache";
import type { StateName } from "../src/hosting/internal-path.ts";
import { judgeHost } from "../src/hosting/judge-host.ts";
import { type PagePlace, type Place, placeOfState, resolveRequest } from "../src/hosting/resolve-request.ts";
import { createForwardApi } from "./forward-api.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";
import { createUnknown } from "./known-places.ts";
import { loggedAddress } from "./logged-address.ts";
import type { FormVisit } from "./make-page.ts";
import { createPageLimit } from "./page-limit.ts";
import { createRedirects, type StorefrontAt } from "./redirects.ts";

/** Paths of commerce that a visitor may call through the storefront's host. */
const ofCommerce =
  /^\/(?:(?:graphql|ip|e)\/?|documents\/[0-9a-f-]{36}\.(?:pdf|xml)|gift-passes\/[A-Z]{2,6}\/[a-z]{2}\/[0-9a-f]{40}\/\d{1,2}\/(?:apple\.pkpass|google))$/;
const ofMedia = /^\/media\/[\w./-]+$/;

/**
 * Most characters of an address; ours with the longest names,
 * all filters and what campaigns append have some hundred.
 */
const longestAddress = 4_096;

/** Most bytes of a call to commerce, which takes no more: a quote with a logo and a hundred receivers. */
const largestCall = 131_072;

/**
 * The API for companies, below the base path of a storefront
 * that has one; what stands behind `/api/v1` goes on as it came.
 */
const ofApi = /^(?:\/[a-z]{2})?\/api\/v1\//;

/** Most bytes of a form that a page takes: a few lines of text. */
const largestForm = 4_096;

/** Addresses whose place is remembered, so that those of the shop are resolved once. */
const rememberedPlaces = 10_000;

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

const since = (started: number): number => Math.round(performance.now() - started);

/** The listener that stands before everything: finished pages, files, commerce, and Next for the rest. */
export const createFrontDoor = (options: FrontDoorOptions): RequestListener => {
  const { settings, cache, pictures, makePage, makeMedia, commerce, sendFile, endpoints, headers, log } = options;
  const secure = settings.originPattern.startsWith("https:");
  const { door } = options;
  const isLimited = createPageLimit(options);
  const forwardApi = createForwardApi(options);
  const isUnknown = createUnknown(options);
  const places = new LRUCache<string, PagePlace>({ max: rememberedPlaces });

  const storefrontAt: StorefrontAt = (host, path) => {
    const verdict = judgeHost(host, path, settings);
    return verdict.kind === "storefront" ? verdict.storefront : undefined;
  };

  const sentOn = createRedirects(options, storefrontAt);

  const resolve = (host: string, url: string): Place => {
    const place = resolveRequest(host, url, settings);
    if (place.kind === "page" && place.keeping && place.status === 200 && !door?.concerns(place))
      places.set(host + url, place);
    return place;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse, host: string, requestId: string) => {
    const started = performance.now();
    // Asked for now: a connection that was reset has none, and a
    // call without one would be nobody's, whom no limit counts.
    const address = clientAddress(request, settings.trustProxy);
    if (!address) return void response.destroy();
    door?.alive(request);
    const received = await receiveBody(request, largestCall);
    if ("refusal" in received) return refuse(response, received.refusal, headers);
    const { body, redeemContext } = withRedeemToken(request, received.body, secure);
    const status = await commerce.forward(request, body, response, { host, address, requestId, redeemContext });
    const entry = { requestId, host, url: loggedAddress(request.url ?? "/"), status, milliseconds: since(started) };
    log[status >= 500 ? "warn" : "debug"](entry, "forwarded");
  };

  /** The page of a place as it is kept, or as it is made now for this request alone. */
  const find = async (
    place: PagePlace,
    requestId: string,
    visit?: FormVisit,
  ): Promise<Found | { page: Found["page"]; state: "pass" }> => {
    const { keeping, path } = place;
    if (!keeping) return { page: (await makePage(place, requestId, false, visit))?.page, state: "pass" };
    // What is kept already, and pages of a state, are not
    // turned away by strangers who ask for what there is not.
    const urgent = place.status !== 200 || cache.has(path);
    return cache.get({ key: path, tags: keeping.tags }, () => makePage(place, requestId, urgent));
  };

  /** The page, or the storefront's page that says why there is none. */
  const findOrExplain = async (place: PagePlace, requestId: string, visit?: FormVisit) => {
    const explain = (state: StateName) => place.shop && find(placeOfState(place.shop, state), requestId);
    if (!cache.has(place.path) && (await isUnknown(place, requestId))) return explain("not-found");
    try {
      const found = await find(place, requestId, visit);
      return found.page ? found : ((await explain("not-found")) ?? found);
    } catch (error) {
      if (error instanceof Busy) throw error;
      log.warn({ requestId, path: place.path, err: error }, "not rendered");
      return explain((await commerce.answers()) ? "failed" : "unavailable");
    }
  };

  const answerPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    place: PagePlace,
    requestId: string,
    visit?: FormVisit,
    more: readonly string[] = [],
  ) => {
    const started = performance.now();
    const found = await findOrExplain(place, requestId, visit);
    if (!found?.page) return refuse(response, { status: found ? 404 : 500, text: "There is no such page." }, headers);
    const { page, state } = found;
    sendPage(request, response, page, "x-cache", state, "x-request-id", requestId, ...more);
    const level = page.status >= 500 || state === "error" ? "warn" : state === "hit" ? "debug" : "info";
    const { url = "/" } = request;
    const entry = {
      requestId,
      url: loggedAddress(url),
      status: page.status,
      cache: state,
      milliseconds: since(started),
    };
    log[level]({ host: request.headers.host, ...entry }, "page");
  };

  /** A page that takes forms, for who looks at it or sends one. */
  const answerForm = async (
    request: IncomingMessage,
    response: ServerResponse,
    place: PagePlace,
    requestId: string,
  ): Promise<void> => {
    const address = clientAddress(request, settings.trustProxy);
    if (!address) return void response.destroy();
    if (isRead(request)) return answerPage(request, response, place, requestId, { address });
    if (!request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
      return refuse(response, { status: 400, text: "A form is written otherwise." }, headers);
    const received = await receiveBody(request, largestForm);
    if ("refusal" in received) return refuse(response, received.refusal, headers);
    // Read and written again: what reaches the framework as a header is ASCII without line breaks.
    const form = String(new URLSearchParams(received.body?.toString("utf8") ?? ""));
    return answerPage(request, response, place, requestId, { address, form });
  };

  const answerMedia = async (request: IncomingMessage, response: ServerResponse, path: string, requestId: string) => {
    const { page, state } = await pictures
      .get({ key: path, tags: [] }, () => makeMedia(path, requestId))
      .catch((error: unknown) => {
        log.warn({ requestId, url: path, err: error }, "no picture");
        return { page: undefined, state: "error" };
      });
    if (page) sendPage(request, response, page, "x-cache", state);
    else refuse(response, { status: 502, text: "The picture cannot be had at the moment." }, headers);
  };

  /** A page, or where it is now; people of the shop may send on what is no file and no preview. */
  const answerPlace = async (
    request: IncomingMessage,
    response: ServerResponse,
    place: Place,
    host: string,
    requestId: string,
  ): Promise<void> => {
    if (place.kind === "refuse") return refuse(response, place, headers);
    if (isLimited(request, response)) return;
    const movable = place.kind === "redirect" || place.page !== undefined;
    const location = movable ? await sentOn(host, request.url ?? "/", requestId) : undefined;
    if (location !== undefined) return redirect(response, { status: 301, location }, headers);
    if (place.kind === "redirect") return redirect(response, place, headers);
    const { shop } = place;
    const entry = shop && (await door?.enter(request, place, shop));
    if (entry && entry.kind !== "in") {
      const find = () => findOrExplain(placeOfState(shop, "full"), requestId);
      return answerWaiting({ request, response, entry, shop, headers, find });
    }
    return answerPage(request, response, place, requestId, undefined, entry?.headers);
  };

  /** What is answered for a host of ours: commerce, pictures, files, pages. */
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    place: Place,
    host: string,
    requestId: string,
  ) => {
    const path = pathOf(request);
    if (place.kind === "page" && place.page?.takesForm && (isRead(request) || request.method === "POST"))
      return answerForm(request, response, place, requestId);
    if (!isRead(request)) return refuse(response, { status: 405, text: "A page can only be read." }, headers);
    if (ofMedia.test(path)) return answerMedia(request, response, path, requestId);
    if (sendFile(request, response)) return;
    if (path.startsWith("/_next/")) return refuse(response, { status: 404, text: "No such file." }, headers);
    return answerPlace(request, response, place, host, requestId);
  };

  const admit = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const { url = "/" } = request;
    const endpoint = endpoints[pathOf(request)];
    if (endpoint) return endpoint(request, response, requestId);
    if (url.length > longestAddress)
      return refuse(response, { status: 414, text: "The address is too long." }, headers);
    const host = hostOf(request, settings.trustProxy);
    if (!host || !url.startsWith("/")) {
      return refuse(response, { status: 400, text: "A request needs one well-formed host." }, headers);
    }
    const moved = isRead(request) ? tokenMoved(url, (path) => storefrontAt(host, path), secure) : undefined;
    if (moved) return void response.writeHead(303, [...withoutReferrer(headers), ...moved]).end();
    const place = resolve(host, url);
    if (place.kind === "refuse" && place.everything) return refuse(response, place, headers);
    if (ofApi.test(pathOf(request))) return forwardApi(request, response, host, requestId);
    if (ofCommerce.test(pathOf(request))) return forward(request, response, host, requestId);
    return answer(request, response, place, host, requestId);
  };

  return (request, response) => {
    const requestId = randomUUID();
    const { url = "/" } = request;
    // The way of nearly every request: two looks into memory, one write.
    if (isRead(request)) {
      const host = hostOf(request, settings.trustProxy);
      const place = host && places.get(host + url);
      const page = place && cache.fresh(place.path);
      if (page && isLimited(request, response)) return;
      if (page) return sendPage(request, response, page, "x-cache", "hit", "x-request-id", requestId);
    }
    admit(request, response, requestId).catch((error: unknown) => {
      const busy = error instanceof Busy;
      if (!busy) log.error({ requestId, url: loggedAddress(url), err: error }, "failed");
      if (response.headersSent) response.destroy();
      else if (busy) refuse(response, { status: 503, text: "Too many ask at once. Please try again." }, headers);
      else refuse(response, { status: 500, text: "Something went wrong. Please try again." }, headers);
    });
  };
};
