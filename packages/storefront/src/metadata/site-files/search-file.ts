import { searchWords } from "@giftshop/catalogue/search";
import type { Shop } from "@giftshop/storefront-config";

/** Words of the search window as JSON, fetched beside its script: no page carries them. */
export const searchFile = (shop: Shop): string => JSON.stringify(searchWords(shop));
