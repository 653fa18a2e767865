import type { SeedLocation } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { importCatalogue } from "../../catalogue/import/import-catalogue.ts";
import { importLocations } from "../import/import-locations.ts";

/** Storefronts that are served, each with the catalogue of fixtures and places of its own. */
export interface OpenShop {
  services: TestServices;
  server: TestServer;
  close: () => Promise<void>;
}

/** Fills a database of its own and serves it. */
export const openShop = async (
  places: Readonly<Partial<Record<StorefrontCode, readonly SeedLocation[]>>>,
): Promise<OpenShop> => {
  const services = await createTestServices();
  const server = await startTestServer(services);
  for (const [code, own] of Object.entries(places) as [StorefrontCode, readonly SeedLocation[]][]) {
    await importCatalogue(services, fixtureCatalogue(code));
    await importLocations(services, code, own);
  }
  const close = async () => {
    await server.close();
    await services.close();
  };
  return { services, server, close };
};
