import { dayText } from "../words/moment.tsx";
import type { AdminKey } from "../words/words.tsx";

type Translated = (key: AdminKey) => string;

/** The day and the storefront that a line of figures is of. */
export const daysFor = <Row extends { day: string; storefront: string }>(t: Translated, locale: string) => [
  {
    id: "day",
    label: t("figures.day"),
    text: ({ day }: Row) => dayText(day, locale),
    csv: ({ day }: Row) => day,
  },
  { id: "shop", label: t("figures.shop"), text: ({ storefront }: Row) => storefront },
];

/** The currency of a line, beside amounts that are bare numbers. */
export const currencyColumn = <Row extends { currency: string }>(t: Translated) => ({
  id: "currency",
  label: t("figures.currency"),
  text: ({ currency }: Row) => currency,
  inCsvOnly: true as const,
});
