import type { LanguageWords } from "./language-words.ts";

export const it: LanguageWords = {
  categories: {
    fashion: "Moda",
    beauty: "Bellezza",
    books: "Libri",
    dining: "Ristoranti",
    cinema: "Cinema e teatro",
    travel: "Viaggi",
    wellness: "Benessere",
    "home-garden": "Casa e giardino",
    sports: "Sport e natura",
    "games-tech": "Giochi e tecnologia",
    kids: "Bambini",
    "food-wine": "Gastronomia e vino",
    music: "Musica e festival",
    experiences: "Esperienze",
    motoring: "Auto e bici",
    pets: "Animali",
    charity: "Solidarietà",
    "for-business": "Aziende",
  },
  openings: {
    fashion: [
      "Da {brand} il prossimo capo preferito sta già aspettando.",
      "{brand} veste ogni giorno con un tocco in più.",
    ],
    beauty: [
      "{brand} riunisce cura, profumi e colore, da scoprire con calma.",
      "Con {brand} un momento davanti allo specchio diventa un regalo.",
    ],
    books: [
      "Da {brand} la prossima bella storia non è mai lontana.",
      "{brand} ha scaffali in cui perdersi e librai che sanno cosa consigliare.",
    ],
    dining: [
      "Un tavolo da {brand}: buon cibo e nessuna fretta.",
      "{brand} cucina seguendo le stagioni e serve con calma.",
    ],
    cinema: ["Luci spente, telefono via: una serata da {brand}.", "{brand} trasforma una sera qualunque in una prima."],
    travel: [
      "Con {brand} la prossima meta è più vicina di quanto sembri.",
      "{brand} organizza fine settimana e grandi viaggi con la stessa cura.",
    ],
    wellness: ["Acqua calda, silenzio e nessun impegno: questo è {brand}.", "{brand} regala un pomeriggio di quiete."],
    "home-garden": [
      "{brand} ha tutto ciò che rende accogliente una casa, dentro e fuori.",
      "Dal primo germoglio all’ultimo cuscino, {brand} ha idee per ogni angolo.",
    ],
    sports: [
      "{brand} prepara al primo giro di pista come all’ultima cima.",
      "Buone scarpe, buona attrezzatura, buoni consigli: {brand} mette tutti in moto.",
    ],
    "games-tech": [
      "{brand} ha i giochi e gli oggetti che riuniscono tutti.",
      "Mondi nuovi, idee brillanti e ancora un livello da {brand}.",
    ],
    kids: [
      "Da {brand} c’è di tutto da costruire, abbracciare e far correre.",
      "Da {brand} comincia il gioco, a qualsiasi età.",
    ],
    "food-wine": [
      "{brand} riempie la dispensa di bontà che non durano a lungo.",
      "Formaggio, cioccolato, una bottiglia da dividere: {brand} conosce chi li fa.",
    ],
    music: [
      "{brand} vuol dire prima fila, bis e canzoni che restano in testa.",
      "Dal piccolo palco al grande prato, {brand} ha il biglietto.",
    ],
    experiences: [
      "{brand} regala una giornata di cui si parlerà per anni.",
      "In alto, sott’acqua o a tutta velocità: {brand} ha l’avventura giusta.",
    ],
    motoring: [
      "{brand} fa girare le ruote, due o quattro che siano.",
      "Dal tagliando alla gita della domenica, {brand} è il posto giusto.",
    ],
    pets: [
      "{brand} si prende cura di chi ha zampe, piume o pinne.",
      "Bocconcini, giochi e buoni consigli: {brand} li vizia come si deve.",
    ],
  },
  middles: [
    "L’importo lo scegli tu, il regalo lo sceglie chi lo riceve.",
    "Il saldo si può usare in una volta o poco per volta.",
    "Bastano due parole tue e diventa un regalo personale.",
  ],
  closings: [
    "Bella per un compleanno, e altrettanto gradita senza motivo.",
    "Una scelta sicura per chi ha già tutto.",
    "Pronta in tempo, anche quando ci si ricorda tardi.",
  ],
  conditions: {
    validity: "La carta è valida {validity} dalla sua attivazione.",
    spend: [
      "Si può usare in tutti i punti vendita di {brand} e online; il saldo residuo resta sulla carta.",
      "Mostra il codice alla cassa di {brand} o inseriscilo online; è possibile l’uso parziale.",
    ],
    fixed: "Questa carta è disponibile solo in importi fissi.",
    cash: "Non è convertibile in denaro e non è ricaricabile.",
  },
  blankPack: {
    title: "Carte regalo da attivare, scatola da {count}",
    description:
      "Tieni a portata di mano {count} carte stampate e attivale online quando le regali, con l’importo che vuoi.",
    conditions: "Le carte non hanno valore fino all’attivazione, confermata entro 24 ore.",
  },
  businessCard: {
    title: "Carta regalo {brand} per le aziende",
    description:
      "Per collaboratori e clienti, con qualsiasi importo intero da {minimum} a {maximum}. Si usa da {brand} per articoli per ufficio, caffè e piccoli pensieri, in una volta o poco alla volta.",
  },
  donations: {
    "groves-for-tomorrow": "Pianta giovani alberi con vivaisti locali e se ne prende cura per dieci anni.",
    "the-warm-table": "Cucina pasti caldi con cibo recuperato per vicini che hanno bisogno di compagnia.",
    "blue-bay-rescue": "Pulisce le spiagge e riporta in acqua gli animali marini spiaggiati.",
    "pages-for-all": "Porta libri e ore di lettura nelle scuole senza biblioteca.",
    "little-lanterns": "Permette alle famiglie di restare unite accanto a un bambino in ospedale.",
    "open-paw-shelter": "Accoglie cani e gatti senza casa e gliene trova una.",
  },
  donationEffects: {
    "groves-for-tomorrow": "La tua donazione paga le piantine, i sostegni che le reggono e l’acqua delle prime estati.",
    "the-warm-table": "La tua donazione riempie la pentola: verdure, gas e un posto a tavola per chi viene da solo.",
    "blue-bay-rescue":
      "La tua donazione compra reti, guanti e il pesce che serve a una foca per tornare a casa a nuoto.",
    "pages-for-all": "La tua donazione mette libri nuovi sullo scaffale e paga un’ora di lettura ad alta voce.",
    "little-lanterns":
      "La tua donazione paga un letto, una colazione e una lampada alla finestra, a pochi passi dall’ospedale.",
    "open-paw-shelter":
      "La tua donazione paga il cibo, il veterinario e una cuccia calda finché arriva una nuova famiglia.",
  },
  donationConditions: "L’intero importo va all’associazione. Una donazione già trasmessa non è rimborsabile.",
  housePapers: { rosettes: "Incarto a rosette", zigzag: "Incarto a zigzag" },
  extras: {
    "wrap-confetti": "Incarto coriandoli",
    "wrap-botanical": "Incarto foglie",
    "wrap-stripes": "Incarto a righe",
    "wrap-night-sky": "Incarto cielo stellato",
    "wrap-kraft": "Carta kraft con spago",
    "digital-birthday": "Buon compleanno",
    "digital-thank-you": "Grazie",
    "digital-congratulations": "Congratulazioni",
    "digital-love": "Con affetto",
    "digital-winter": "Auguri d’inverno",
    "digital-new-home": "Casa nuova",
    "packing-kraft-box": "Scatola regalo kraft",
    "packing-ribbon-box": "Scatola regalo con fiocco",
    "packing-tin": "Scatola di latta",
    "packing-pouch": "Sacchetto di velluto",
  },
};
