/** What a browser keeps of gift cards that somebody wants to find again. */
export interface Kept {
  /** Names the list when it is taken over into an account: a UUID. */
  list: string;
  /** Ids of products, the latest first. */
  products: readonly string[];
  /** It is a copy of an account's, for as long as somebody is signed in. */
  ofAccount: boolean;
}

/** The most that a browser keeps; an older one makes room for a newer. */
const most = 100;

const isId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,36}$/u.test(value);

/**
 * What a text of the browser's memory says; an empty list
 * of a new name for none, and for what is no such text.
 */
export const readSaved = (text: string | null): Kept => {
  try {
    const { list, products, ofAccount } = JSON.parse(text ?? "") as Record<string, unknown>;
    if (isId(list)) {
      const ids = Array.isArray(products) ? products.filter(isId) : [];
      return { list, products: ids.slice(0, most), ofAccount: ofAccount === true };
    }
  } catch {
    // Nothing was kept.
  }
  return { list: crypto.randomUUID(), products: [], ofAccount: false };
};

/** The list with a product, as its latest, or without it. */
export const withProduct = (kept: Kept, product: string, on: boolean): Kept => {
  const others = kept.products.filter((id) => id !== product);
  return { ...kept, products: on ? [product, ...others].slice(0, most) : others };
};

/**
 * What commerce answered, with what was pressed while it was asked.
 *
 * @param asked the list as it was when commerce was asked
 * @param now as it is
 */
export const answered = (products: readonly string[], asked: Kept, now: Kept): Kept => {
  const added = now.products.filter((id) => !asked.products.includes(id) && !products.includes(id));
  const gone = asked.products.filter((id) => !now.products.includes(id));
  const left = products.filter((id) => !gone.includes(id));
  return { list: crypto.randomUUID(), products: [...added, ...left].slice(0, most), ofAccount: true };
};
