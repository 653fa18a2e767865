import {
  type BrandGroup,
  brandGroups,
  createShop,
  isOffered,
  type Language,
  type RouteParameters,
  type ServedRoute,
  type Shop,
  type Storefront,
  servedRoutes,
  storefronts,
} from "@giftshop/storefront-config";
import { day, everything } from "../extent.ts";
import { productsOf } from "../shop/catalogue.ts";
import { originOf } from "../shop/visit.ts";
import { walkedOn } from "./turns.ts";

/** A storefront in one of its languages. */
export interface Place {
  storefront: Storefront;
  language: Language;
  shop: Shop;
}

const placesOf = (group: BrandGroup): Place[] =>
  storefronts
    .filter((storefront) => storefront.group === group)
    .flatMap((storefront) =>
      storefront.languages.map((language) => ({ storefront, language, shop: createShop(storefront.code, language) })),
    );

/** One of each list, then the next of each, until all are through. */
const interleave = <Each>(lists: readonly (readonly Each[])[]): Each[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();

/**
 * Every storefront in each of its languages. Neighbours are of different brand
 * groups: tests that run side by side then keep different processes busy.
 */
export const places: readonly Place[] = interleave(brandGroups.map(placesOf));

/** What a place is called where it is counted. */
export const nameOf = ({ storefront, language }: Place): string => `${storefront.code} in ${language}`;

/**
 * The places that are walked in this run: one of each brand group,
 * one from right to left, and two that are others tomorrow.
 */
export const walked: readonly Place[] = everything ? places : walkedOn(day(), places);

export const addressOf = ({ shop }: Place, route: ServedRoute, parameters: object = {}): string => {
  // The route is one of many, so the compiler cannot know its parameters.
  const link = shop.link as (route: ServedRoute, parameters: object) => string;
  return originOf(shop) + link(route, parameters);
};

/** Whether a route needs nothing but its name; a page number may be left out. */
const standsAlone = ({ shop }: Place, route: ServedRoute): boolean => !/:\w+\//.test(shop.data.routes[route]);

/** An order that nobody placed: its page is the same for everybody, and says so. */
const nobodysOrder: RouteParameters["confirmation"] = { uuid: "00000000-0000-4000-8000-000000000000" };

/** A page to walk: its address and the status it answers with. */
export interface WalkedPage {
  route: ServedRoute;
  address: string;
  status: number;
}

/** A page of every route that has one. Those of further entities are found by their links. */
export const pagesOf = async (place: Place): Promise<WalkedPage[]> => {
  const products = await productsOf(place.storefront.code, 1, place.language);
  const [first] = products;
  const [exchanged] = await productsOf(place.storefront.code, 1, place.language, undefined, {});
  const spent = products.find(({ locationCount }) => locationCount > 0);
  if (!first || !exchanged) throw new Error(`${place.storefront.code} sells nothing.`);
  const alone = servedRoutes.filter((route) => isOffered(place.shop.storefront, route) && standsAlone(place, route));
  return [
    ...alone.map((route) => ({ route, address: addressOf(place, route), status: route === "notFound" ? 404 : 200 })),
    { route: "product", address: addressOf(place, "product", { product: first.path }), status: 200 },
    ...(spent
      ? [
          {
            route: "productLocations" as const,
            address: addressOf(place, "productLocations", { product: spent.path }),
            status: 200,
          },
        ]
      : []),
    { route: "redeemCardInfo", address: addressOf(place, "redeemCardInfo", { pageId: exchanged.path }), status: 200 },
    { route: "confirmation", address: addressOf(place, "confirmation", nobodysOrder), status: 200 },
  ];
};
