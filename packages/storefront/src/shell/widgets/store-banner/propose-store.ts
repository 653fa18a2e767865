import { type PageLinks, type Store, storeOf } from "../stores/store.ts";
import { isSnoozed } from "./snooze.ts";
import { visitorCountry } from "./visitor-country.ts";

/** What it is told by, so that a test may tell it. */
export interface Surroundings {
  /** Kept between visits. */
  lasting: Pick<Storage, "getItem" | "setItem">;
  /** Kept for this visit. */
  visit: Pick<Storage, "getItem" | "setItem">;
  /** Milliseconds. */
  now: number;
}

/**
 * The store to propose: that of the visitor's country, where it is known, another than this shop's and has one; none while
 * the banner is snoozed (specification, section 4, Store banner).
 */
export const proposeStore = async (
  stores: readonly Store[],
  here: Pick<PageLinks, "country">,
  { lasting, visit, now }: Surroundings,
): Promise<Store | undefined> => {
  if (isSnoozed(lasting, now)) return undefined;
  const country = await visitorCountry(visit);
  return country === undefined || country === here.country ? undefined : storeOf(stores, country);
};
