import type { Language } from "../../src/types.ts";
import type { Drawing, Subject } from "../subject.ts";
import { path, placed, rectangle, svg } from "../svg.ts";

/** "For businesses", as each language puts it on a sign. */
const words: Readonly<Record<Language, string>> = {
  nl: "Zakelijk",
  fr: "Entreprises",
  de: "Für Firmen",
  en: "Business",
  es: "Empresas",
  it: "Aziende",
  pt: "Empresas",
  pl: "Dla firm",
  sv: "Företag",
  nb: "Bedrift",
  da: "Erhverv",
  ar: "للشركات",
};

const nameSize = ({ letters, storefront }: Subject, width: number, largest: number): number =>
  Math.min(largest, width / letters[storefront.group].width(storefront.name));

const wordOf = ({ letters }: Subject, language: Language) => ({
  text: words[language],
  face: letters[language === "ar" ? "arabic" : "plain"],
});

/** Sign, name, a rule and the word: one line, 280 by 44. */
export const businessLogo = (subject: Subject, language: Language): Drawing => {
  const { colors, letters, storefront } = subject;
  const { text, face } = wordOf(subject, language);
  const wordWidth = face.width(text) * 15;
  const size = nameSize(subject, 280 - 50 - wordWidth - 24, 24);
  const end = 50 + letters[storefront.group].width(storefront.name) * size;
  return {
    width: 280,
    height: 44,
    svg: svg(
      280,
      44,
      placed(subject.sign(), 0, 2, 40 / 48) +
        path(letters[storefront.group].path(storefront.name, { x: 50, y: 22 + size * 0.35, size }), colors.ink) +
        rectangle(end + 11, 10, 2, 24, 1, colors.accent) +
        path(face.path(text, { x: end + 24, y: 27.5, size: 15 }), colors.primary),
    ),
  };
};

/** The word below the name, 180 by 48. */
export const businessLogoMobile = (subject: Subject, language: Language): Drawing => {
  const { colors, letters, storefront } = subject;
  const { text, face } = wordOf(subject, language);
  const size = nameSize(subject, 126, 20);
  return {
    width: 180,
    height: 48,
    svg: svg(
      180,
      48,
      placed(subject.sign(), 0, 2, 44 / 48) +
        path(letters[storefront.group].path(storefront.name, { x: 53, y: 22, size }), colors.ink) +
        path(face.path(text, { x: 53, y: 40, size: 14 }), colors.primary),
    ),
  };
};
