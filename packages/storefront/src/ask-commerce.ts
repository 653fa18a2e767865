import { requestFrom } from "@giftshop/graphql/server";
import type { Ask } from "@giftshop/page";
import type { Shop } from "@giftshop/storefront-config";
import { traceparent } from "@giftshop/tracing";
import { environment } from "./environment.ts";

/**
 * Asks commerce for what everybody may see of a shop. Asked anew
 * by every render: the front door alone keeps what is made of it.
 *
 * @param address of who is asked for, where a page is made for one visitor: commerce counts by it
 * @throws {CommerceUnavailable} the front door then answers 503, or goes on with the last good page
 */
export const askingFor =
  ({ storefront, language }: Shop, address?: string): Ask =>
  (document, variables) => {
    const { commerceUrl, commerceAuthorization } = environment();
    const trace = traceparent();
    return requestFrom(`${commerceUrl}/graphql`, document, variables, {
      userData: { language, storeID: storefront.storeId, countryCode: storefront.country },
      fetchOptions: { cache: "no-store" },
      headers: {
        ...(address && { "x-forwarded-for": address }),
        ...(commerceAuthorization && { authorization: commerceAuthorization }),
        ...(trace && { traceparent: trace }),
      },
    });
  };
