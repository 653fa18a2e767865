import { isStorefrontCode } from "@giftshop/storefront-config";
import { type Grant, isRole } from "./roles.ts";

/** Reads `service:CBFR+CBBE,finance`; `undefined` where that is no list of roles. */
export const readGrants = (text: string): Grant[] | undefined => {
  const found: Grant[] = [];
  for (const part of text.split(",")) {
    const [name = "", codes] = part.trim().split(":");
    const role = name.toUpperCase();
    const places = codes === undefined ? [null] : codes.toUpperCase().split("+");
    if (!isRole(role) || !places.every((place) => place === null || isStorefrontCode(place))) return undefined;
    found.push(...places.map((storefront) => ({ role, storefront })));
  }
  return found;
};

const roleText = (role: string, grants: readonly Grant[]): string => {
  const everywhere = grants.some(({ storefront }) => storefront === null);
  const places = everywhere ? "" : `:${grants.map(({ storefront }) => storefront).join("+")}`;
  return `${role.toLowerCase()}${places}`;
};

/** What somebody may do, as {@link readGrants} reads it. */
export const grantsText = (grants: readonly Grant[]): string =>
  [...Map.groupBy(grants, ({ role }) => role)].map(([role, all]) => roleText(role, all)).join(",");
