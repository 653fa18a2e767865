import { Failure } from "../failure.ts";
import { builder } from "./builder.ts";

export interface Paging {
  itemsPerPage: number;
  pageNumber: number;
}

const defaultPaging: Paging = { itemsPerPage: 16, pageNumber: 1 };

const mostPerPage = 48;
/**
 * As addresses name them, six digits: what is left out before one is then a number that the database can
 * count.
 */
const mostPages = 999_999;

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

/** Throws where a list is asked for more, or less, than it gives at once, and for a page that no list has. */
export const checkPaging = ({ itemsPerPage, pageNumber }: Paging): void => {
  if (itemsPerPage < 1 || itemsPerPage > mostPerPage) throw new Failure("notAnOption", "paging.itemsPerPage");
  if (pageNumber < 1 || pageNumber > mostPages) throw new Failure("notAnOption", "paging.pageNumber");
};
