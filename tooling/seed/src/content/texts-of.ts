import type { Language } from "@giftshop/storefront-config";
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
