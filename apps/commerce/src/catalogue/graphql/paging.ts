import { builder } from "../../graphql/builder.ts";
import { defaultPaging, type Paging } from "../select-products.ts";

export const PagingInput = builder.inputType("PagingInput", {
  fields: (t) => ({
    itemsPerPage: t.int({ required: false, defaultValue: defaultPaging.itemsPerPage }),
    pageNumber: t.int({ required: false, defaultValue: defaultPaging.pageNumber }),
  }),
});

/** What was asked for, completed. */
export const pagingOf = (
  input: { itemsPerPage?: number | null | undefined; pageNumber?: number | null | undefined } | null | undefined,
): Paging => ({
  itemsPerPage: input?.itemsPerPage ?? defaultPaging.itemsPerPage,
  pageNumber: input?.pageNumber ?? defaultPaging.pageNumber,
});

export const PagingInfoType = builder.objectRef<{ totalItems: number; paging: Paging }>("PagingInfo").implement({
  fields: (t) => ({
    totalItems: t.exposeInt("totalItems"),
    currentPage: t.int({ resolve: ({ paging }) => paging.pageNumber }),
    itemsPerPage: t.int({ resolve: ({ paging }) => paging.itemsPerPage }),
  }),
});

export const TaxonomyFilterInput = builder.inputType("TaxonomyFilterInput", {
  fields: (t) => ({ taxonomy: t.string(), terms: t.stringList() }),
});
