import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Om virksomheden",
    description:
      "Hvem der driver {shop}: virksomheden med adresse, register, momsnummer og ledelse, hvordan du får fat i den, og hvor du kan klage.",
    intro: "Virksomheden bag {shop}.",
    sections: {
      company: { title: "Virksomhed", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Register og skat",
        body: "Register: {register}  \nMomsnummer: {vatNumber}  \nRepræsenteret af: {director}",
      },
      contact: { title: "Kontakt", body: "E-mail: [{email}](mailto:{email})  \nTelefon: {phone}" },
      complaints: {
        title: "Klager",
        body: "Skriv først til os: vi svarer inden for to hverdage. Finder vi ikke en løsning sammen, kan du henvende dig til {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Tilgængelighed",
    description:
      "Hvor tilgængelig {shop} er, efter hvilken standard, hvad der endnu ikke virker for alle, og hvem du siger det til.",
    intro: "Alle skal kunne give og bruge et gavekort.",
    sections: {
      standard: {
        title: "Hvad vi følger",
        body: "Sider og e-mails fra {shop} følger Web Content Accessibility Guidelines 2.2, niveau AA, og den europæiske standard EN 301 549. De virker med tastatur, med skærmlæsere, ved 400 % forstørrelse og uden animationer. Hver side kontrolleres automatisk før hver ændring.",
      },
      limits: {
        title: "Hvad der endnu ikke virker",
        body: "- Kortet over butikker er svært at bruge uden syn; listen ved siden af siger det samme.\n- Betalingssiden er betalingsudbyderens, som selv oplyser, hvor tilgængelig den er.\n- Fakturaer er taggede PDF-filer; de samme oplysninger kan hentes som XML.",
      },
      help: {
        title: "Sig det til os",
        body: "Er noget i vejen? Skriv til [{email}](mailto:{email}), eller ring på {phone}. Vi svarer inden for to hverdage og finder imens en anden måde at bestille på.",
      },
      complaints: {
        title: "Hvis det ikke hjælper",
        body: "Du kan henvende dig til {complaintBody}. Erklæringen gælder butikken, som den er i dag; vi gennemgår den ved hver ændring.",
      },
    },
  },
};
