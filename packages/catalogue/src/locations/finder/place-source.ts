import { graphql, readFragment } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { MapArea } from "@giftshop/storefront-config/shop";
import { toArea, toRectangle } from "../area/area.ts";
import type { PlacePoints } from "../map/points.ts";
import { PlacesFragment } from "../place/place.fragment.ts";
import { type ListedPlace, type PlacesPage, toPlace, toPlaces } from "../place/to-places.ts";

const PlacesInArea = graphql(`
  query PlacesInArea($userData: UserDataInput!, $product: String!, $filters: LocationsFiltersInput, $page: Int!) {
    locations(
      userData: $userData
      productPath: $product
      filters: $filters
      paging: { pageNumber: $page, itemsPerPage: 16 }
    ) {
      data {
        ...Places
      }
      errors {
        code
      }
    }
  }
`);

const ChosenPlace = graphql(`
  query ChosenPlace($userData: UserDataInput!, $product: String!, $path: String!) {
    location(userData: $userData, productPath: $product, path: $path) {
      data {
        ...Place
      }
      errors {
        code
      }
    }
  }
`);

const PlacePointsQuery = graphql(`
  query PlacePoints($userData: UserDataInput!, $product: String!) {
    locationPoints(userData: $userData, productPath: $product) {
      data {
        url
      }
      errors {
        code
      }
    }
  }
`);

const AreaSuggestions = graphql(`
  query AreaSuggestions($userData: UserDataInput!, $query: String!, $product: String!) {
    getLocationAddressSuggestions(userData: $userData, query: $query, filters: { productPath: $product }) {
      data {
        label
        administrativeArea
        rectangle {
          latMin
          latMax
          lonMin
          lonMax
        }
      }
      errors {
        code
      }
    }
  }
`);

/** An area that begins like what was typed. */
export interface AreaSuggestion {
  label: string;
  /** The larger area it lies in, where the label leaves it out. */
  detail: string | undefined;
  area: MapArea;
}

/** Where places come from. Every call fails by throwing. */
export interface PlaceSource {
  /** @param page counts from 1 */
  places(area: MapArea | undefined, page: number): Promise<PlacesPage>;
  place(path: string): Promise<ListedPlace>;
  points(): Promise<PlacePoints | undefined>;
  suggestions(query: string): Promise<AreaSuggestion[]>;
}

interface Payload<T> {
  data?: T | null;
  errors: readonly { code: number }[];
}

const given = <T>({ data, errors }: Payload<T>): T => {
  if (data === null || data === undefined) throw new Error(`Places were refused (${errors[0]?.code}).`);
  return data;
};

/** The places of a product, from commerce. */
export const placesOf = (product: string): PlaceSource => ({
  async places(area, page) {
    const filters = area ? { rectangle: toRectangle(area) } : null;
    const { locations } = await request(PlacesInArea, { product, filters, page });
    return toPlaces(readFragment(PlacesFragment, given(locations)));
  },
  async place(path) {
    return toPlace(given((await request(ChosenPlace, { product, path })).location));
  },
  async points() {
    return given((await request(PlacePointsQuery, { product })).locationPoints).url ?? undefined;
  },
  async suggestions(query) {
    const { getLocationAddressSuggestions: answer } = await request(AreaSuggestions, { product, query });
    return given(answer).map(({ label, administrativeArea, rectangle }) => ({
      label,
      detail: administrativeArea && !label.includes(administrativeArea) ? administrativeArea : undefined,
      area: toArea(rectangle),
    }));
  },
});
