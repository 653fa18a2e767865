/** What is kept between visits: `localStorage`, or what a test hands over. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A memory that never throws: what the browser refuses to keep
 * (storage forbidden or full) is remembered until the page is left.
 *
 * @param storage asked at every use, because asking alone throws where it is forbidden
 */
export const lenientMemory = (storage: () => Memory): Memory => {
  const refused = new Map<string, string>();
  return {
    getItem(key) {
      const here = refused.get(key);
      if (here !== undefined) return here;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem(key) {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // What cannot be reached keeps nothing.
      }
    },
  };
};
