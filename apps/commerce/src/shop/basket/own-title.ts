import type { Words } from "../catalogue/types.ts";

/** The receiver's name of a gift that names nobody: its buyer. */
export const ownTitle: Words = {
  en: "For you",
  nl: "Voor jou",
  fr: "Pour vous",
  de: "Für Sie",
  es: "Para ti",
  it: "Per te",
  pt: "Para você",
  pl: "Dla Ciebie",
  sv: "Till dig",
  nb: "Til deg",
  da: "Til dig",
  ar: "لك",
};
