import { ContactSection, pageListTitle, WrittenBlocks, WrittenPage, writtenQuestions } from "@giftshop/content";
import { isWrittenRoute, type Shop, type WrittenRoute, writtenParameters } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadWrittenPage } from "../data/written-page.ts";
import { sharePageOf } from "../metadata/share-picture.ts";
import { JsonLd } from "../metadata/structured-data/json-ld.tsx";
import { writtenGraph } from "../metadata/structured-data/written-graph.ts";
import { Frame } from "../shell/frame/frame.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../shell/shop-of.ts";
import { parametersByLanguage, wherePublished } from "./place-of.ts";
import { isWrittenList, loadWrittenList, WrittenList } from "./written-list.tsx";
import { writtenTrail } from "./written-trail.ts";

export interface WrittenAddress {
  params: Promise<ShopParameters & { route: string; path: string; page?: string }>;
}

/** Customer support, where it has no address of its own: the French table has one page for both (specification, section 2). */
const helpBeside = async (shop: Shop, route: WrittenRoute) => {
  const { contact, helpdesk } = shop.data.routes;
  return route === "contact" && contact === helpdesk ? (await loadWrittenPage(shop, "helpdesk", ""))?.page : undefined;
};

/** One page of the list that a route is. Routes that are none have no further pages. */
const listAt = async (shop: Shop, route: WrittenRoute, page: number) => {
  if (!isWrittenList(route)) return page === 1 ? undefined : notFound();
  const list = (await loadWrittenList(shop, route, page)) ?? notFound();
  return { route, page, list };
};

/** What an address without a last segment of its own is kept under. */
const none = "_";

const load = async (params: WrittenAddress["params"]) => {
  const shop = await shopOf(params);
  const { route, path: segment, page: number = "1" } = await params;
  if (!isWrittenRoute(route)) notFound();
  const path = segment === none ? "" : decodeURIComponent(segment);
  const written = (await loadWrittenPage(shop, route, path)) ?? notFound();
  const elsewhere = parametersByLanguage(route, written.metadata.paths);
  const page = Number(number);
  const place = { route, parameters: writtenParameters(route, path), elsewhere, page };
  return { shop, route, place, written, listed: await listAt(shop, route, page) };
};

/** Head of a written page's document; pages of a list are told apart by their number. */
export const writtenRouteMetadata = async ({ params }: WrittenAddress): Promise<Metadata> => {
  const { shop, route, place, written } = await load(params);
  const { id, title, description, noindex, posted, publishedIn } = written.metadata;
  const partners = wherePublished(route, publishedIn);
  const words = {
    title: pageListTitle(shop, title, place.page),
    description,
    picture: sharePageOf(shop, id),
    posted,
  };
  return pageMetadata(shop, place, words, !noindex, partners);
};

/** A written page, with its list where it has one; 404 past the last page of that. */
export async function WrittenRouteView({ params }: WrittenAddress) {
  const { shop, route, place, listed, written } = await load(params);
  const { page, metadata } = written;
  const [trail, help] = await Promise.all([writtenTrail(shop, route), helpBeside(shop, route)]);
  // Parameters are those of the route; the compiler cannot follow that through the union.
  const linkAny = shop.link as (route: WrittenRoute, parameters: object) => string;
  const address = linkAny(route, place.parameters);
  const questions = [page, ...(help ? [help] : [])].flatMap(writtenQuestions);
  return (
    <Frame shop={shop} place={place}>
      <WrittenPage shop={shop} page={page} trail={trail} below={help && <WrittenBlocks shop={shop} page={help} />}>
        {listed && <WrittenList shop={shop} {...listed} />}
        {route === "contact" && <ContactSection shop={shop} />}
      </WrittenPage>
      <JsonLd graph={writtenGraph(shop, { ...metadata, address, trail, questions })} />
    </Frame>
  );
}
