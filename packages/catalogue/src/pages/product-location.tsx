import { graphql } from "@giftshop/graphql";
import { breadcrumbList, defineView, type PageRequest, required, whereSold } from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation";
import { areaAround, toRectangle } from "../locations/area/area.ts";
import { locationMetadata } from "../locations/location-page/location-metadata.ts";
import { LocationPage } from "../locations/location-page/location-page.tsx";
import { locationTrail } from "../locations/place/locations-trail.ts";
import { productLocationPage } from "../pages.ts";
import { structuredPlace } from "../structured-data/structured-place.ts";

const LocationQuery = graphql(`
  query Location($userData: UserDataInput!, $product: String!, $path: String!) {
    product(userData: $userData, path: $product) {
      data {
        title
        path
        category {
          title
          path
        }
        ...SpentProduct
      }
      errors {
        code
        message
      }
    }
    location(userData: $userData, productPath: $product, path: $path) {
      data {
        title
        latitude
        longitude
        ...LocationPage
        ...StructuredPlace
      }
      errors {
        code
        message
      }
    }
  }
`);

const NearbyQuery = graphql(`
  query NearbyPlaces($userData: UserDataInput!, $product: String!, $filters: LocationsFiltersInput!) {
    locations(userData: $userData, productPath: $product, filters: $filters, paging: { itemsPerPage: 48 }) {
      data {
        locations {
          id
          ...Place
        }
      }
      errors {
        code
        message
      }
    }
  }
`);

type Request = PageRequest<"productLocation">;

/** Kilometres within which other places are looked for, one after the other until there are enough. */
const reaches = [5, 30, 150];
/** The place itself and six more. */
const enough = 7;

const unknown: ReadonlySet<number> = new Set([errorCodes.productNotFound, errorCodes.pageNotFound]);

const loadNearby = async ({ ask }: Request, product: string, from: { latitude: number; longitude: number }) => {
  for (const kilometres of reaches) {
    const filters = { rectangle: toRectangle(areaAround(from, kilometres)) };
    const found = required((await ask(NearbyQuery, { product, filters })).locations).locations;
    if (found.length >= enough || kilometres === reaches.at(-1)) return found;
  }
  return [];
};

/** A place where a product can be spent, with those around it; `undefined` where there is none. */
const load = async (request: Request) => {
  const { product, location: path } = request.parameters;
  const answer = await request.ask(LocationQuery, { product, path });
  if ([...answer.product.errors, ...answer.location.errors].some(({ code }) => unknown.has(code))) return undefined;
  const location = required(answer.location);
  return { product: required(answer.product), location, nearby: await loadNearby(request, product, location) };
};

export const view = defineView({
  pages: [productLocationPage],
  load,
  metadata: ({ shop, parameters, data: { product, location } }) => ({
    ...locationMetadata(shop, product.title, location),
    partners: whereSold<"productLocation">([shop.storefront.code], parameters),
  }),
  graph: (asked) => {
    const { shop, origin, data } = asked;
    const { product, location } = data;
    return [
      structuredPlace(asked, product.path, location),
      breadcrumbList(origin, locationTrail(shop, product, location.title)),
    ];
  },
  view: ({ shop, mapStyleUrl, data }) => <LocationPage shop={shop} {...data} mapStyleUrl={mapStyleUrl} />,
});
