import { folderOf, type Page } from "@giftshop/page";
import { inSpan } from "@giftshop/tracing";
import { type Answer, type Ask, contentSecurityPolicy, type Gate, type MadePage, sealPage } from "@giftshop/web-server";
import type { Environment } from "../src/environment.ts";
import { addressHeader, formHeader } from "../src/hosting/form-headers.ts";
import { frontDoorHeader, frontDoorKey } from "../src/hosting/front-door-key.ts";
import type { PagePlace } from "../src/hosting/resolve-request.ts";
import { deferScripts, ownScriptOnly, showWholeHeader } from "./finish-html.ts";
import { headersOf, reachOf } from "./page-headers.ts";

/** Who asks for a page that takes forms. */
export interface FormVisit {
  /** Address of their network, as limits count it. */
  address: string;
  /** As browsers write it; absent where the page is only looked at. */
  form?: string;
}

/**
 * Makes the page of a place; `undefined` where its data say
 * that there is none. @throws {@link RenderFailed}, Busy
 */
export type MakePage = (
  place: PagePlace,
  requestId: string,
  urgent?: boolean,
  visit?: FormVisit,
) => Promise<MadePage | undefined>;

export interface PageMakerOptions {
  ask: Ask;
  /** Bounds how many pages are rendered at a time. */
  gate: Gate;
  settings: Pick<Environment, "mapStyleUrl" | "tagManagers" | "brandShopsUrl">;
  /** Raw list, for every page. */
  headers: readonly string[];
  /** Text of the loader that stands in for the scripts of pages that wait for them. */
  loader: string;
  /** Texts of the scripts that pages without the build's have, by folder. */
  ownScripts: Readonly<Record<string, string>>;
}

/** The page could not be rendered; `message` names the status that came instead. */
export class RenderFailed extends Error {}

/** Seconds after which a visitor, or a search engine, may try again. */
const retryAfter = "30";

const isPage = ({ headers }: Answer): boolean => headers["content-type"]?.startsWith("text/html") ?? false;

/**
 * What caches outside are told: as nobody tells them of a change, only the front door keeps a page without
 * asking, and nobody one that failed or is not published.
 */
const cacheControlOf = ({ status, unpublished, page }: PagePlace): string => {
  if (status >= 400 || page?.takesForm) return "no-store";
  return unpublished ? "private, no-store" : "public, max-age=0, must-revalidate";
};

/** Whom a page of a place reaches that others do not. */
const reachFrom = ({ page, shop }: PagePlace, { tagManagers, ...settings }: PageMakerOptions["settings"]) =>
  reachOf(page, settings, shop !== undefined && tagManagers[shop.storefront.code] !== undefined);

/** How a page's scripts come to it, as its definition says. */
const withScripts = (
  html: string,
  page: Page | undefined,
  loader: string,
  own: PageMakerOptions["ownScripts"],
): string => {
  if (page?.hydration === "none") return ownScriptOnly(html, own[folderOf(page)]);
  return page?.hydration === "deferred" ? deferScripts(html, loader) : html;
};

/**
 * Makes finished pages of what Next answers. Nothing of the visitor reaches Next: no
 * cookie, no address, no language of the browser; but a form where a page takes it.
 */
export const createPageMaker =
  ({ ask, gate, settings, headers, loader, ownScripts }: PageMakerOptions): MakePage =>
  async (place, requestId, urgent, visit) => {
    const asked = {
      host: "localhost",
      accept: "text/html",
      "x-request-id": requestId,
      ...(visit && { [addressHeader]: visit.address }),
      ...(visit?.form !== undefined && { [formHeader]: visit.form }),
    };
    const route = place.page?.route ?? "file";
    const code = place.shop?.storefront.code;
    const facts = { "http.route": route, ...(code && { "shop.storefront": code }) };
    const answer = await inSpan({ name: `render ${route}`, kind: "server", facts }, async (tell) => {
      const render = () => ask(place.path + place.query, { ...asked, [frontDoorHeader]: frontDoorKey() });
      const rendered = await gate(render, urgent, code);
      tell({ "http.response.status_code": rendered.status });
      return rendered;
    });
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
      const html = withScripts(rendered, definition, loader, ownScripts);
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
