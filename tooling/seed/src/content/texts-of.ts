import type { Language, Storefront } from "@giftshop/storefront-config";
import { inVariety } from "../varieties/in-variety.ts";
import { ar } from "./ar/index.ts";
import { da } from "./da/index.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import { nb } from "./nb/index.ts";
import { nl } from "./nl/index.ts";
import { pl } from "./pl/index.ts";
import { pt } from "./pt/index.ts";
import { ptPortugal } from "./pt-pt/index.ts";
import type { SiteTexts } from "./site-texts.ts";
import { sv } from "./sv/index.ts";

/** The written pages in each language. */
export const textsOf: Readonly<Record<Language, SiteTexts>> = {
  en,
  fr,
  de,
  nl,
  sv,
  nb,
  da,
  pl,
  es,
  it,
  pt,
  ar,
};

/** Countries that write their language so differently that pairs of words would not do. */
const textsOfCountry: Readonly<Partial<Record<string, SiteTexts>>> = { "pt-PT": ptPortugal };

/** The written pages of a storefront in one of its languages, as its country writes it. */
export const textsFor = (storefront: Pick<Storefront, "country">, language: Language): SiteTexts =>
  textsOfCountry[`${language}-${storefront.country}`] ?? inVariety(textsOf[language], storefront, language);
