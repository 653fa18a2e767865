import { resolvePath } from "@giftshop/storefront-config";
import { cachingOf, siteFileCaching } from "../src/data/cache-manifest.ts";
import type { Environment } from "../src/environment.ts";
import type { StateName } from "../src/hosting/internal-path.ts";
import { type HostSettings, judgeHost } from "../src/hosting/judge-host.ts";
import { previewAt } from "../src/hosting/preview-at.ts";
import { stateHeader } from "../src/hosting/route-request.ts";
import { siteFileAt } from "../src/hosting/site-file.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { deferScripts } from "./defer-scripts.ts";
import { type Hydration, hydration } from "./hydration.ts";
import { joinPayload } from "./join-payload.ts";
import { mapOriginOf, permitted } from "./map-pages.ts";
import type { AskNext, NextAnswer } from "./next-handler.ts";
import type { Freshness, MadePage } from "./page.ts";
import { type Draft, sealPage } from "./seal-page.ts";
import { showWholeHeader } from "./whole-header.ts";

/** A page that is asked of Next. Nothing of the visitor is in it: no cookie, no address, no language of the browser. */
export interface PageRequest {
  host: string;
  /** Path and query. */
  url: string;
  requestId: string;
}

export interface PageMakerOptions {
  ask: AskNext;
  settings: HostSettings & Pick<Environment, "mapStyleUrl">;
  /** Raw list, for every page. */
  headers: readonly string[];
  /** Whether commerce answers; asked when a page could not be rendered, to say which of the two it was. */
  commerceAnswers: () => Promise<boolean>;
  /** Text of the loader that stands in for the scripts of pages that wait for them. */
  loader: string;
  /** Gives the data from which React takes a page over, told those that Next wrote and the page without them. */
  rewrite: (payload: string, html: string) => string;
}

/** Seconds after which a visitor, or a search engine, may try again. */
const retryAfter = 30;

const secondsKept = (cacheControl: string): number => Number(/(?:^|[\s,])s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);

/**
 * How long a page is good. Next says `s-maxage`; a page that it knows to be stale is good for a second only. For as long again it is
 * sent once more while a new one is made, and no longer: what is seldom asked for would else be as old as its last visit.
 */
export const freshnessOf = ({ headers, status }: NextAnswer): Freshness | undefined => {
  const cacheControl = headers["cache-control"] ?? "";
  const seconds = secondsKept(cacheControl);
  if (status !== 200 || seconds === 0 || /no-store|private/.test(cacheControl) || headers["set-cookie"])
    return undefined;
  const fresh = (headers["x-nextjs-cache"] === "STALE" ? 1 : seconds) * 1000;
  return { fresh, stale: fresh };
};

/** Where a request leads in its storefront; `undefined` where there is none. */
const placeOf = ({ host, url }: PageRequest, settings: HostSettings) => {
  const path = url.split("?", 1)[0] ?? "/";
  const verdict = judgeHost(host, path, settings);
  if (verdict.kind !== "storefront") return undefined;
  const { storefront } = verdict;
  const preview = previewAt(storefront, path) !== undefined;
  return {
    code: storefront.code,
    file: siteFileAt(storefront, path),
    preview,
    resolved: resolvePath(storefront, path),
  };
};

/** Whether the front door keeps what is at a path, what ends it, and when its scripts run. */
const natureOf = (request: PageRequest, settings: HostSettings) => {
  const place = placeOf(request, settings);
  if (place?.file) return { ...siteFileCaching(place.code), route: undefined, hydration: undefined };
  if (place?.resolved.kind !== "route") return undefined;
  const { route } = place.resolved;
  return { ...cachingOf(place.code, place.resolved), route, hydration: hydration[route] };
};

const isUnknown = (request: PageRequest, settings: HostSettings): boolean => {
  const { file, preview, resolved } = placeOf(request, settings) ?? {};
  if (file || preview) return false;
  return resolved?.kind === "notFound" || (resolved?.kind === "route" && resolved.route === "notFound");
};

