import { formatMoney, type Money } from "../format.ts";
import type { MessageKey, MessageValues } from "../translate.ts";
import type en from "./messages/en.json";

/** Words of what an order cannot hold, in one language. */
export type LimitWords = typeof en;

/**
 * A translator that has these words, alone or among others
 * (`Translate` of more words is none of fewer by its type).
 */
type TranslateLimit = (key: MessageKey<LimitWords>, values?: MessageValues) => string;

/**
 * What an order cannot hold: 2015, 2030 and 2031 of the
 * specification, section 8, by the names of their codes.
 */
export type LimitName = "appleLimit" | "countLimit" | "outOfStock";

const names: readonly string[] = ["appleLimit", "countLimit", "outOfStock"] satisfies LimitName[];

/** Whether the name of an error, or a page's key for it, is one of them. */
export const isLimitName = (name: string): name is LimitName => names.includes(name);

/** The most of a brand that an order may hold, as commerce tells it with 2015. */
export interface BrandLimit {
  brand: string;
  sum: Money;
}

/**
 * The sentence of the specification (section 8) for what an order cannot
 * hold. What to do next depends on the page, which says it behind.
 *
 * @param locale BCP 47
 * @param limit what 2015 is about; without it no brand and no sum is named
 */
export const limitText = (
  t: TranslateLimit,
  name: LimitName,
  locale: string,
  limit?: BrandLimit | null | undefined,
): string => {
  if (name !== "appleLimit") return t(`limits.${name}`);
  if (!limit) return t("limits.brandLimit");
  const { brand, sum } = limit;
  const amount = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(sum.value / 100);
  // The specification writes euros out.
  return t("limits.appleLimit", {
    brand,
    limit: sum.currency === "EUR" ? t("limits.euros", { amount }) : formatMoney(sum, locale),
  });
};
