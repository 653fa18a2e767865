import type { Environment } from "../src/environment.ts";
import { frontDoorHeader, frontDoorKey } from "../src/hosting/front-door-key.ts";
import type { PagePlace } from "../src/hosting/resolve-request.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { deferScripts, showWholeHeader } from "./finish-html.ts";
import type { Gate } from "./gate.ts";
import type { AskNext, NextAnswer } from "./next-handler.ts";
import type { MadePage } from "./page.ts";
import { headersOf, reachOf } from "./page-headers.ts";
import { sealPage } from "./seal-page.ts";

/** Makes the page of a place; `undefined` where its data say that there is none. @throws {@link RenderFailed}, Busy */
export type MakePage = (place: PagePlace, requestId: string, urgent?: boolean) => Promise<MadePage | undefined>;

export interface PageMakerOptions {
  ask: AskNext;
  /** Bounds how many pages are rendered at a time. */
  gate: Gate;
  settings: Pick<Environment, "mapStyleUrl" | "tagManagers">;
  /** Raw list, for every page. */
  headers: readonly string[];
  /** Text of the loader that stands in for the scripts of pages that wait for them. */
  loader: string;
}

/** The page could not be rendered; `message` names the status that came instead. */
export class RenderFailed extends Error {}

/** Seconds after which a visitor, or a search engine, may try again. */
const retryAfter = "30";

const isPage = ({ headers }: NextAnswer): boolean => headers["content-type"]?.startsWith("text/html") ?? false;

/**
 * What caches outside are told. They cannot be told of a change, so nobody but the front door keeps a page without asking; what is not
 * published is kept by nobody at all, nor is a page that failed.
 */
const cacheControlOf = ({ status, unpublished }: PagePlace): string => {
  if (status >= 400) return "no-store";
  return unpublished ? "private, no-store" : "public, max-age=0, must-revalidate";
};

/** Whom a page of a place reaches that others do not. */
const reachFrom = ({ page, shop }: PagePlace, { mapStyleUrl, tagManagers }: PageMakerOptions["settings"]) =>
  reachOf(page, mapStyleUrl, shop !== undefined && tagManagers[shop.storefront.code] !== undefined);

/** Makes finished pages of what Next answers. Nothing of the visitor reaches Next: no cookie, no address, no language of the browser. */
export const createPageMaker =
  ({ ask, gate, settings, headers, loader }: PageMakerOptions): MakePage =>
  async (place, requestId, urgent) => {
    const asked = { host: "localhost", accept: "text/html", "x-request-id": requestId };
    const answer = await gate(
      () => ask(place.path + place.query, { ...asked, [frontDoorHeader]: frontDoorKey() }),
      urgent,
    );
    if (answer.status === 404) return undefined;
    if (answer.status >= 500) throw new RenderFailed(`${answer.status}`);
    const { page: definition, keeping } = place;
    const own = [...headersOf(definition, headers), "cache-control", cacheControlOf(place)];
    if (place.status >= 500) own.push("retry-after", retryAfter);
    const { location } = answer.headers;
    if (location) own.push("location", location);
    let { body } = answer;
    if (isPage(answer)) {
      const rendered = showWholeHeader(body.toString("utf8"));
      const html = definition?.hydration === "deferred" ? deferScripts(rendered, loader) : rendered;
      own.push("content-security-policy", contentSecurityPolicy(html, reachFrom(place, settings)));
      body = Buffer.from(html);
    }
    const moved = answer.status !== 200;
    const page = await sealPage({
      status: moved ? answer.status : place.status,
      contentType: answer.headers["content-type"] ?? "text/plain; charset=utf-8",
      body,
      headers: own,
    });
    return { page, seconds: moved ? 0 : (keeping?.lifetime ?? 0) };
  };
