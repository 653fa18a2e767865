import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Carte regalo moda: la taglia giusta, sempre",
    body: "Con una carta moda chi la riceve sceglie colore, modello e taglia, in negozio o a casa.",
    question: "Quale importo basta per l’abbigliamento?",
    answer:
      "Un piccolo importo basta per un accessorio o una T-shirt, uno maggiore per scarpe o un cappotto. Con la maggior parte dei marchi va bene qualsiasi importo intero da {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Carte regalo bellezza: cura su misura",
    body: "Profumo e cura sono questione di gusto e di pelle. Una carta bellezza lascia entrambi a chi li conosce meglio.",
    question: "Vale anche per i trattamenti?",
    answer:
      "Dipende dal marchio: la pagina del prodotto indica se vale per i prodotti, per i trattamenti o per entrambi.",
  },
  books: {
    title: "Carte regalo libri: per chi ama leggere",
    body: "Non serve sapere cosa ha già letto. Una carta per la libreria promette sere tranquille e un’ora tra gli scaffali.",
    question: "Vale anche per gli e-book?",
    answer:
      "Molte librerie vendono entrambi i formati. Le condizioni nella pagina del prodotto indicano per cosa si può usare.",
  },
  dining: {
    title: "Carte regalo ristoranti: una sera senza cucinare",
    body: "Un tavolo per due, un pranzo con tutto l’ufficio, una colazione vicino alla finestra: si usa quando c’è tempo, e nessuno lava i piatti.",
    question: "Bisogna prenotare?",
    answer:
      "La maggior parte dei ristoranti lo apprezza. La pagina del prodotto spiega come. Avvisa che userai la carta quando prenoti.",
  },
  cinema: {
    title: "Carte regalo cinema e teatro: una sera in due",
    body: "Prima o matinée, commedia o dramma: chi riceve la carta sceglie il titolo, il giorno e la compagnia. Popcorn compresi, se l’importo basta.",
    question: "Si possono comprare i biglietti online?",
    answer:
      "Nella maggior parte dei cinema e teatri sì: il numero della carta si inserisce al pagamento. La pagina del prodotto spiega come.",
  },
  travel: {
    title: "Carte regalo viaggi: una notte o due settimane",
    body: "Una carta viaggi è il regalo che si pregusta più a lungo. Se diventerà un treno, un hotel o un volo lo decide chi la riceve.",
    question: "Possiamo regalare una carta in tanti?",
    answer: "Sì. Scegliete un importo più alto, firmate tutti nel messaggio e inviatela come un solo regalo.",
  },
  wellness: {
    title: "Carte regalo benessere: un pomeriggio di relax",
    body: "Sauna, massaggio o semplicemente acqua calda: di rado ci prendiamo del tempo per noi. Con una carta benessere, finalmente si trova.",
    question: "Per quanto tempo è valida la carta?",
    answer: "{validity} dal giorno dell’attivazione: non c’è fretta.",
  },
  "home-garden": {
    title: "Carte regalo casa e giardino: per la casa nuova",
    body: "Una lampada per la casa nuova, bulbi per l’autunno, vernice per la porta: in casa c’è sempre qualcosa da fare, e chi riceve la carta sa cosa.",
    question: "È un buon regalo per un trasloco?",
    answer:
      "Uno dei migliori: nelle prime settimane si scopre cosa manca. Via e-mail arriva prima che gli scatoloni siano vuoti.",
  },
  sports: {
    title: "Carte regalo sport: all’aria aperta",
    body: "Scarpe per i primi cinque chilometri, una corda per la palestra, un abbonamento in piscina. Una carta sport dà un inizio ai buoni propositi.",
    question: "Vale per l’attrezzatura e per i corsi?",
    answer:
      "I negozi la accettano per l’attrezzatura, i centri per corsi e ingressi. La pagina del prodotto indica per cosa vale.",
  },
  "games-tech": {
    title: "Carte regalo giochi: il prossimo livello",
    body: "Per console, computer e accessori. Una carta digitale arriva entro un’ora e si usa subito, anche tardi la sera del compleanno.",
    question: "Una carta digitale funziona subito?",
    answer: "Sì. Appena arriva il pagamento, la carta parte via e-mail e si può usare subito.",
  },
  kids: {
    title: "Carte regalo per bambini: scegliere è metà del gioco",
    body: "I bambini sanno benissimo cosa vogliono, ma la settimana prossima. La carta aspetta la decisione e trasforma una commissione in una gita.",
    question: "Da quale età è adatta?",
    answer:
      "Verso i sei anni scegliere da soli diventa un piacere. Per una nascita scelgono i genitori, di solito una taglia in più.",
  },
  "food-wine": {
    title: "Carte regalo gourmet: dal formaggio allo champagne",
    body: "Gastronomia, vino e cioccolato, scelti da chi li gusterà. Un piccolo importo è già una golosità.",
    question: "C’è un’età minima per il vino?",
    answer:
      "Sì: gli alcolici si vendono solo ai maggiorenni, e il negozio può chiedere un documento quando si usa la carta.",
  },
  music: {
    title: "Carte regalo musica: dal disco al festival",
    body: "Un disco, un concerto, tre giorni in un prato con gli amici. Con una carta musica sceglie chi la riceve.",
    question: "E se un concerto costa più della carta?",
    answer: "La differenza si paga alla prenotazione. Se costa meno, il resto rimane sulla carta.",
  },
  experiences: {
    title: "Carte regalo esperienze: una giornata da ricordare",
    body: "Volare, cucinare, guidare: un’esperienza si racconta per anni. Chi riceve la carta sceglie quale e quando.",
    question: "La data è fissa?",
    answer: "No. Si concorda con chi la offre, quando si vuole, finché la carta è valida ({validity}).",
  },
  motoring: {
    title: "Carte regalo per auto e bici",
    body: "Gomme nuove, un tagliando, un campanello dal suono migliore: per chi preferisce la strada ai negozi. Utile, eppure un regalo.",
    question: "C’è qualcosa anche per i ciclisti?",
    answer:
      "Sì. Negozi e officine di biciclette stanno qui accanto a quelle per auto; la pagina del prodotto indica per cosa vale.",
  },
  pets: {
    title: "Carte regalo animali: per loro e per chi li ama",
    body: "Una carta per cibo, giochi o veterinario fa felici in due: l’animale e chi se ne prende cura.",
    question: "È per il negozio o per il veterinario?",
    answer: "Ci sono entrambe. La pagina del prodotto indica dove si può usare.",
  },
  charity: {
    title: "Regala una donazione",
    body: "Per chi ha già tutto. Tu scegli l’importo e la causa; chi riceve il regalo legge il tuo messaggio, e altri ricevono aiuto.",
    question: "Arriva tutto l’importo?",
    answer: "Sì. Versiamo ogni donazione per intero, senza commissioni.",
  },
  "for-business": {
    title: "Carte regalo per le aziende: grazie a tutto il team",
    body: "Per dieci colleghi o per cento: via e-mail o per posta, a ciascuno o a un solo indirizzo, ogni carta con il suo messaggio. Gli importi si adattano al tuo budget e basta un solo ordine.",
    question: "Possiamo ordinare con fattura?",
    answer:
      "Sì, previo accordo: [richiedi un preventivo](route:businessQuote) e il nostro team attiva gli ordini con fattura.",
  },
};
