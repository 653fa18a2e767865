import type { AskedPage } from "@giftshop/page/view";
import type { ServedRoute } from "@giftshop/storefront-config";
import { shop } from "./shop.ts";

/** A page as the shell of a shop asks for it. */
export const ask = <R extends ServedRoute>(route: R) =>
  ({
    route,
    shop,
    parameters: {},
    page: 1,
    filters: {},
    query: {},
    origin: "https://outside.test",
    mapStyleUrl: undefined,
    data: undefined,
  }) as unknown as AskedPage<R, undefined>;
