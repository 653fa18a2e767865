import { type AskedPage, defineView, type PageRequest, sharePageOf, whereSold } from "@giftshop/page/view";
import { type Shop, type WrittenRoute, writtenParameters } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import { ContactSection } from "../contact-form/contact-section.tsx";
import { writtenTitle } from "../page-list/written-title.ts";
import { writtenPages } from "../pages.ts";
import { type BusinessProduct, loadBusinessProduct } from "../written-page/business-product.ts";
import { loadWrittenPage } from "../written-page/load-written-page.ts";
import { WrittenBlocks } from "../written-page/written-blocks.tsx";
import { writtenGraph } from "../written-page/written-graph.ts";
import { isWrittenList, loadWrittenList, WrittenList } from "../written-page/written-list.tsx";
import { WrittenPage } from "../written-page/written-page.tsx";
import { parametersByLanguage, wherePublished } from "../written-page/written-places.ts";
import { writtenQuestions } from "../written-page/written-questions.ts";
import { writtenTrail } from "../written-page/written-trail.ts";

type Request = PageRequest<WrittenRoute>;

/** Last segment of the page's address; empty where the route alone is the address. */
const pathOf = ({ parameters }: Pick<Request, "parameters">): string =>
  Object.values<string | number | undefined>({ ...parameters }).find((value) => typeof value === "string") ?? "";

/**
 * Customer support, where it has no address of its own: the
 * French table has one page for both (specification, section 2).
 */
const helpBeside = async (request: Request) => {
  const { contact, helpdesk } = request.shop.data.routes;
  const beside = request.route === "contact" && contact === helpdesk;
  return beside ? (await loadWrittenPage(request, "helpdesk", ""))?.page : undefined;
};

/**
 * A written page; one about a product for businesses is that of all of them, unless it has one of its own.
 */
const loadPage = async (request: Request) => {
  const { route } = request;
  const path = pathOf(request);
  const written = await loadWrittenPage(request, route, path);
  if (written) return { ...written, about: undefined };
  return route === "business" && path !== "" ? loadBusinessProduct(request, path) : undefined;
};

/**
 * A written page, with its list where it has one; `undefined`
 * where none is published and past the last page of its list.
 */
const load = async (request: Request) => {
  const { route, page } = request;
  const list = isWrittenList(route) ? loadWrittenList(request, route, page) : undefined;
  const [written, listed, trail, help] = await Promise.all([
    loadPage(request),
    list,
    writtenTrail(request, route),
    helpBeside(request),
  ]);
  if (!written || (list ? !listed : page > 1)) return undefined;
  return { ...written, listed, trail, help };
};

type Asked = AskedPage<WrittenRoute, NonNullable<Awaited<ReturnType<typeof load>>>>;

const graph = (asked: Asked) => {
  const { shop, route, parameters, data } = asked;
  const { page, metadata, trail, help } = data;
  // Parameters are those of the route; the compiler cannot follow that through the union.
  const linkAny = shop.link as (route: WrittenRoute, parameters: object) => string;
  const questions = [page, ...(help ? [help] : [])].flatMap(writtenQuestions);
  return writtenGraph(asked, { ...metadata, address: linkAny(route, parameters), trail, questions });
};

/** What the page for businesses is given: the form of quotes, of one product or of all. */
export interface BusinessSlots {
  BusinessSection(props: { shop: Shop; path?: string | undefined }): ReactNode;
}

/** Title and partners of what is about a product, where the page of all says otherwise. */
const aboutOf = (about: BusinessProduct | undefined) =>
  about && { title: about.heading, partners: whereSold<"business">(about.soldIn, { product: about.path }) };

export const view = defineView({
  pages: writtenPages,
  load,
  place: ({ route, page, data, ...asked }) => ({
    route,
    parameters: writtenParameters(route, pathOf(asked)),
    ...(data.about ? {} : { elsewhere: parametersByLanguage(route, data.metadata.paths) }),
    page,
  }),
  metadata: ({ shop, route, page, data: { metadata, about } }) => ({
    // Pages of a list are told apart by their number.
    title: writtenTitle(shop, route, metadata.title, page),
    description: metadata.description,
    picture: sharePageOf(shop, metadata.id),
    posted: metadata.posted,
    indexed: !metadata.noindex,
    keywords: metadata.keywords,
    followed: !metadata.nofollow,
    partners: wherePublished(route, metadata.publishedIn),
    ...aboutOf(about),
  }),
  graph,
  view: (
    { shop, route, page: number, data: { page, listed, trail, help, about } },
    { BusinessSection }: BusinessSlots,
  ) => (
    <WrittenPage
      shop={shop}
      page={page}
      heading={about?.heading}
      trail={trail}
      below={
        route === "business"
          ? (about || shop.storefront.toggles.businessPageV3) && <BusinessSection shop={shop} path={about?.path} />
          : help && <WrittenBlocks shop={shop} page={help} />
      }
    >
      {listed && isWrittenList(route) && <WrittenList shop={shop} route={route} page={number} list={listed} />}
      {route === "contact" && <ContactSection shop={shop} />}
    </WrittenPage>
  ),
});
