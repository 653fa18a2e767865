import type { Language } from "../types.ts";

/** What a shop is in one sentence, for search engines, with its name as `{name}`. */
const sentences: Readonly<Record<Language, string>> = {
  nl: "{name} verkoopt cadeaubonnen van bekende en bijzondere winkels, digitaal binnen een uur of feestelijk verpakt per post.",
  fr: "{name} vend des cartes cadeaux d’enseignes connues et de belles adresses, par e-mail dans l’heure ou joliment emballées, par courrier.",
  de: "{name} verkauft Geschenkkarten bekannter Marken und besonderer Läden, digital innerhalb einer Stunde oder schön verpackt per Post.",
  en: "{name} sells gift cards for well-known brands and special places, by e-mail within the hour or beautifully wrapped by post.",
  es: "{name} vende tarjetas regalo de marcas conocidas y lugares especiales, por correo electrónico en menos de una hora o envueltas con mimo por correo postal.",
  it: "{name} vende carte regalo di marchi noti e di luoghi speciali, via e-mail entro un’ora o ben confezionate per posta.",
  pt: "{name} vende cartões-presente de marcas conhecidas e de lugares especiais, por e-mail em até uma hora ou lindamente embrulhados pelo correio.",
  pl: "{name} sprzedaje karty podarunkowe znanych marek i wyjątkowych miejsc: e-mailem w ciągu godziny albo pocztą, pięknie zapakowane.",
  sv: "{name} säljer presentkort från kända varumärken och speciella ställen, via e-post inom en timme eller vackert inslagna med posten.",
  nb: "{name} selger gavekort fra kjente merker og spesielle steder, på e-post innen en time eller pent innpakket i posten.",
  da: "{name} sælger gavekort til kendte mærker og særlige steder, på e-mail inden for en time eller smukt indpakket med posten.",
  ar: "يبيع {name} بطاقات هدايا لعلامات معروفة وأماكن مميزة، تصل بالبريد الإلكتروني خلال ساعة أو مغلّفة بعناية بالبريد.",
};

/** The sentence about a shop in a language. */
export const descriptionOf = (name: string, language: Language): string => sentences[language].replace("{name}", name);
