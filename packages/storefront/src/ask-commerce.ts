import { requestFrom } from "@giftshop/graphql/server";
import type { Ask } from "@giftshop/page";
import type { Shop } from "@giftshop/storefront-config";
import { environment } from "./environment.ts";

/**
 * Asks commerce for what everybody may see of a shop. Asked anew by every render: the front door alone keeps what is made of it.
 *
 * @throws {CommerceUnavailable} the front door then answers 503, or goes on with the last good page
 */
export const askingFor =
  ({ storefront, language }: Shop): Ask =>
  (document, variables) =>
    requestFrom(`${environment().commerceUrl}/graphql`, document, variables, {
      userData: { language, storeID: storefront.storeId, countryCode: storefront.country },
      fetchOptions: { cache: "no-store" },
    });
