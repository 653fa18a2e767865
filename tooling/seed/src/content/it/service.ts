import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Domande frequenti",
    description:
      "Le risposte su come ordinare, ricevere, pagare e usare le carte regalo di {shop}, e come metterti in contatto con noi.",
    intro: "Qui trovi la risposta alla maggior parte delle domande. Se manca la tua, scrivici.",
    topics: {
      ordering: {
        title: "Ordinare",
        questions: [
          {
            question: "Posso mandare un ordine a più persone?",
            answer:
              "Sì, via e-mail: ogni regalo nel carrello ha il suo destinatario, il suo messaggio e il suo valore, e paghi una volta sola. Ciò che parte per posta va a un solo indirizzo per ordine; per due indirizzi servono due ordini.",
          },
          {
            question: "Posso scegliere io l’importo?",
            answer:
              "Per la maggior parte delle carte sì: qualsiasi importo intero entro i limiti indicati nella pagina del prodotto. Alcuni marchi vendono solo valori fissi.",
          },
          {
            question: "Posso modificare un ordine già pagato?",
            answer:
              "Non puoi modificarlo da solo, ma scrivici subito: finché una carta non è partita, spesso possiamo ancora correggere un nome o un indirizzo.",
          },
          {
            question: "Mi serve un account?",
            answer: "No. Ordini come ospite e la conferma arriva via e-mail.",
          },
        ],
      },
      delivery: {
        title: "Consegna",
        questions: [
          {
            question: "In quanto tempo arriva una carta regalo?",
            answer:
              "Le carte digitali di solito in pochi minuti. Quelle fisiche, ordinate prima delle {cutOff}, partono lo stesso giorno lavorativo. La pagina del prodotto indica il momento esatto.",
          },
          {
            question: "L’e-mail non è arrivata. Che cosa faccio?",
            answer:
              "Guarda nella posta indesiderata e controlla l’indirizzo nella conferma. Se è giusto, [scrivici](route:contact) e la mandiamo di nuovo.",
          },
          {
            question: "Chi riceve il regalo vede quanto è costato?",
            answer:
              "Vede il valore della carta, mai quanto hai pagato per la spedizione o la confezione. Nel pacchetto non c’è nessuna fattura.",
          },
        ],
      },
      payment: {
        title: "Pagare",
        questions: [
          {
            question: "Come posso pagare?",
            answer:
              "Con i metodi che vedi al momento di pagare. I dati del conto o della carta di pagamento arrivano solo al fornitore dei pagamenti.",
          },
          {
            question: "Il pagamento non è riuscito. Ho perso l’ordine?",
            answer:
              "No. L’ordine ti aspetta, con tutto quello che hai scritto. Riprendilo e riprova, o scegli un altro metodo.",
          },
          {
            question: "Ricevo una fattura?",
            answer:
              "Non in automatico: la conferma elenca tutto ciò che hai pagato. Sul valore di una carta regalo non c’è IVA; i prezzi di spedizione e confezione la comprendono. Se alla tua contabilità serve altro, scrivici.",
          },
        ],
      },
      spending: {
        title: "Usare la carta",
        questions: [
          {
            question: "Quanto è rimasto sulla mia carta?",
            answer:
              "Scrivi il numero e il PIN nella pagina [Verifica il saldo](route:balanceCheck). Vedi anche fino a quando è valida.",
          },
          {
            question: "Devo spendere tutto in una volta?",
            answer: "No. Quello che avanza resta sulla carta fino alla scadenza.",
          },
          {
            question: "Per quanto tempo è valida una carta regalo?",
            answer:
              "È valida {validity} dal giorno dell’attivazione, salvo diversa indicazione nella pagina del prodotto.",
          },
          {
            question: "Posso avere il valore in denaro?",
            answer:
              "No. Una carta regalo si spende presso il marchio che indica. Se non fa per te, ci vuole poco a farne un regalo per qualcun altro.",
          },
        ],
      },
      problems: {
        title: "Se qualcosa non va",
        questions: [
          {
            question: "Il numero della mia carta non viene riconosciuto.",
            answer:
              "Controlla le 19 cifre del numero e le 6 cifre del PIN; gli spazi non contano. Dopo cinque PIN sbagliati la carta resta bloccata per 24 ore, per proteggere il saldo.",
          },
          {
            question: "Ho perso la mia carta.",
            answer:
              "Avvisaci subito e tieni a portata di mano il numero d’ordine. Blocchiamo quello che resta e cerchiamo con te una soluzione.",
          },
          {
            question: "Il negozio non accetta la mia carta.",
            answer:
              "Controlla che il marchio e il paese siano quelli giusti e che la carta sia ancora valida. Se a sbagliare è il negozio, scrivici e ne parliamo con il marchio.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Contatti",
    description:
      "Scrivi a {shop} o chiamaci: ti risponde una persona entro due giorni lavorativi, quasi sempre molto prima.",
    intro: "Una persona legge quello che scrivi e risponde entro due giorni lavorativi, quasi sempre in giornata.",
    before:
      "Forse la tua domanda ha già una risposta nell’[assistenza clienti](route:helpdesk). Se riguarda un ordine, tieni a portata di mano il suo numero.",
    hours: "Per telefono al {phone}, nei giorni lavorativi.",
  },
  business: {
    title: "Carte regalo per le aziende",
    description:
      "Ringrazia una team, accogli i clienti o premia una buona idea: carte regalo per le aziende, da uno a mille destinatari.",
    intro: "Un regalo che va bene a tutta la team: ognuno sceglie, nessuno deve indovinare.",
    reasons: [
      {
        title: "Ce n’è per tutti",
        body: "Dal cinema al vivaio, ognuno sceglie ciò che gli piace. Niente taglie, niente avanzi, niente regali in fondo a un cassetto.",
      },
      {
        title: "Pronto in un pomeriggio",
        body: "Le carte digitali arrivano entro un’ora, con un messaggio scritto da te. Quelle fisiche, ordinate prima delle {cutOff}, partono lo stesso giorno lavorativo.",
      },
      {
        title: "Chiaro per la contabilità",
        body: "Sul valore delle carte non c’è IVA. I prezzi di spedizione e confezione la comprendono, e un’unica conferma elenca tutto.",
      },
    ],
    steps: [
      {
        title: "Scegli carte e importi",
        body: "Una carta uguale per tutti o una diversa per ciascuno: mettile nel carrello con nome e messaggio.",
      },
      { title: "Paga una volta", body: "Con i metodi del tuo paese, subito e tutto insieme." },
      {
        title: "Consegna i regali",
        body: "Ogni destinatario riceve un regalo tutto suo via e-mail. Le carte fisiche arrivano a un solo indirizzo, pronte da consegnare.",
      },
    ],
    invoice: {
      title: "Ordini più grandi",
      body: "Più di cento destinatari, una tua grafica sulla carta o una consegna in una data futura? Scrivi a [{email}](mailto:{email}). Ti rispondiamo con un preventivo entro un giorno lavorativo.",
    },
    questions: [
      {
        question: "Possiamo aggiungere un messaggio nostro?",
        answer: "Sì, fino a 150 caratteri per ogni regalo, diverso per ciascun destinatario se vuoi.",
      },
      {
        question: "Le carte per i dipendenti sono esentasse?",
        answer:
          "Dipende dal paese e dall’occasione. Il tuo commercialista conosce i limiti; la nostra conferma dice chi ha ricevuto che cosa e per quale importo.",
      },
      {
        question: "Che fine fanno le carte che nessuno usa?",
        answer: "Restano valide {validity}. Chi le ha ricevute può verificare il saldo in ogni momento.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Regali che arrivano in tempo",
      body: "{shop} ha carte regalo per tutti i gusti: scelte in un minuto, con le tue parole, via e-mail oggi o spedite per posta al più tardi il giorno lavorativo dopo.",
    },
    reasons: [
      {
        title: "Parte subito",
        body: "Via e-mail entro un’ora; per posta lo stesso giorno lavorativo, se ordini prima delle {cutOff}.",
      },
      {
        title: "Con qualcosa di tuo",
        body: "Un messaggio tuo, una custodia e una confezione fanno di una carta un regalo.",
      },
      {
        title: "Al sicuro fino all’ultimo",
        body: "Saldo e scadenza si verificano in ogni momento, e se qualcosa va storto ci siamo noi.",
      },
    ],
    choice: {
      title: "Non sai che cosa farebbe piacere?",
      body: "Parti dall’occasione. Per compleanni, matrimoni, nascite e tanti altri giorni abbiamo raccolto carte e qualche parola giusta in [Occasioni regalo](route:givingMoments).",
    },
  },
  headings: {
    cards: "Le carte giuste",
    posts: "Continua a leggere",
    testimonials: "Che cosa dicono i clienti",
    steps: "Come funziona",
    questions: "Domande",
    contact: "Hai ancora una domanda?",
    contactBody: "Scrivi a [{email}](mailto:{email}) o chiama il {phone}. Ti risponde una persona.",
    allMoments: "Tutte le occasioni",
    allCards: "Tutte le carte regalo",
  },
};
