import { text } from "node:stream/consumers";
import { Failure } from "../../platform/failure.ts";
import { clientAddressOf, networkOf } from "../../platform/http/client-address.ts";
import { refuse, replyJson } from "../../platform/http/reply.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import type { Route, RouteHandler } from "../../platform/module.ts";
import { originOf } from "../../platform/origin-of.ts";
import { claimPurchase } from "./claim-purchase.ts";
import { dayOf } from "./day-of.ts";
import { readBeacon } from "./read-beacon.ts";
import { tallyOf } from "./tally.ts";

/** Largest body, bytes: fourteen names and numbers. */
const largest = 2_048;

/** What the pages of one network send; an office shares an address. */
const calls: Bucket = { name: "figures", points: 300, seconds: 60, perProcess: true };

const handle: RouteHandler = async (request, response, services) => {
  const { environment, pool, clock } = services;
  const { "content-length": length, origin } = request.headers;
  if (length === undefined) return refuse(response, 411, "Content-Length is missing.");
  if (!(Number(length) <= largest)) {
    return refuse(response, 413, `A request holds at most ${largest} bytes.`, { connection: "close" });
  }
  const beacon = readBeacon(await text(request));
  if (beacon === undefined) return refuse(response, 400, "That is no count of events.");
  const { storefront } = beacon;
  if (origin !== undefined && origin !== originOf(environment, storefront)) {
    return refuse(response, 403, "This origin may not count for this storefront.");
  }
  const address = clientAddressOf(request, environment.trustedProxies);
  try {
    await limit({ services }, calls, address && networkOf(address));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refuse(response, 429, "Too many counts.", { "retry-after": "60" });
  }
  if ("purchase" in beacon) {
    return replyJson(response, 200, { first: await claimPurchase(services, storefront, beacon.purchase) });
  }
  const day = dayOf(storefront, clock.now());
  await tallyOf(pool)(beacon.counts.map(([event, count]) => ({ storefront: storefront.code, day, event, count })));
  response.writeHead(204, { "cache-control": "no-store" }).end();
};

/**
 * `POST /e`: pages of visitors who agreed to it say how often what
 * happened. Answered once it is kept; no cookie is read or set.
 */
export const collectorRoute: Route = { method: "POST", path: "/e", handle };
