import { cardMonths, type Language, type Storefront } from "@giftshop/storefront-config";
import type { ShoppingCategory } from "../categories.ts";
import type { Random } from "../random.ts";
import type { SeedProduct, Words } from "../types.ts";
import { inVariety } from "../varieties/in-variety.ts";
import { wordsFor } from "../words/index.ts";
import type { LanguageWords } from "../words/language-words.ts";

type Texts = Pick<SeedProduct, "title" | "description" | "conditions">;

/** A text in each language of a storefront, as its country writes it. */
export const inLanguages = (storefront: Storefront, say: (own: LanguageWords, language: Language) => string): Words =>
  Object.fromEntries(
    storefront.languages.map((language) => [
      language,
      inVariety(say(wordsFor(storefront, language), language), storefront, language),
    ]),
  );

/**
 * "24 months", in the language's own plural: how long cards
 * last that are activated when the texts are written.
 */
export const validity = ({ country, cardValidity }: Storefront, language: Language): string =>
  new Intl.NumberFormat(`${language}-${country}-u-nu-latn`, {
    style: "unit",
    unit: "month",
    unitDisplay: "long",
  }).format(cardMonths(cardValidity, new Date().toISOString().slice(0, 10)));

/** A gift card's texts: sentences chosen once, so that every language says the same. */
export const giftCardTexts = (
  storefront: Storefront,
  brand: { title: string; category: ShoppingCategory },
  fixed: boolean,
  random: Random,
): Texts => {
  const [opening, middle, closing, spend] = [
    random.between(0, 1),
    random.between(0, 2),
    random.between(0, 2),
    random.between(0, 1),
  ];
  const named = (text: string | undefined) => (text ?? "").replaceAll("{brand}", brand.title);
  return {
    title: inLanguages(storefront, () => brand.title),
    description: inLanguages(storefront, ({ openings, middles, closings }) =>
      [named(openings[brand.category][opening]), middles[middle], closings[closing]].join(" "),
    ),
    conditions: inLanguages(storefront, ({ conditions }, language) =>
      [
        conditions.validity.replace("{validity}", validity(storefront, language)),
        named(conditions.spend[spend]),
        ...(fixed ? [conditions.fixed] : []),
        conditions.cash,
      ].join(" "),
    ),
  };
};
