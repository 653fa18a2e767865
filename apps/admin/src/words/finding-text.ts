import type { AdminLanguage } from "./words.tsx";

/** Commerce says what is wrong in English, as in its files; what comes most is said in Dutch, too. */
const dutch: readonly (readonly [RegExp, string])[] = [
  [/^is missing: the brand is new$/u, "ontbreekt: het merk is nieuw"],
  [/^is missing/u, "ontbreekt"],
  [/^is too long$/u, "is te lang"],
  [/^has characters that do not belong there$/u, "bevat tekens die daar niet horen"],
  [/^is not one of what it may be$/u, "kan dit niet zijn"],
  [/^must be a whole number$/u, "moet een geheel getal zijn"],
  [/^must be yes or no.*$/u, "moet yes of no zijn"],
  [/^must be an amount such as (.*)$/u, "moet een bedrag zijn, zoals $1"],
  [
    /^must be amounts with a space between them, such as (.*)$/u,
    "moeten bedragen zijn met een spatie ertussen, zoals $1",
  ],
  [/^must be one of (.*)$/u, "moet een van deze zijn: $1"],
  [/^must be a colour such as (.*)$/u, "moet een kleur zijn, zoals $1"],
  [
    /^must be small letters, digits and single hyphens$/u,
    "mag alleen kleine letters, cijfers en losse streepjes hebben",
  ],
  [/^may have at most (\d+) characters$/u, "mag hoogstens $1 tekens hebben"],
  [/^begins or ends with a space$/u, "begint of eindigt met een spatie"],
  [/^is less than the minimum$/u, "is lager dan het minimum"],
  [/^must lie between the minimum and the maximum$/u, "moet tussen minimum en maximum liggen"],
  [/^must rise$/u, "moeten oplopen"],
  [/^is reserved in (.*)$/u, "is gereserveerd in $1"],
  [/^is not a picture that is kept.*$/u, "is geen bewaarde afbeelding"],
  [/^is there twice.*$/u, "staat er twee keer"],
  [/^names a route that is not there: (.*)$/u, "noemt een pagina die er niet is: $1"],
  [/^is not a page of this storefront$/u, "is geen pagina van deze winkel"],
  [/^is not paid with here$/u, "is hier geen betaalmethode"],
  [/^is not an address of this storefront$/u, "is geen adres van deze winkel"],
  [/^is a page of the shop$/u, "is zelf een pagina van de winkel"],
  [/^is sent on itself$/u, "wordt zelf doorverwezen"],
  [/^is written otherwise: (.*)$/u, "wordt anders geschreven: $1"],
  [/^leads to no page of this storefront$/u, "leidt naar geen pagina van deze winkel"],
  [/^is the storefront's own country$/u, "is het eigen land van de winkel"],
  [/^has no storefront$/u, "heeft geen winkel"],
  [/^is about (\w+), which is not yours$/u, "gaat over $1; dat is niet van jou"],
];

/** What is wrong, in the reader's language where there are words for it. */
export const findingText = (language: AdminLanguage, message: string): string => {
  if (language === "en") return message;
  const [pattern, words] = dutch.find(([one]) => one.test(message)) ?? [];
  return pattern && words ? message.replace(pattern, words) : message;
};
