import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Colofon",
    description:
      "Wie er achter {shop} zit: het bedrijf met adres, inschrijving, btw-nummer en bestuurder, hoe je het bereikt en waar je kunt klagen.",
    intro: "Het bedrijf achter {shop}.",
    sections: {
      company: { title: "Bedrijf", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Inschrijving en belasting",
        body: "Inschrijving: {register}  \nBtw-nummer: {vatNumber}  \nVertegenwoordigd door: {director}",
      },
      contact: { title: "Contact", body: "E-mail: [{email}](mailto:{email})  \nTelefoon: {phone}" },
      complaints: {
        title: "Klachten",
        body: "Neem eerst contact met ons op: we antwoorden binnen twee werkdagen. Komen we er samen niet uit, dan kun je bij deze instantie terecht: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Toegankelijkheid",
    description:
      "Hoe toegankelijk {shop} is, volgens welke norm, wat nog niet voor iedereen werkt en aan wie je het meldt als iets je in de weg staat.",
    intro: "Iedereen moet een cadeaubon kunnen geven en gebruiken.",
    sections: {
      standard: {
        title: "Wat we volgen",
        body: "Pagina’s en e-mails van {shop} volgen de Web Content Accessibility Guidelines 2.2, niveau AA, en de Europese norm EN 301 549. Ze werken met een toetsenbord, met schermlezers, bij 400% vergroting en zonder animaties. Voordat een wijziging online gaat, wordt elke pagina automatisch getest.",
      },
      limits: {
        title: "Wat nog niet werkt",
        body: "- De kaart met winkels is lastig te gebruiken als je niet of slecht ziet; in de lijst ernaast staat hetzelfde.\n- De betaalpagina is van de betaalprovider, die zelf zegt hoe toegankelijk die is.\n- Facturen zijn getagde PDF-bestanden; dezelfde gegevens zijn als XML te downloaden.",
      },
      help: {
        title: "Laat het ons weten",
        body: "Staat iets je in de weg, schrijf dan naar [{email}](mailto:{email}) of bel {phone}. We antwoorden binnen twee werkdagen en zoeken intussen een andere manier om je bestelling te plaatsen.",
      },
      complaints: {
        title: "Als dat niet helpt",
        body: "Je kunt bij deze instantie terecht: {complaintBody}. Deze verklaring geldt voor de winkel zoals die nu is; we bekijken die bij elke wijziging opnieuw.",
      },
    },
  },
};
