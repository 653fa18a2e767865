import { graphql } from "@giftshop/graphql";
import { breadcrumbList, defineView, type PageRequest, required, whereSold } from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation";
import { locationsMetadata } from "../locations/locations-page/locations-metadata.ts";
import { LocationsPage } from "../locations/locations-page/locations-page.tsx";
import { locationsTrail } from "../locations/place/locations-trail.ts";
import { productLocationsPage } from "../pages.ts";

const LocationsQuery = graphql(`
  query Locations($userData: UserDataInput!, $product: String!, $page: Int!) {
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
    locations(userData: $userData, productPath: $product, paging: { itemsPerPage: 16, pageNumber: $page }) {
      data {
        paging {
          totalItems
          itemsPerPage
        }
        ...Places
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * One page of the places of a product; `undefined` where the storefront does
 * not sell it, where it is not spent at places, and beyond the last page.
 */
const load = async ({ ask, parameters: { product }, page }: PageRequest<"productLocations">) => {
  const answer = await ask(LocationsQuery, { product, page });
  if (answer.product.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
  const places = required(answer.locations);
  const { totalItems, itemsPerPage } = places.paging;
  return page <= Math.ceil(totalItems / itemsPerPage) ? { product: required(answer.product), places } : undefined;
};

export const view = defineView({
  pages: [productLocationsPage],
  load,
  metadata: ({ shop, parameters, data: { product, places } }) => ({
    ...locationsMetadata(shop, { title: product.title, count: places.paging.totalItems }),
    // Other storefronts are other countries, with places of their own.
    partners: whereSold<"productLocations">([shop.storefront.code], parameters),
  }),
  graph: ({ shop, origin, data }) => [breadcrumbList(origin, locationsTrail(shop, data.product))],
  view: ({ shop, mapStyleUrl, data }) => <LocationsPage shop={shop} {...data} mapStyleUrl={mapStyleUrl} />,
});
