import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Carte regalo moda: la taglia giusta, sempre",
    body: "Quello che ci si prova da soli non si riporta indietro. Con una carta moda chi la riceve sceglie colore, modello e taglia, in negozio o a casa.",
    question: "Quale importo basta per l’abbigliamento?",
    answer:
      "Un piccolo importo basta per un accessorio o una T-shirt, uno maggiore per scarpe o un cappotto. È possibile ogni importo da {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Per lo specchio del mattino",
    body: "Profumo e cura sono questione di gusto e di pelle. Una carta bellezza lascia entrambi a chi li conosce meglio.",
    question: "Vale anche per i trattamenti?",
    answer:
      "Dipende dalla marca: nella pagina di ogni carta leggi se vale per i prodotti, per i trattamenti o per entrambi.",
  },
  books: {
    title: "Per la pila sul comodino",
    body: "Non serve sapere che cosa ha già letto. Una carta per la libreria promette sere tranquille e un’ora tra gli scaffali.",
    question: "Vale anche per gli e-book?",
    answer:
      "Molte librerie vendono entrambi i formati. Nella pagina della carta, tra le condizioni, trovi per che cosa si può usare.",
  },
  dining: {
    title: "Una sera in cui cucina qualcun altro",
    body: "Un tavolo per due, un pranzo con tutto l’ufficio, una colazione vicino alla finestra: si usa quando c’è tempo, e nessuno lava i piatti.",
    question: "Bisogna prenotare?",
    answer:
      "La maggior parte dei ristoranti lo apprezza. Lo dice la pagina della carta, ed è il momento giusto per nominarla.",
  },
  cinema: {
    title: "Due poltrone al buio",
    body: "Prima o matinée, commedia o dramma: chi riceve la carta sceglie il titolo, il giorno e la compagnia. Popcorn compresi, se l’importo basta.",
    question: "Si possono comprare i biglietti online?",
    answer:
      "Nella maggior parte dei cinema e teatri sì: il numero della carta si inserisce al pagamento. La sua pagina spiega come.",
  },
  travel: {
    title: "Via per una notte o per quindici",
    body: "Una carta viaggi è il regalo che si pregusta più a lungo. Se diventerà un treno, una camera o mezzo volo lo decidono loro.",
    question: "Possiamo regalare una carta in tanti?",
    answer: "Sì. Scegliete un importo più alto, firmate tutti nel messaggio e inviatela come un solo regalo.",
  },
  wellness: {
    title: "Un pomeriggio senza telefono",
    body: "Sauna, massaggio o semplicemente acqua calda: il tempo libero raramente ce lo compriamo da soli. Regalato come carta trova una data, e succede davvero.",
    question: "Quanto si può aspettare?",
    answer: "La carta vale {validity} dal giorno in cui viene attivata: per rilassarsi non c’è fretta.",
  },
  "home-garden": {
    title: "Carte regalo casa e giardino: per la casa nuova",
    body: "Una lampada per la casa nuova, bulbi per l’autunno, vernice per la porta: in casa c’è sempre qualcosa da fare. Loro sanno che cosa, tu lo regali.",
    question: "È un buon regalo per un trasloco?",
    answer:
      "Uno dei migliori: nelle prime settimane si scopre che cosa manca. Via e-mail arriva prima che gli scatoloni siano vuoti.",
  },
  sports: {
    title: "Carte regalo sport: all’aria aperta",
    body: "Scarpe per i primi cinque chilometri, una corda per la palestra, un abbonamento in piscina. Una carta sport dà un inizio ai buoni propositi.",
    question: "Vale per l’attrezzatura e per i corsi?",
    answer:
      "I negozi la accettano per l’attrezzatura, i centri per corsi e ingressi. La pagina di ogni carta dice quale dei due.",
  },
  "games-tech": {
    title: "Livello successivo",
    body: "Per console, computer e tutto ciò che ha una spina. Una carta digitale arriva entro un’ora e si usa subito, anche tardi la sera del compleanno.",
    question: "Una carta digitale funziona subito?",
    answer: "Sì. Numero e PIN sono nell’e-mail e valgono appena il pagamento è arrivato.",
  },
  kids: {
    title: "Da costruire, leggere o indossare più avanti",
    body: "I bambini sanno benissimo che cosa vogliono, ma la settimana prossima. La carta aspetta la decisione e trasforma una commissione in una gita.",
    question: "Da quale età è adatta?",
    answer:
      "Verso i sei anni scegliere da soli diventa un piacere. Per una nascita scelgono i genitori, di solito una taglia in più.",
  },
  "food-wine": {
    title: "Per la tavola, dal formaggio allo champagne",
    body: "Gastronomia, vino e cioccolato, scelti da chi li gusterà. Un piccolo importo è già una golosità.",
    question: "C’è un’età minima per il vino?",
    answer:
      "Sì: gli alcolici si vendono solo ai maggiorenni, e il negozio può chiedere un documento quando si usa la carta.",
  },
  music: {
    title: "Più forte, per favore",
    body: "Un disco, un concerto, tre giorni in un prato con gli amici. Una carta musica lascia a loro la data e il volume.",
    question: "E se un concerto costa più della carta?",
    answer: "Pagano la differenza alla prenotazione. Se costa meno, il resto rimane sulla carta.",
  },
  experiences: {
    title: "Carte regalo esperienze: emozioni, non oggetti",
    body: "Volare, cucinare, guidare, perdersi apposta: un’esperienza non occupa spazio e si racconta per anni. Scelgono loro quanto osare.",
    question: "La data è fissa?",
    answer: "No. La concordano con chi la offre, quando vogliono, finché la carta è valida ({validity}).",
  },
  motoring: {
    title: "Per tutto ciò che ha le ruote",
    body: "Gomme nuove, un tagliando, un campanello dal suono migliore: per chi preferisce la strada ai negozi. Utile, eppure un regalo.",
    question: "C’è qualcosa anche per i ciclisti?",
    answer:
      "Sì. Negozi e officine di biciclette stanno qui accanto a quelle per auto; la pagina della carta dice per che cosa vale.",
  },
  pets: {
    title: "Per chi non sa dire grazie",
    body: "Lo sa dire, solo senza parole. Una carta per cibo, giochi o veterinario fa felici in due: l’animale e chi porta le borse.",
    question: "È per il negozio o per il veterinario?",
    answer: "Ci sono entrambe. Guarda nella pagina della carta dove si può usare.",
  },
  charity: {
    title: "Un regalo per qualcuno che non incontrerai",
    body: "Per chi ha già tutto. Tu scegli l’importo e la causa; chi vuoi onorare riceve le tue parole, e altri ricevono aiuto.",
    question: "Arriva tutto l’importo?",
    answer: "Sì. Versiamo ogni donazione per intero, senza commissioni e senza IVA.",
  },
  "for-business": {
    title: "Un grazie che sta bene a tutti",
    body: "Per dieci colleghi o per cento: via e-mail a ciascuno o per posta a un solo indirizzo, ogni carta con il suo messaggio. Gli importi seguono il tuo budget e basta un solo ordine.",
    question: "Possiamo ordinare con fattura?",
    answer:
      "Nel negozio no: l’ordine si paga subito. Per gli ordini più grandi, la nostra pagina per le aziende spiega come avere un preventivo.",
  },
};
