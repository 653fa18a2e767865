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
 * Country of a visitor who is elsewhere than the shop, as far as it is known;
 * none while the banner is snoozed (specification, section 4, Store banner).
 */
export const foreignCountry = async (
  here: Pick<PageLinks, "country">,
  { lasting, visit, now }: Surroundings,
): Promise<string | undefined> => {
  if (isSnoozed(lasting, now)) return undefined;
  const country = await visitorCountry(visit);
  return country === here.country ? undefined : country;
};

/** The store to propose: that of the {@link foreignCountry}, where it has one. */
export const proposeStore = async (
  stores: readonly Store[],
  here: Pick<PageLinks, "country">,
  around: Surroundings,
): Promise<Store | undefined> => {
  const country = await foreignCountry(here, around);
  return country === undefined ? undefined : storeOf(stores, country);
};
