import type { Language, Storefront } from "@giftshop/storefront-config";
import { ar } from "./ar.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { LanguageWords } from "./language-words.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ptPortugal } from "./pt-pt.ts";
import { sv } from "./sv.ts";

const words: Readonly<Record<Language, LanguageWords>> = { nl, fr, de, en, es, it, pt, pl, sv, nb, da, ar };

const wordsOfCountry: Readonly<Partial<Record<string, LanguageWords>>> = { "pt-PT": ptPortugal };

/** What the catalogue of a storefront says in one of its languages. */
export const wordsFor = (storefront: Pick<Storefront, "country">, language: Language): LanguageWords =>
  wordsOfCountry[`${language}-${storefront.country}`] ?? words[language];
