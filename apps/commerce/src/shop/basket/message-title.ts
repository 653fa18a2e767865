import type { Words } from "../catalogue/types.ts";

/** How the words that go with a gift are called among what is ordered. */
export const messageTitle: Words = {
  en: "Personal message",
  nl: "Persoonlijke boodschap",
  fr: "Message personnel",
  de: "Persönliche Nachricht",
  es: "Mensaje personal",
  it: "Messaggio personale",
  pt: "Mensagem pessoal",
  pl: "Osobista dedykacja",
  sv: "Personlig hälsning",
  nb: "Personlig hilsen",
  da: "Personlig hilsen",
  ar: "رسالة شخصية",
};
