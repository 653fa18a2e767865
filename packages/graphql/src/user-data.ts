/** What every call says of where it comes from (specification, section 3: userData). */
export interface UserData {
  language: string;
  storeID: number;
  countryCode: string;
  redeemToken?: string;
}

/**
 * Headers that inform commerce (decisions, "Calls and headers").
 * Commerce refuses them when they contradict `userData`.
 */
export const informingHeaders = (userData: UserData, mutation: boolean, pathname: string): Record<string, string> => ({
  "x-store-id": String(userData.storeID),
  "x-language": userData.language,
  "x-country": userData.countryCode,
  "x-pathname": encodeURI(pathname),
  ...(mutation && { "x-bypass-cache": "1" }),
});
