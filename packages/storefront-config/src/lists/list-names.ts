/** The vocabularies that lists of gift cards are filtered by (specification, section 2). */
export const filterNames = ["cb_api_giftcard_categories", "cb_api_giftcard_types"] as const;
export type FilterName = (typeof filterNames)[number];

/** How a list is ordered, where it is not by what is most chosen. */
export const listSorts = ["price", "name"] as const;
export type ListSort = (typeof listSorts)[number];

/** Every parameter that says which gift cards a list shows, and in which order. */
export const listNames = [...filterNames, "occasion", "price", "sort"] as const;
export type ListName = (typeof listNames)[number];
