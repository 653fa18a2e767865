export type PageEntry = number | "gap-start" | "gap-end";

/**
 * The pages to print: the first, the last, the current one and its
 * neighbours, with gaps between. `pageWindow(5, 9)` is 1 … 4 5 6 … 9.
 */
export const pageWindow = (page: number, pageCount: number): PageEntry[] => {
  const from = Math.max(2, Math.min(page - 1, pageCount - 3));
  const to = Math.min(pageCount - 1, Math.max(page + 1, 4));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  // A gap that would hide a single page shows that page instead.
  const start: PageEntry[] = from > 3 ? ["gap-start"] : from === 3 ? [2] : [];
  const end: PageEntry[] = to < pageCount - 2 ? ["gap-end"] : to === pageCount - 2 ? [pageCount - 1] : [];
  return pageCount < 2 ? [1] : [1, ...start, ...middle, ...end, pageCount];
};
