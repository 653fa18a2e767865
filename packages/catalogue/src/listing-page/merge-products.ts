/** Where a list stands (specification, section 4: product lists load more by page). */
export interface Paging {
  totalItems: number;
  /** Counts from 1. */
  currentPage: number;
  itemsPerPage: number;
}

/** Whether there is more to show: while currentPage × itemsPerPage < totalItems. */
export function hasMore({ totalItems, currentPage, itemsPerPage }: Paging): boolean {
  return currentPage * itemsPerPage < totalItems;
}

/** Whether the first page, which is full, may be filled up by the one product that begins the next. */
export function roomForOneMore(paging: Paging, shown: number): boolean {
  return paging.currentPage === 1 && shown === paging.itemsPerPage && hasMore(paging);
}

/** How many pages there are; at least one. */
export function pageCount({ totalItems, itemsPerPage }: Paging): number {
  return Math.max(1, Math.ceil(totalItems / itemsPerPage));
}

/**
 * Adds a further page to what is shown, without what is there
 * already: the list may have moved by one between two calls.
 *
 * @param shownIds what the server rendered before the list
 */
export function mergeProducts<P extends { id: string }>(
  list: readonly P[],
  further: readonly P[],
  shownIds: readonly string[] = [],
): P[] {
  const known = new Set([...shownIds, ...list.map(({ id }) => id)]);
  return [...list, ...further.filter(({ id }) => !known.has(id) && known.add(id))];
}