/**
 * What caches outside are told. They cannot be told of a change, so nobody but this process keeps a page without asking; what is not
 * published is kept by nobody at all, nor is a page that failed.
 */
const cacheControlOf = ({ status }: NextAnswer, request: PageRequest, settings: HostSettings): string => {
  if (status >= 400) return "no-store";
  return placeOf(request, settings)?.preview ? "private, no-store" : "public, max-age=0, must-revalidate";
};

const isPage = ({ headers }: NextAnswer): boolean => headers["content-type"]?.startsWith("text/html") ?? false;

/** What is sent of an answer, and for a page the policy that names its scripts. */
const finish = (
  answer: NextAnswer,
  when: Hydration | undefined,
  { loader, rewrite }: Pick<PageMakerOptions, "loader" | "rewrite">,
  mapOrigin: string | undefined,
): { body: Buffer; policy: string[] } => {
  if (!isPage(answer)) return { body: answer.body, policy: [] };
  const made = showWholeHeader(joinPayload(answer.body.toString("utf8"), rewrite));
  const html = when === "deferred" ? deferScripts(made, loader) : made;
  return { body: Buffer.from(html), policy: ["content-security-policy", contentSecurityPolicy(html, mapOrigin)] };
};

/** Makes finished pages of what Next answers. */
export const createPageMaker = (options: PageMakerOptions) => {
  const { ask, settings, headers, commerceAnswers } = options;
  const askFor = ({ host, url, requestId }: PageRequest, state?: StateName): Promise<NextAnswer> =>
    ask({
      url,
      headers: { host, accept: "text/html", "x-request-id": requestId, ...(state ? { [stateHeader]: state } : {}) },
    });

  /** A page in the storefront's language in place of an answer that has none. */
  const standIn = async (request: PageRequest, state: StateName, answer: NextAnswer): Promise<NextAnswer> => {
    const page = await askFor(request, state);
    return page.status === 200 && isPage(page) ? { ...page, status: answer.status } : answer;
  };

  const settle = async (request: PageRequest, answer: NextAnswer): Promise<NextAnswer> => {
    // Next answers an unknown product with an empty page.
    if (answer.status === 404 && isPage(answer)) return standIn(request, "not-found", answer);
    if (answer.status < 500) return answer;
    return (await commerceAnswers())
      ? standIn(request, "failed", answer)
      : standIn(request, "unavailable", { ...answer, status: 503 });
  };

  const answerTo = async (request: PageRequest): Promise<NextAnswer> => {
    if (!isUnknown(request, settings)) return settle(request, await askFor(request));
    // By its state, as Next leaves the title out of a page that it renders with 404.
    const page = await askFor(request, "not-found");
    return page.status === 200 ? { ...page, status: 404 } : settle(request, page);
  };

  return async (request: PageRequest): Promise<MadePage> => {
    const answer = await answerTo(request);
    const nature = natureOf(request, settings);
    const freshness = nature?.kept ? freshnessOf(answer) : undefined;
    const { body, policy } = finish(
      answer,
      nature?.hydration,
      options,
      mapOriginOf(nature?.route, settings.mapStyleUrl),
    );
    const own: string[] = permitted(nature?.route, headers);
    own.push("cache-control", cacheControlOf(answer, request, settings));
    if (answer.status >= 500) own.push("retry-after", `${retryAfter}`);
    if (answer.headers.location) own.push("location", answer.headers.location);
    own.push(...policy);
    const sealed = (sent: Draft["sent"]) =>
      sealPage({
        status: answer.status,
        contentType: answer.headers["content-type"] ?? "text/plain; charset=utf-8",
        body,
        headers: own,
        sent,
      });
    if (!freshness) return { page: await sealed("once"), keep: undefined };
    return {
      page: await sealed("first"),
      keep: { ...freshness, tags: nature?.tags ?? [], pack: () => sealed("often") },
    };
  };
};
