import { ContactSection, WrittenBlocks, WrittenPage, writtenQuestions } from "@giftshop/content";
import { isWrittenRoute, type Shop, type WrittenRoute, writtenParameters } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadWrittenPage } from "../../../../../../data/written-page.ts";
import { sharePageOf } from "../../../../../../metadata/share-picture.ts";
import { JsonLd } from "../../../../../../metadata/structured-data/json-ld.tsx";
import { writtenGraph } from "../../../../../../metadata/structured-data/written-graph.ts";
import { Frame } from "../../../../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../../../shell/shop-of.ts";
import { parametersByLanguage, wherePublished } from "../../../../../../written/place-of.ts";
import { WrittenList } from "../../../../../../written/written-list.tsx";
import { writtenTrail } from "../../../../../../written/written-trail.ts";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<ShopParameters & { route: string; path: string }>;
}

/** Customer support, where it has no address of its own: the French table has one page for both (specification, section 2). */
const helpBeside = async (shop: Shop, route: WrittenRoute) => {
  const { contact, helpdesk } = shop.data.routes;
  return route === "contact" && contact === helpdesk ? (await loadWrittenPage(shop, "helpdesk", ""))?.page : undefined;
};

/** What an address without a last segment of its own is kept under. */
const none = "_";

const load = async (params: Props["params"]) => {
  const shop = await shopOf(params);
  const { route, path: segment } = await params;
  if (!isWrittenRoute(route)) notFound();
  const path = segment === none ? "" : decodeURIComponent(segment);
  const written = (await loadWrittenPage(shop, route, path)) ?? notFound();
  const elsewhere = parametersByLanguage(route, written.metadata.paths);
  return { shop, route, path, ...written, place: { route, parameters: writtenParameters(route, path), elsewhere } };
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shop, route, place, metadata } = await load(params);
  const { id, title, description, noindex, postedAt, publishedIn } = metadata;
  const partners = wherePublished(route, publishedIn);
  const words = { title, description, picture: sharePageOf(shop, id), publishedAt: postedAt };
  return pageMetadata(shop, place, words, !noindex, partners);
}

export default async function Written({ params }: Props) {
  const { shop, route, place, page, metadata } = await load(params);
  const [trail, help] = await Promise.all([writtenTrail(shop, route), helpBeside(shop, route)]);
  // Parameters are those of the route; the compiler cannot follow that through the union.
  const linkAny = shop.link as (route: WrittenRoute, parameters: object) => string;
  const address = linkAny(route, place.parameters);
  const questions = [page, ...(help ? [help] : [])].flatMap(writtenQuestions);
  return (
    <Frame shop={shop} place={place}>
      <WrittenPage shop={shop} page={page} trail={trail} below={help && <WrittenBlocks shop={shop} page={help} />}>
        <WrittenList shop={shop} route={route} />
        {route === "contact" && <ContactSection shop={shop} />}
      </WrittenPage>
      <JsonLd graph={writtenGraph(shop, { ...metadata, address, trail, questions })} />
    </Frame>
  );
}
