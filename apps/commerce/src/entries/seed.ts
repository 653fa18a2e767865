import { makeCatalogue, makeContent, makeExchange, makeLocations, makeMenus } from "@giftshop/seed";
import { storefronts } from "@giftshop/storefront-config";
import { createServices } from "../platform/create-services.ts";
import { readEnvironment } from "../platform/environment.ts";
import { createLog, logDeath } from "../platform/log.ts";
import { importCatalogue } from "../shop/catalogue/import/import-catalogue.ts";
import { importContent } from "../shop/content/import/import-content.ts";
import { importExchange } from "../shop/exchange/import-exchange.ts";
import { importLocations } from "../shop/location/import/import-locations.ts";
import { importMenus } from "../shop/store/import-menus.ts";

/**
 * Fills every storefront with its catalogue, the places where it is spent, its pages and menus. Run
 * again it changes nothing, so it may run at each start; what came in as a file since is left as it is.
 */
export const runSeed = async (): Promise<void> => {
  logDeath(createLog("seed"));
  const services = createServices(readEnvironment(), "seed");
  const { log } = services;
  const started = performance.now();
  try {
    let written = 0;
    for (const storefront of storefronts) {
      const catalogue = makeCatalogue(storefront);
      written += await importCatalogue(services, catalogue, { unlessEdited: true });
      written += await importLocations(services, storefront.code, makeLocations(storefront), { unlessEdited: true });
      written += await importExchange(services, storefront.code, makeExchange(storefront));
      const content = { storefront: storefront.code, ...makeContent(storefront) };
      written += await importContent(services, content, { unlessEdited: true });
      written += await importMenus(services, storefront.code, makeMenus(storefront));
    }
    log.info(
      { storefronts: storefronts.length, written, milliseconds: Math.round(performance.now() - started) },
      "seeded",
    );
  } catch (error) {
    log.fatal({ error }, "seeding failed");
    process.exitCode = 1;
  } finally {
    await services.close();
  }
};
