import { makeFragmentData } from "@giftshop/graphql";
import type { Language } from "@giftshop/storefront-config";
import { ProductCardFragment } from "../product-card/product-card.fragment.ts";
import { sampleProduct } from "../samples/sample-products.ts";
import type { Late } from "./finder/load-late.ts";
import { LocationPageFragment } from "./location-page/location-page.fragment.ts";
import { SpentProductFragment } from "./locations-page/locations-page.fragment.ts";
import type { PlacePoints } from "./map/points.ts";
import { locationMessages } from "./messages.ts";
import { PlaceFragment, PlacesFragment } from "./place/place.fragment.ts";
import { type PlacesPage, toPlace } from "./place/to-places.ts";

const towns = [
  ["Aix-en-Provence", "13100", 43.5297, 5.4474],
  ["Bordeaux", "33000", 44.8378, -0.5792],
  ["Lille", "59000", 50.6292, 3.0573],
  ["Lyon", "69002", 45.764, 4.8357],
  ["Paris", "75004", 48.8566, 2.3522],
  ["Saint-Rémy-de-Provence", "13210", 43.789, 4.8317],
  ["Strasbourg", "67000", 48.5734, 7.7521],
  ["Toulouse", "31000", 43.6047, 1.4442],
] as const;
const streets = ["Rue des Trois Merles", "Place aux Fleurs", "Quai des Brumes", "Rue du Chat Botté"];

/** The n-th place, spread over towns and, from the second round on, around them. */
const placeAt = (index: number) => {
  const [city, postCode, latitude, longitude] = towns[index % towns.length] ?? towns[0];
  const street = streets[index % streets.length] ?? "";
  const round = Math.floor(index / towns.length);
  return {
    id: `${index}`,
    path: `place-${index}`,
    title: `Eau de Minuit ${city}, ${street}`,
    address: {
      street,
      houseNumber: `${index + 3}`,
      postCode,
      city,
      administrativeArea: null,
      countryCode: "FR",
    },
    latitude: latitude + Math.sin(index * 7) * round * 0.02,
    longitude: longitude + Math.cos(index * 7) * round * 0.02,
  };
};

const placeDataAt = (index: number) => makeFragmentData(placeAt(index), PlaceFragment);

export const sampleProductOfPlaces = makeFragmentData(
  {
    title: sampleProduct(0).title,
    path: sampleProduct(0).path,
    category: { title: "Beauté", path: "beauty" },
    ...makeFragmentData(sampleProduct(0), ProductCardFragment),
  },
  SpentProductFragment,
);

/** The first page of so many places. */
export const samplePlaces = (totalItems: number) =>
  makeFragmentData(
    {
      locations: Array.from({ length: Math.min(16, totalItems) }, (_, index) => placeDataAt(index)),
      paging: { totalItems, currentPage: 1, itemsPerPage: 16 },
      bounds: { latMin: 43.5, latMax: 50.7, lonMin: -0.7, lonMax: 7.8 },
    },
    PlacesFragment,
  );

const week = [1, 2, 3, 4, 5].flatMap((dayOfWeek) => [
  { dayOfWeek, opens: "09:00", closes: "12:30" },
  { dayOfWeek, opens: "14:00", closes: "18:30" },
]);

/** One place; `hours`: whether it tells when it is open. */
export const sampleLocation = (hours = true) =>
  makeFragmentData(
    {
      ...placeAt(3),
      phoneNumber: "+33 4 99 00 12 34",
      openingHours: hours ? [...week, { dayOfWeek: 6, opens: "10:00", closes: "19:00" }] : [],
      timeZone: "Europe/Paris",
    },
    LocationPageFragment,
  );

export const sampleNearby = [11, 19, 27, 35].map(placeDataAt);

/** Points around the towns. */
export const samplePoints = (count: number): PlacePoints => ({
  type: "FeatureCollection",
  features: Array.from({ length: count }, (_, index) => {
    const { longitude, latitude, path, title } = placeAt(index);
    return {
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: { path, title },
    };
  }),
});

/** A page of what lies within a part of the map, for the source of stories. */
export const samplePage = (totalItems: number): PlacesPage => ({
  places: Array.from({ length: Math.min(16, totalItems) }, (_, index) => toPlace(placeDataAt(index + 16))),
  paging: { totalItems, currentPage: 1, itemsPerPage: 16 },
  bounds: undefined,
});

/** Words and places that are not fetched. */
export const sampleLate = (language: Language, source: Partial<Late["source"]> = {}): Late => ({
  t: locationMessages.in(language),
  source: {
    places: (area) => Promise.resolve(samplePage(area ? 5 : 214)),
    place: (path) => Promise.resolve(toPlace(placeDataAt(Number(path.replace("place-", ""))))),
    points: () => Promise.resolve(samplePoints(214)),
    suggestions: (query) =>
      Promise.resolve(
        towns
          .filter(([town]) => town.toLowerCase().startsWith(query.toLowerCase()))
          .map(([label, , latitude, longitude]) => ({
            label,
            detail: undefined,
            area: { latmin: latitude - 0.1, latmax: latitude + 0.1, lonmin: longitude - 0.1, lonmax: longitude + 0.1 },
          })),
      ),
    ...source,
  },
});
