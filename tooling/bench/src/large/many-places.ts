import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeLocations } from "@giftshop/commerce/large-locations";
import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Visitor } from "../commerce-client.ts";
import { documents } from "../documents.ts";
import { runCommerce } from "../run-commerce.ts";

/** Places that one product is given. */
export const manyPlaces = 10_000;

/** Gives a product ten thousand places, as a file that is brought in. The shop keeps them. */
export const bringPlaces = async (
  variables: Readonly<Record<string, string>>,
  storefront: StorefrontCode,
  product: string,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "many-places-"));
  try {
    const file = join(folder, "places.csv");
    await writeFile(file, largeLocations({ storefront, product, places: manyPlaces }));
    await runCommerce(["catalogue", "import", file], variables);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface Points {
  locationPoints: { data: { url: string } };
}

/** Beginnings that people type, short ones and long ones. */
const typed = ["l", "par", "marseille", "12 rue du vieux", "auvergne", "zz"];

/** What a page of places asks for, about a product that has ten thousand. */
export const placeOperations = (
  productPath: string,
  someone: (client: number) => Visitor,
): Record<string, (client: number) => Promise<unknown>> => {
  let turn = 0;
  const ask = (client: number, document: string, variables: object) => someone(client).ask(document, variables);
  return {
    "locations (16 of 10,000)": (client) => ask(client, documents.locations, { productPath }),
    "locations within a rectangle": (client) => {
      const [latMin, lonMin] = [43 + (turn++ % 50) / 10, (turn % 40) / 10];
      const rectangle = { latMin, latMax: latMin + 1, lonMin, lonMax: lonMin + 1.5 };
      return ask(client, documents.locations, { productPath, filters: { rectangle } });
    },
    "locationPoints and its file (10,000)": async (client) => {
      const { locationPoints } = await someone(client).ask<Points>(documents.locationPoints, { productPath });
      await someone(client).fetchFile(locationPoints.data.url);
    },
    getLocationAddressSuggestions: (client) =>
      ask(client, documents.suggestions, { query: typed[turn++ % typed.length], filters: { productPath } }),
  };
};
