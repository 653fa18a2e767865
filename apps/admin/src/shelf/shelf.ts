/** Words by language. */
export type Words = Readonly<Record<string, string>>;

export interface Category {
  slug: string;
  /** What it is called in addresses, where that is not its slug. */
  addresses?: Words;
  title: Words;
  icon: string;
  page?: string;
}

export interface Extra {
  slug: string;
  kind: string;
  title: Words;
  /** Minor units. */
  price: number;
  /** Name of a picture that is kept. */
  image: string;
}

/** What stands around the products of a storefront, as commerce gives and takes it. */
export interface Shelf {
  categories: readonly Category[];
  extras: readonly Extra[];
  searchTerms: Readonly<Record<string, readonly string[]>>;
  searchHighlights: readonly { brand: string; title: Words; description: Words }[];
}

/** A list without one, or with it a place further up or down. */
export const without = <Thing>(all: readonly Thing[], place: number): Thing[] => all.filter((_, at) => at !== place);
export const moved = <Thing>(all: readonly Thing[], place: number, step: -1 | 1): Thing[] => {
  const [one, rest] = [all[place], without(all, place)];
  return one === undefined ? [...all] : rest.toSpliced(place + step, 0, one);
};
/** A list with one of it put right. */
export const changedAt = <Thing>(all: readonly Thing[], place: number, change: Partial<Thing>): Thing[] =>
  all.map((one, at) => (at === place ? { ...one, ...change } : one));
