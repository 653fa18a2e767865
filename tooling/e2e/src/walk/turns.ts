/** What decides whether a place is walked each day. */
interface Named {
  readonly storefront: { readonly code: string };
  readonly language: string;
}

/** One of each brand group, and one that is read from right to left. */
const always = ["CBFR fr", "CKUK en", "GCSDE de", "GCSAE ar"];

/** How many others are walked on a day. */
const others = 2;

/**
 * The places that are walked on a day of the year: some
 * always, the others by turns, all of them within three weeks.
 */
export const walkedOn = <Place extends Named>(day: number, places: readonly Place[]): readonly Place[] => {
  const isConstant = ({ storefront, language }: Place) => always.includes(`${storefront.code} ${language}`);
  const rest = places.filter((place) => !isConstant(place));
  const first = (day * others) % rest.length;
  return [...places.filter(isConstant), ...[...rest, ...rest].slice(first, first + others)];
};
