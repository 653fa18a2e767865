import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Om företaget",
    description:
      "Vem som driver {shop}: företaget med adress, register, momsnummer och företrädare, hur du når det och var du kan klaga.",
    intro: "Företaget bakom {shop}.",
    sections: {
      company: { title: "Företag", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Register och skatt",
        body: "Register: {register}  \nMomsregistreringsnummer: {vatNumber}  \nFöreträds av: {director}",
      },
      contact: { title: "Kontakt", body: "E-post: [{email}](mailto:{email})  \nTelefon: {phone}" },
      complaints: {
        title: "Klagomål",
        body: "Skriv först till oss: vi svarar inom två arbetsdagar. Hittar vi ingen lösning tillsammans kan du vända dig till {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Tillgänglighet",
    description:
      "Hur tillgängligt {shop} är, efter vilken standard, vad som inte fungerar för alla än och vem du säger till om något är i vägen.",
    intro: "Alla ska kunna ge bort och använda ett presentkort.",
    sections: {
      standard: {
        title: "Vad vi följer",
        body: "Sidor och mejl från {shop} följer Web Content Accessibility Guidelines 2.2, nivå AA, och den europeiska standarden EN 301 549. De fungerar med tangentbord, med skärmläsare, vid 400 % förstoring och utan animationer. Varje sida kontrolleras automatiskt före varje ändring.",
      },
      limits: {
        title: "Vad som inte fungerar än",
        body: "- Kartan över butiker är svår att använda utan syn; listan bredvid säger samma sak.\n- Betalsidan är betalningsleverantörens, som själv anger hur tillgänglig den är.\n- Fakturor är taggade PDF-filer; samma uppgifter kan laddas ner som XML.",
      },
      help: {
        title: "Säg till oss",
        body: "Är något i vägen? Skriv till [{email}](mailto:{email}) eller ring {phone}. Vi svarar inom två arbetsdagar och hittar under tiden ett annat sätt att lägga din beställning.",
      },
      complaints: {
        title: "Om det inte hjälper",
        body: "Du kan vända dig till {complaintBody}. Redogörelsen gäller butiken som den är i dag; vi ser över den vid varje ändring.",
      },
    },
  },
};
