import { builder } from "../../../platform/graphql/builder.ts";
import { checkPaging, type Paging, PagingInfoType, PagingInput, pagingOf } from "../../../platform/graphql/paging.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { locatedProduct } from "../located-product.ts";
import { listLocations } from "../select-locations.ts";
import type { MapRectangle, StoredLocation } from "../types.ts";
import { LocationType } from "./location-type.ts";
import { MapRectangleInput, MapRectangleType, readRectangle } from "./map-rectangle.ts";

const LocationsFiltersInput = builder.inputType("LocationsFiltersInput", {
  fields: (t) => ({ rectangle: t.field({ type: MapRectangleInput, required: false }) }),
});

interface LocationPage {
  locations: readonly StoredLocation[];
  paging: { totalItems: number; paging: Paging };
  bounds: MapRectangle | null;
}

const LocationsType = builder.objectRef<LocationPage>("Locations").implement({
  fields: (t) => ({
    locations: t.expose("locations", { type: [LocationType] }),
    paging: t.expose("paging", { type: PagingInfoType }),
    bounds: t.expose("bounds", {
      description: "Smallest rectangle around all that match; null where none does.",
      type: MapRectangleType,
      nullable: true,
    }),
  }),
});

const LocationsPayload = builder.objectRef<Answer<LocationPage>>("LocationsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: LocationsType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("locations", (t) =>
  t.field({
    description:
      "Places where a product can be spent, by name of the town, then of the place, as they are called in the visitor's language.",
    type: LocationsPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      productPath: t.arg.string(),
      filters: t.arg({ type: LocationsFiltersInput, required: false }),
      paging: t.arg({ type: PagingInput, required: false }),
    },
    resolve: answer(async ({ productPath, filters, paging }, scope) => {
      const page = pagingOf(paging);
      checkPaging(page);
      const given = filters?.rectangle;
      const rectangle = given ? await readRectangle(given, "filters.rectangle") : undefined;
      const product = await locatedProduct(scope, productPath);
      const { locations, totalItems, bounds } = await listLocations(scope.services.pool, product, {
        language: scope.language,
        rectangle,
        limit: page.itemsPerPage,
        offset: (page.pageNumber - 1) * page.itemsPerPage,
      });
      return { locations, paging: { totalItems, paging: page }, bounds };
    }),
  }),
);
