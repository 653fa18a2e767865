/** What every call says of where it comes from (specification, section 3: userData). */
export interface UserData {
  language: string;
  storeID: number;
  countryCode: string;
  redeemToken?: string;
}

/** Reads it from `<html lang data-store-id data-country>`, which the shell writes; so no client leaf carries it as a prop. */
export function userDataOfPage(): UserData {
  const { lang, dataset } = document.documentElement;
  return { language: dataset.language ?? lang, storeID: Number(dataset.storeId), countryCode: dataset.country ?? "" };
}

/** Headers that inform commerce (decisions, "Calls and headers"). Commerce refuses them when they contradict `userData`. */
export function informingHeaders(userData: UserData, document: string, pathname: string): Record<string, string> {
  return {
    "x-store-id": String(userData.storeID),
    "x-language": userData.language,
    "x-country": userData.countryCode,
    "x-pathname": encodeURI(pathname),
    ...(document.trimStart().startsWith("mutation") ? { "x-bypass-cache": "1" } : {}),
  };
}
