import type { SeedLocation } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { isEdited } from "../../catalogue/import/edited.ts";
import { lockCatalogue } from "../../catalogue/import/lock-catalogue.ts";
import { writeLocations } from "./write-locations.ts";

/**
 * Makes these all places of a storefront, in a transaction of its own; products
 * have to be there. Answers how many rows it wrote: 0 for the same places again.
 *
 * @param unlessEdited leaves them alone where the catalogue, which
 * they are part of, came in as a file since: what the seed asks for
 */
export const importLocations = (
  services: Pick<Services, "pool" | "enqueue" | "environment">,
  storefront: StorefrontCode,
  locations: readonly SeedLocation[],
  { unlessEdited = false }: { unlessEdited?: boolean } = {},
): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    await lockCatalogue(client);
    if (unlessEdited && (await isEdited(client, storefront, "CATALOGUE"))) return 0;
    return writeLocations(services, client, { storefront, locations, gone: "others" });
  });
