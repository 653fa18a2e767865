/** A result that was chosen. */
export interface Recent {
  id: string;
  title: string;
  url: string;
  /** Address of its picture, and what lies behind it. */
  image: string | null;
  backgroundColor: string | null;
}

/** Most that are kept. */
const most = 4;

const isRecent = (entry: unknown): entry is Recent =>
  typeof entry === "object" &&
  entry !== null &&
  "id" in entry &&
  "title" in entry &&
  typeof entry.title === "string" &&
  "url" in entry &&
  typeof entry.url === "string" &&
  entry.url.startsWith("/");

/**
 * What a visitor chose from the search before, the last first. Kept in the tab and sent nowhere, so it needs
 * no consent; `place` parts shops and languages of one host.
 */
export const recentOf = (place: string, storage: () => Pick<Storage, "getItem" | "setItem">) => {
  const key = `search.recent.${place}`;
  const list = (): Recent[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isRecent) : [];
    } catch {
      // Storage may be refused altogether.
      return [];
    }
  };
  return {
    list,
    add(entry: Recent): void {
      const next = [entry, ...list().filter(({ url }) => url !== entry.url)].slice(0, most);
      try {
        storage().setItem(key, JSON.stringify(next));
      } catch {
        // Full or refused: nothing is remembered, and nothing else is lost.
      }
    },
  };
};
