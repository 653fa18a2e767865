import { createShop } from "@giftshop/storefront-config";

export const shop = createShop("CBFR", "fr");
