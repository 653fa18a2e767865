import type { Language } from "@giftshop/storefront-config";
import { ar } from "./ar.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

/**
 * Invented street names as they are written in each language;
 * of the Arabic ones what their signs say in Latin letters.
 */
export const streets: Readonly<Record<Language, readonly string[]>> = {
  nl,
  fr,
  de,
  en,
  es,
  it,
  pt,
  pl,
  sv,
  nb,
  da,
  ar,
};
