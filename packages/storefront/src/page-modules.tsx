import { frameOf } from "@giftshop/page";
import type { AskedPage, PageView, Place } from "@giftshop/page/view";
import type { Query, RouteParameters, ServedRoute, Shop } from "@giftshop/storefront-config";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { askingFor } from "./ask-commerce.ts";
import { environment } from "./environment.ts";
import { addressHeader, formHeader } from "./hosting/form-headers.ts";
import { originOfStorefront } from "./hosting/origin-of-storefront.ts";
import { addressOfSegment } from "./hosting/page-address.ts";
import { JsonLd } from "./metadata/json-ld.tsx";
import { pageMetadata } from "./metadata/page-metadata.ts";
import { Frame } from "./shell/frame/frame.tsx";
import type { Headers } from "./shell/header/headers.ts";
import { type ShopParameters, shopOf } from "./shell/shop-of.ts";
import { dressedShop } from "./store/read-store.ts";

interface PageProps {
  params: Promise<ShopParameters & { address: string }>;
  searchParams: Promise<Query>;
}

/**
 * What makes of a view what Next wants of a page.tsx, given what the view takes of other features.
 *
 * @param frameHeaders of the frames that its pages may have
 */
export const pageModulesWith =
  (frameHeaders: Headers) =>
  <R extends ServedRoute, Data, Slots>(
    view: PageView<R, Data, Slots>,
    ...[slots]: Slots extends undefined ? [] : [slots: Slots]
  ) => {
    const given = slots as Slots;

    const takesForm = view.pages.some((page) => page.takesForm);

    /** Who asks for a page that takes forms, and what they sent. */
    const visit = async () => {
      if (!takesForm) return {};
      const asked = await headers();
      return { address: asked.get(addressHeader) ?? undefined, sent: asked.get(formHeader) ?? undefined };
    };

    /** Pages of a state say that commerce is away, while it is. */
    const always = view.pages.every(({ route, folder }) => route === "notFound" || folder === "failed");

    /** Once for the head and the page, by texts, as two objects are never the same. */
    const find = cache(async (shop: Shop, segment: string, query: string, address?: string, sent?: string) => {
      const named = addressOfSegment(segment);
      const page = view.pages.find(({ route }) => named.route === undefined || route === named.route) ?? notFound();
      // Parameters are those of the route; the compiler cannot follow that through a segment.
      const parameters = {
        ...named.parameters,
        ...(named.page > 1 && !page.pagedByQuery && { page: named.page }),
      } as RouteParameters[R];
      const request = {
        shop,
        route: page.route,
        parameters,
        page: named.page,
        filters: named.filters,
        form: sent === undefined ? undefined : new URLSearchParams(sent),
        query: JSON.parse(query) as Query,
        origin: originOfStorefront(shop.storefront),
        mapStyleUrl: environment().mapStyleUrl,
        ask: askingFor(shop, address),
      };
      // A view that loads nothing has no data.
      const data = view.load ? ((await view.load(request)) ?? notFound()) : (undefined as Data);
      const asked: AskedPage<R, Data> = { ...request, data };
      const own = { route: page.route, parameters, ...(page.pagedByQuery && { page: named.page }) } as Place;
      return { page, asked, place: view.place?.(asked) ?? own };
    });

    const open = async ({ params, searchParams }: PageProps) => {
      const { address } = await params;
      // The query of a page that is kept is nobody's: another visitor gets the same page.
      const query = view.pages.some(({ cache: { lifetime } }) => lifetime === 0) ? await searchParams : {};
      const from = await visit();
      const { shop, store } = await dressedShop(await shopOf(params), always);
      const segment = decodeURIComponent(address);
      const found = await find(shop, segment, JSON.stringify(query), from.address, from.sent);
      return { ...found, store };
    };

    const generateMetadata = async (props: PageProps): Promise<Metadata> => {
      const { asked, place } = await open(props);
      return pageMetadata(asked.shop, place, view.metadata(asked));
    };

    const Page = async (props: PageProps) => {
      const { page, asked, store, place } = await open(props);
      const { shop } = asked;
      const graph = view.graph?.(asked, given) ?? [];
      return (
        <Frame
          shop={shop}
          store={store}
          place={place}
          route={page.route}
          kind={frameOf(page, shop.storefront.toggles)}
          headers={frameHeaders}
          ownMain={view.ownMain ?? false}
        >
          {await view.view(asked, given)}
          {graph.length > 0 && <JsonLd graph={graph} />}
        </Frame>
      );
    };

    return { Page, generateMetadata };
  };
