import type { Language } from "@giftshop/storefront-config";

/** Towns, registers and taxes of a country by their names in its other languages. */
const names: Readonly<Record<string, readonly (readonly [written: string, own: string])[]>> = {
  "nl-BE": [
    ["KBO/BCE", "KBO"],
    ["RPR/RPM", "RPR"],
  ],
  "fr-BE": [
    ["KBO/BCE", "BCE"],
    ["RPR/RPM", "RPM"],
    ["Antwerpen", "Anvers"],
    ["Brussel", "Bruxelles"],
  ],
  "fr-CH": [
    ["Handelsregister Zürich", "registre du commerce de Zurich"],
    ["Zürich", "Zurich"],
    ["MWST", "TVA"],
  ],
  "it-CH": [
    ["Handelsregister Zürich", "registro di commercio di Zurigo"],
    ["Zürich", "Zurigo"],
    ["MWST", "IVA"],
  ],
};

/** A fact about a company as a language of its country writes it: "2000 Anvers" for French readers. */
export const localNames = (text: string, country: string, language: Language): string =>
  (names[`${language}-${country}`] ?? []).reduce((own, [written, name]) => own.replace(written, name), text);
