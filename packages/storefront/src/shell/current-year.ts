import type { Shop } from "@giftshop/storefront-config";

/** The year that a shop's copyright names: the one that its storefront is in. */
export const currentYear = ({ storefront: { timeZone } }: Pick<Shop, "storefront">, now = new Date()): number =>
  Number(new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(now));
