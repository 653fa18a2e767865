import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Om selskapet",
    description:
      "Hvem som driver {shop}: selskapet med adresse, register, mva-nummer og leder, hvordan du når det og hvor du kan klage.",
    intro: "Selskapet bak {shop}.",
    sections: {
      company: { title: "Selskap", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Register og skatt",
        body: "Register: {register}  \nMva-nummer: {vatNumber}  \nRepresentert ved: {director}",
      },
      contact: { title: "Kontakt", body: "E-post: [{email}](mailto:{email})  \nTelefon: {phone}" },
      complaints: {
        title: "Klager",
        body: "Skriv først til oss: vi svarer innen to virkedager. Finner vi ingen løsning sammen, kan du henvende deg til {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Tilgjengelighet",
    description:
      "Hvor tilgjengelig {shop} er, etter hvilken standard, hva som ikke virker for alle ennå, og hvem du sier ifra til.",
    intro: "Alle skal kunne gi og bruke et gavekort.",
    sections: {
      standard: {
        title: "Hva vi følger",
        body: "Sider og e-post fra {shop} følger Web Content Accessibility Guidelines 2.2, nivå AA, og den europeiske standarden EN 301 549. De virker med tastatur, med skjermlesere, ved 400 % forstørrelse og uten animasjoner. Hver side kontrolleres automatisk før hver endring.",
      },
      limits: {
        title: "Hva som ikke virker ennå",
        body: "- Kartet over butikker er vanskelig å bruke uten syn; listen ved siden av sier det samme.\n- Betalingssiden er betalingsleverandørens, som selv opplyser hvor tilgjengelig den er.\n- Fakturaer er taggede PDF-filer; de samme opplysningene kan lastes ned som XML.",
      },
      help: {
        title: "Si ifra til oss",
        body: "Er noe i veien? Skriv til [{email}](mailto:{email}) eller ring {phone}. Vi svarer innen to virkedager og finner i mellomtiden en annen måte å bestille på.",
      },
      complaints: {
        title: "Hvis det ikke hjelper",
        body: "Du kan henvende deg til {complaintBody}. Erklæringen gjelder butikken slik den er i dag; vi ser over den ved hver endring.",
      },
    },
  },
};
