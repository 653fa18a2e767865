import type { Visitor } from "../commerce-client.ts";
import { documents } from "../documents.ts";

interface Listed {
  products: { data: { products: { title: string }[]; paging: { totalItems: number } } };
}

/** Ask of a catalogue what visitors ask, by name. */
export type Operations = Readonly<Record<string, (client: number) => Promise<unknown>>>;

const perPage = 16;
const narrowed = [
  { taxonomy: "cb_api_giftcard_categories", terms: ["dining", "travel"] },
  { taxonomy: "cb_api_giftcard_types", terms: ["physical"] },
];

/**
 * Reads the catalogue and makes the questions of it: the
 * words that are searched are of its most chosen products.
 */
export const operationsOf = async (
  someone: (client: number) => Visitor,
): Promise<{ operations: Operations; totalItems: number }> => {
  const { products } = await someone(0).ask<Listed>(documents.products, { paging: { itemsPerPage: 48 } });
  const { totalItems } = products.data.paging;
  const titles = products.data.products.map(({ title }) => title);
  const lastPage = { itemsPerPage: perPage, pageNumber: Math.ceil(totalItems / perPage) };
  let turn = 0;
  const next = () => titles[turn++ % titles.length] ?? "";
  const operations: Operations = {
    listing: (client) => someone(client).ask(documents.products, { paging: { itemsPerPage: perPage } }),
    "listing, last page": (client) => someone(client).ask(documents.products, { paging: lastPage }),
    "listing, narrowed, with counts": (client) =>
      someone(client).ask(documents.narrowed, {
        filters: { filterByTaxonomy: narrowed },
        paging: { itemsPerPage: perPage },
      }),
    "search, as typed": (client) => someone(client).ask(documents.search, { inputText: next().slice(0, 4) }),
    "search, a letter missing": (client) => {
      const title = next();
      return someone(client).ask(documents.search, { inputText: title[0] + title.slice(2, 9) });
    },
  };
  return { operations, totalItems };
};
