import type { UserData } from "./user-data.ts";

/**
 * Reads it from `<html lang data-store-id data-country>`, which
 * the shell writes; so no client leaf carries it as a prop.
 */
export const userDataOfPage = (): UserData => {
  const { lang, dataset } = document.documentElement;
  return { language: dataset.language ?? lang, storeID: Number(dataset.storeId), countryCode: dataset.country ?? "" };
};
