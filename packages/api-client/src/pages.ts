interface Page<Item> {
  data: readonly Item[];
  nextCursor: string | null;
}

/**
 * Every item of a list, page after page.
 *
 * @param read one page, such as `(cursor) => api.listOrders({ cursor })`
 */
export const pages = async function* <Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const page: Page<Item> = await read(cursor);
    yield* page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
};
