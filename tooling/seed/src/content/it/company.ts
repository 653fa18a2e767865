import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Note legali",
    description:
      "Chi gestisce {shop}: la società con indirizzo, registro, partita IVA e rappresentante, come contattarla e a chi rivolgere un reclamo.",
    intro: "La società che gestisce {shop}.",
    sections: {
      company: { title: "Società", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Registro e fisco",
        body: "Registro: {register}  \nPartita IVA / IDI: {vatNumber}  \nRappresentata da: {director}",
      },
      contact: { title: "Contatti", body: "E-mail: [{email}](mailto:{email})  \nTelefono: {phone}" },
      complaints: {
        title: "Reclami",
        body: "Scrivici prima di tutto: rispondiamo entro due giorni lavorativi. Se insieme non troviamo una soluzione, puoi rivolgerti a questo organismo: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Accessibilità",
    description:
      "Quanto è accessibile {shop}, secondo quale norma, cosa non funziona ancora per tutti e a chi segnalarlo.",
    intro: "Tutti devono poter regalare e usare una carta regalo.",
    sections: {
      standard: {
        title: "Quale norma seguiamo",
        body: "Le pagine e le e-mail di {shop} seguono le Web Content Accessibility Guidelines 2.2, livello AA, e la norma europea EN 301 549. Funzionano con la tastiera, con i lettori di schermo, con lo zoom al 400% e senza animazioni. Ogni pagina è controllata in automatico prima di ogni modifica.",
      },
      limits: {
        title: "Cosa non funziona ancora",
        body: "- La mappa dei punti vendita è difficile da usare senza vedere; l’elenco accanto dice lo stesso.\n- La pagina di pagamento è del gestore dei pagamenti, che ne indica l’accessibilità.\n- Le fatture sono file PDF con tag; gli stessi dati si scaricano in XML.",
      },
      help: {
        title: "Segnalacelo",
        body: "Se qualcosa ti ostacola, scrivi a [{email}](mailto:{email}) o chiama il {phone}. Rispondiamo entro due giorni lavorativi e intanto troviamo un altro modo per fare il tuo ordine.",
      },
      complaints: {
        title: "Se non basta",
        body: "Puoi rivolgerti a questo organismo: {complaintBody}. Questa dichiarazione descrive il negozio com’è oggi; la rivediamo a ogni modifica.",
      },
    },
  },
};
