/** Where a list stands (specification, section 4: product lists load more by page). */
export interface Paging {
  totalItems: number;
  /** Counts from 1. */
  currentPage: number;
  itemsPerPage: number;
}

/** Whether there is more to show: while currentPage × itemsPerPage < totalItems. */
export const hasMore = ({ totalItems, currentPage, itemsPerPage }: Paging): boolean =>
  currentPage * itemsPerPage < totalItems;

/** Whether the first page, which is full, may be filled up by the one product that begins the next. */
export const roomForOneMore = (paging: Paging, shown: number): boolean =>
  paging.currentPage === 1 && shown === paging.itemsPerPage && hasMore(paging);

/** How many pages there are; at least one. */
export const pageCount = ({ totalItems, itemsPerPage }: Paging): number =>
  Math.max(1, Math.ceil(totalItems / itemsPerPage));

/**
 * Adds a further page to what is shown, without what is there
 * already: the list may have moved by one between two calls.
 *
 * @param shownIds what the server rendered before the list
 */
export const mergeProducts = <P extends { id: string }>(
  list: readonly P[],
  further: readonly P[],
  shownIds: readonly string[] = [],
): P[] => {
  const known = new Set([...shownIds, ...list.map(({ id }) => id)]);
  return [...list, ...further.filter(({ id }) => !known.has(id) && known.add(id))];
};
