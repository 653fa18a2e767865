import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Domande frequenti",
    description:
      "Come ordinare, ricevere, pagare e usare le carte regalo di {shop}: le risposte alle tue domande e come contattarci.",
    intro: "Qui trovi le risposte a quasi tutte le domande. Manca la tua? Contattaci.",
    topics: {
      ordering: {
        title: "Ordinare",
        questions: [
          {
            question: "Posso mandare un ordine a più persone?",
            answer:
              "Sì, via e-mail e per posta: ogni regalo nel carrello ha il suo destinatario, il suo messaggio e il suo importo, e paghi una volta sola. Per le carte per posta scegli, per ogni persona, se arrivano direttamente a lei o a te.",
          },
          {
            question: "Posso scegliere io l’importo?",
            answer:
              "Per la maggior parte delle carte sì: qualsiasi importo intero entro i limiti indicati nella pagina del prodotto. Alcuni marchi vendono solo valori fissi.",
          },
          {
            question: "Posso modificare un ordine già pagato?",
            answer:
              "In parte: nella pagina dell’ordine puoi correggere un indirizzo e-mail o riprenderti un regalo non ancora aperto. Trovi il link nella conferma. Per tutto il resto, scrivici al più presto.",
          },
          {
            question: "Mi serve un account?",
            answer:
              "No. Puoi ordinare come ospite; la conferma arriva via e-mail. Con un account hai ordini e carte regalo in un solo posto.",
          },
        ],
      },
      delivery: {
        title: "Consegna",
        questions: [
          {
            question: "In quanto tempo arriva una carta regalo?",
            answer:
              "Le carte digitali di solito in pochi minuti. Quelle fisiche, ordinate prima delle {cutOff}, vengono spedite lo stesso giorno lavorativo. La data prevista compare durante l’ordine.",
          },
          {
            question: "L’e-mail non è arrivata. Cosa faccio?",
            answer:
              "Guarda nello spam e controlla l’indirizzo nella conferma. Se è giusto, [scrivici](route:contact) e la inviamo di nuovo.",
          },
          {
            question: "Chi riceve il regalo vede quanto ho pagato?",
            answer:
              "Vede il valore della carta, mai quanto paghi per la spedizione o la confezione. Nel pacco non c’è nessuna fattura.",
          },
        ],
      },
      payment: {
        title: "Pagare",
        questions: [
          {
            question: "Come posso pagare?",
            answer:
              "Con i metodi che vedi alla cassa. I tuoi dati di pagamento arrivano solo al gestore dei pagamenti.",
          },
          {
            question: "Il pagamento non è riuscito. Ho perso l’ordine?",
            answer: "No. L’ordine resta salvato, con tutto quello che hai scritto. Riprova o scegli un altro metodo.",
          },
          {
            question: "Ricevo una fattura?",
            answer:
              "Sì, su richiesta: nella pagina dell’ordine pagato puoi richiedere la fattura. Trovi il link nella conferma. I prezzi di spedizione e confezione comprendono l’IVA.",
          },
        ],
      },
      spending: {
        title: "Usare la carta",
        questions: [
          {
            question: "Quanto saldo resta sulla mia carta?",
            answer:
              "Inserisci il numero e il PIN nella pagina [Verifica il saldo](route:balanceCheck). Vedi anche fino a quando è valida.",
          },
          {
            question: "Devo usare tutto il saldo in una volta?",
            answer: "No. Quello che avanza resta sulla carta fino alla scadenza.",
          },
          {
            question: "Per quanto tempo è valida una carta regalo?",
            answer: "{validity} dal giorno dell’attivazione, salvo diversa indicazione sulla carta.",
          },
          {
            question: "Posso convertire il saldo in denaro?",
            answer:
              "No, salvo che la legge lo imponga. La carta si usa presso il marchio che indica. Se non fa per te, può diventare un bel regalo per qualcun altro.",
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
    title: "Servizio clienti",
    description:
      "Scrivi a {shop} o chiamaci: il nostro team ti risponde entro due giorni lavorativi, quasi sempre molto prima.",
    intro: "Il nostro team ti risponde entro due giorni lavorativi, quasi sempre in giornata.",
    before:
      "Forse la risposta è già tra le [domande frequenti](route:helpdesk). Se riguarda un ordine, tieni a portata di mano il numero.",
    hours: "Per telefono al {phone}, nei giorni lavorativi.",
  },
  business: {
    title: "Carte regalo per le aziende",
    description:
      "Ringrazia il team, accogli i clienti o premia una buona idea: carte regalo per le aziende, da uno a mille destinatari.",
    intro: "Un regalo che piace a tutto il team: ognuno sceglie, nessuno deve indovinare.",
    reasons: [
      {
        title: "Ce n’è per tutti",
        body: "Dal cinema al vivaio, ognuno sceglie ciò che gli piace. Niente taglie, niente avanzi, niente regali in fondo a un cassetto.",
      },
      {
        title: "Pronto in un pomeriggio",
        body: "Le carte digitali arrivano entro un’ora, con un messaggio scritto da te. Quelle fisiche, ordinate prima delle {cutOff}, vengono spedite lo stesso giorno lavorativo.",
      },
      {
        title: "Chiaro per la contabilità",
        body: "Paghi il valore delle carte. I prezzi di spedizione e confezione comprendono l’IVA, e un’unica conferma elenca tutto.",
      },
    ],
    steps: [
      {
        title: "Scegli carte e importi",
        body: "Una carta uguale per tutti o una diversa per ciascuno: mettile nel carrello con nome e messaggio.",
      },
      { title: "Paga una volta", body: "Con il metodo che preferisci, tutto insieme." },
      {
        title: "Consegna i regali",
        body: "Ogni destinatario riceve un regalo tutto suo via e-mail. Le carte fisiche arrivano a ciascuno o alla tua azienda, pronte da consegnare.",
      },
    ],
    invoice: {
      title: "Ordini più grandi",
      body: "Vuoi pagare con fattura o vedere il tuo logo sulla carta? [Richiedi un preventivo](route:businessQuote). Per molti regali in una volta, usa una [lista di destinatari](route:manyRecipients).",
    },
    questions: [
      {
        question: "Possiamo aggiungere un messaggio nostro?",
        answer: "Sì, fino a 150 caratteri per ogni regalo, diverso per ciascun destinatario se vuoi.",
      },
      {
        question: "Le carte per i dipendenti sono esentasse?",
        answer:
          "Dipende dal paese e dall’occasione. Il tuo commercialista conosce i limiti; la nostra conferma indica chi ha ricevuto cosa e per quale importo.",
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
      body: "{shop} ha carte regalo per tutti i gusti: scelte in un minuto, con il tuo messaggio, oggi via e-mail o spedite per posta al più tardi il giorno lavorativo dopo.",
    },
    reasons: [
      {
        title: "Consegna rapida",
        body: "Via e-mail entro un’ora; per posta spediamo lo stesso giorno lavorativo, se ordini prima delle {cutOff}.",
      },
      {
        title: "Con il tuo messaggio",
        body: "Il tuo messaggio, l’incarto e una confezione regalo fanno di una carta un regalo.",
      },
      {
        title: "Saldo sempre a portata di mano",
        body: "Puoi verificare saldo e scadenza in ogni momento, e se qualcosa va storto ti aiutiamo.",
      },
    ],
    choice: {
      title: "Non sai cosa farebbe piacere?",
      body: "Parti dall’occasione. Per compleanni, matrimoni, nascite e tanti altri giorni trovi carte e idee per il messaggio in [Occasioni](route:givingMoments).",
    },
  },
  headings: {
    cards: "Le carte giuste",
    posts: "Continua a leggere",
    testimonials: "Cosa dicono i clienti",
    cases: "Come regalano le aziende",
    steps: "Come funziona",
    questions: "Domande",
    contact: "Hai ancora una domanda?",
    contactBody: "Scrivi a [{email}](mailto:{email}) o chiama il {phone}. Ti aiutiamo volentieri.",
    allMoments: "Tutte le occasioni",
    allCards: "Tutte le carte regalo",
  },
};
