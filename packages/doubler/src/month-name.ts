import type { Shop } from "@giftshop/storefront-config/shop";

/** A month in words, `décembre 2026`; `month` is ISO 8601, `2026-12`. */
export const monthName = (month: string, { locale }: Pick<Shop, "locale">): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC", numberingSystem: "latn" }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
