import type { Ask } from "@giftshop/page";
import { giftOf } from "./gift-of.ts";
import { QuoteGifts } from "./gifts.query.ts";
import type { Gift } from "./gifts.ts";

/** Most pages that are asked for: nobody chooses from a list of thousands. */
const mostPages = 8;

/** Gift cards that a quote can be asked for, by name in a locale. */
export const listGifts = async (ask: Ask, locale: string): Promise<Gift[]> => {
  const gifts: Gift[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { products } = await ask(QuoteGifts, { page });
    if (!products.data) break;
    gifts.push(...products.data.products.map(giftOf));
    const { totalItems, itemsPerPage } = products.data.paging;
    if (page * itemsPerPage >= totalItems) break;
  }
  const collator = new Intl.Collator(locale);
  return gifts
    .filter(({ variations }) => variations.length > 0)
    .toSorted((one, other) => collator.compare(one.title, other.title));
};
