import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Termini e condizioni",
    description:
      "Cosa accetti quando compri o usi una carta regalo da {shop}: ordine, consegna, validità, recesso e reclami.",
    intro: "Questi termini valgono per tutto ciò che ordini su {shop}.",
    sections: {
      who: {
        title: "Chi siamo",
        body: "{shop} è un nome commerciale di {company}, {street}, {place}. Puoi scriverci a [{email}](mailto:{email}) o chiamarci al {phone}. Vendiamo carte regalo di altre aziende, scatole di carte da attivare, incarti e confezioni regalo, e facciamo arrivare le donazioni alle associazioni.",
      },
      cards: {
        title: "Cos’è una carta regalo",
        body: "Una carta regalo è un buono prepagato con un numero di 19 cifre e un PIN di 6 cifre. Si usa presso il marchio che indica, nel paese per cui è stata venduta, finché il saldo non è esaurito o la carta non scade. Non si ricarica, non frutta interessi e non si converte in denaro, salvo che la legge lo imponga.",
      },
      ordering: {
        title: "Il tuo ordine",
        body: "L’ordine è vincolante quando premi il pulsante di pagamento e noi te lo confermiamo via e-mail. Controlla bene nomi e indirizzi: una carta arrivata all’indirizzo che hai scritto si considera consegnata. Possiamo rifiutare un ordine se supera il limite di un marchio, se una carta è esaurita o se abbiamo fondati motivi per sospettare una frode; te lo diciamo subito e non paghi nulla.",
      },
      price: {
        title: "Prezzi e IVA",
        body: "Paghi il valore indicato sulla carta, senza supplementi. Spedizione, incarti e confezioni regalo sono indicati con l’IVA inclusa prima del pagamento. Un importo a scelta è sempre una cifra intera, per le carte digitali di solito tra {digitalMinimum} e {digitalMaximum}.",
      },
      payment: {
        title: "Pagamento",
        body: "Il pagamento passa dal nostro gestore dei pagamenti, con uno dei metodi indicati alla cassa. Le carte vengono emesse appena il pagamento è arrivato. Se un bonifico non arriva entro la data indicata nei dati di pagamento, circa una settimana dopo l’ordine, l’ordine viene annullato.",
      },
      delivery: {
        title: "Consegna",
        body: "Le carte digitali vengono inviate via e-mail, di solito entro un’ora. Le carte fisiche ordinate prima delle {cutOff} di un giorno lavorativo sono spedite il giorno stesso. I dettagli sono nella pagina [Consegna](route:delivery).",
      },
      use: {
        title: "Usare una carta",
        body: "Il saldo si può usare in una volta sola o un po’ alla volta, come prevede il marchio. Quello che avanza resta sulla carta. Di ciò che compri risponde il marchio; a quell’acquisto si applicano le sue condizioni.",
      },
      validity: {
        title: "Per quanto tempo è valida",
        body: "Salvo diversa indicazione sulla carta, una carta è valida {validity} dal giorno dell’attivazione. La data si trova sulla carta e accanto al [saldo](route:balanceCheck). Dopo, il saldo non si può più usare.",
      },
      withdrawal: {
        title: "Se cambi idea",
        body: "Come consumatore puoi recedere dall’ordine entro 14 giorni senza indicarne le ragioni, purché la carta non sia stata usata. Come fare è spiegato alla pagina [Diritto di recesso](route:cancellationPolicy).",
      },
      loss: {
        title: "Smarrimento e furto",
        body: "Custodisci una carta regalo come se fosse denaro contante. Se il codice può essere finito nelle mani sbagliate, avvisaci subito: blocchiamo il saldo che resta e, se puoi dimostrare che la carta è tua, ne emettiamo una nuova.",
      },
      liability: {
        title: "Responsabilità",
        body: "Se sbagliamo, rimediamo: con una nuova carta dello stesso valore o restituendoti il denaro. Non rispondiamo dei danni che né noi né chi lavora con noi potevamo prevedere o evitare. Nulla di tutto questo limita i diritti che la legge ti riconosce.",
      },
      complaints: {
        title: "Reclami",
        body: "Scrivi a [{email}](mailto:{email}) e ti rispondiamo entro due giorni lavorativi. Se non troviamo insieme una soluzione, puoi rivolgerti all’organismo per i consumatori del tuo paese o ai suoi tribunali. Come consumatore ti tutela la legge del paese in cui vivi.",
      },
    },
  },
  privacy: {
    title: "Privacy",
    description:
      "Quali dati personali servono a {shop} per una carta regalo, chi li vede, per quanto si conservano e come cambiarli o cancellarli.",
    intro: "Usiamo i tuoi dati per consegnare il tuo regalo e rispettare la legge.",
    sections: {
      who: {
        title: "Chi è responsabile",
        body: "{company}, {street}, {place}, decide come si usano i tuoi dati. Per ogni domanda scrivi a [{email}](mailto:{email}).",
      },
      what: {
        title: "Cosa ti chiediamo",
        body: "- il tuo nome, il tuo indirizzo e-mail e, se vuoi darcelo, il numero di telefono;\n- per le carte fisiche, l’indirizzo a cui sono destinate;\n- il nome e, per le carte digitali, l’indirizzo e-mail di chi riceve il regalo, e il tuo messaggio;\n- cosa hai ordinato e se è stato pagato. I tuoi dati di pagamento restano al gestore dei pagamenti: noi non li vediamo mai.",
      },
      why: {
        title: "A cosa ci servono",
        body: "A gestire l’ordine, a rispondere alle tue domande, a tenere la contabilità richiesta dalla normativa fiscale e a prevenire le frodi. A chi riceve un regalo non inviamo pubblicità, e a te solo se l’hai chiesta.",
      },
      recipients: {
        title: "Chi altro li vede",
        body: "Il gestore dei pagamenti, il servizio postale e le aziende che ospitano il nostro negozio, ciascuno per quanto richiede il suo compito. Non vendiamo dati.",
      },
      keeping: {
        title: "Per quanto li conserviamo",
        body: "Gli ordini pagati per il tempo richiesto dalla normativa fiscale, di solito da sette a dieci anni. I messaggi sono cancellati {messageDays} giorni dopo la consegna della carta. Se un ordine non è mai stato pagato, nomi, indirizzi e messaggi spariscono {unpaidOrderDays} giorni dopo l’ultimo tentativo di pagamento. Se elimini il tuo account, nome e indirizzo spariscono dai suoi ordini pagati {messageDays} giorni dopo l’ultima consegna. I carrelli abbandonati spariscono dopo {basketDays} giorni. I preventivi si cancellano {quoteDays} giorni dopo l’accettazione, la rinuncia o la scadenza.",
      },
      draw: {
        title: "L’estrazione mensile",
        body: "Se partecipi, usiamo il tuo indirizzo e-mail solo per ricevuta, esito e premio. Lo cancelliamo {doublerDays} giorni dopo l’estrazione, o subito se ritiri la partecipazione. Di chi vince mostriamo la prima lettera.",
      },
      security: {
        title: "Come li proteggiamo",
        body: "Le connessioni sono cifrate. Numeri di carta e PIN sono conservati in modo che nemmeno chi lavora qui possa leggerli; ogni volta che vengono mostrati ne resta traccia.",
      },
      rights: {
        title: "I tuoi diritti",
        body: "Puoi vedere i tuoi dati, farli correggere o cancellare, portarli con te o opporti al loro uso. Basta un’e-mail. Puoi anche rivolgerti all’autorità per la protezione dei dati del tuo paese.",
      },
    },
  },
  cookies: {
    title: "Informativa sui cookie",
    description:
      "{shop} usa solo i cookie di cui un negozio non può fare a meno. Ecco quali sono, a cosa servono e quanto durano.",
    intro: "Un negozio deve ricordare il tuo carrello da una pagina all’altra. I nostri cookie servono a questo.",
    sections: {
      what: {
        title: "Cos’è un cookie",
        body: "Un cookie è un piccolo file di testo che un sito salva nel tuo browser e rilegge alla pagina successiva.",
      },
      necessary: {
        title: "Cosa salviamo",
        body: "Due cookie, e un terzo alla cassa. Uno contiene un numero casuale, legato al tuo carrello e ai tuoi ordini in questo browser; l’altro, quanti regali ci sono nel carrello. Non contengono nomi né indirizzi, nessun altro sito può leggerli e scadono {cookieDays} giorni dopo l’ultimo uso del carrello. Il terzo serve a far passare tutti in ordine quando c’è molta gente e scade dopo 15 minuti.",
      },
      choice: {
        title: "Statistiche, video e mappe",
        body: "Se accetti le statistiche, contiamo ciò che viene visto e acquistato, senza sapere da chi, e il browser conserva l’identificativo del clic sull’annuncio che ti ha portato qui. Un servizio di misurazione usato dal negozio si carica solo allora e può impostare cookie propri; se lo ritiri, li cancelliamo. I video e le mappe di altre aziende si caricano solo con il tuo consenso; senza il tuo consenso, nulla di tutto questo arriva al tuo browser.",
      },
      storage: {
        title: "Altri dati salvati",
        body: "Il browser può anche ricordare che hai chiuso un avviso, perché resti chiuso. Conserva anche le carte regalo che salvi tra i preferiti, finché non le togli. Ciò che accetti sotto «Cookie», in fondo a ogni pagina, resta per sei mesi; se accetti le statistiche, l’identificativo del clic su un annuncio per 90 giorni. Tutto questo si cancella nelle impostazioni del browser; il negozio riprende subito a funzionare, con il carrello vuoto.",
      },
    },
  },
  deliveryInfo: {
    title: "Consegna",
    description:
      "Le carte digitali arrivano via e-mail entro un’ora, quelle fisiche per posta: orari, costi e cosa fare in caso di ritardo.",
    intro: "Via e-mail in pochi minuti o per posta in una busta bella da aprire.",
    sections: {
      email: {
        title: "Via e-mail",
        body: "Inviamo la carta digitale al destinatario, o a te, appena arriva il pagamento: di solito in pochi minuti, in genere entro un’ora. Un link nell’e-mail apre il regalo: la carta con il tuo messaggio, il numero, il PIN e un codice a barre.",
      },
      post: {
        title: "Per posta",
        body: "Le carte fisiche ordinate prima delle {cutOff} di un giorno lavorativo vengono spedite il giorno stesso, in una busta che entra nella cassetta delle lettere. Il {nextDayPercent}% arriva il primo giorno di recapito utile. Costi di spedizione: {postage} a spedizione.",
      },
      registered: {
        title: "Con raccomandata",
        body: "Quando le carte di una spedizione valgono insieme più di {registeredAbove}, le spediamo con raccomandata per {registered}. La consegna avviene contro firma.",
      },
      day: {
        title: "Quando di preciso",
        body: "La pagina del prodotto indica la data di arrivo prevista, tenendo conto di fine settimana e festivi. La stessa data si trova nel carrello e nella conferma.",
      },
      late: {
        title: "Non è arrivata",
        body: "Se è un’e-mail, guarda prima nello spam, poi scrivici e la inviamo di nuovo. Se è un pacco, aspetta {claimAfterWorkingDays} giorni lavorativi dalla spedizione; poi blocchiamo la carta smarrita e ne spediamo un’altra. Avvisaci, se possibile, entro {claimUntilDays} giorni ([contatti](route:contact)); i tuoi diritti di legge restano invariati.",
      },
    },
  },
  cancellation: {
    title: "Diritto di recesso",
    description:
      "Entro 14 giorni puoi recedere da un ordine di carte regalo non ancora usate. Come si fa e come riavere il tuo denaro.",
    intro: "Hai 14 giorni per recedere da un ordine.",
    sections: {
      right: {
        title: "Il tuo diritto di recesso",
        body: "Come consumatore puoi recedere entro 14 giorni senza indicarne le ragioni. Il termine decorre dal giorno in cui tu o il destinatario avete ricevuto la carta; se sono più d’una, dall’ultima.",
      },
      how: {
        title: "Come recedere",
        body: "Il modo più rapido è online: [recedi dal tuo ordine](route:withdrawal) con il numero d’ordine e il tuo indirizzo e-mail. Ricevi un’e-mail con il giorno e l’ora. Vanno bene anche il nostro [modulo di contatto](route:contact), un’e-mail, una lettera o il modulo tipo. Le carte fisiche vanno rispedite entro 14 giorni, se possibile senza aprirle, a {company}, {street}, {place}.",
      },
      limits: {
        title: "Quando non è più possibile",
        body: "Una carta usata, del tutto o in parte, non si può restituire; nemmeno una donazione già inoltrata. Incarti e confezioni regalo si possono restituire finché non sono stati usati.",
      },
      refund: {
        title: "Il tuo rimborso",
        body: "Blocchiamo le carte e rimborsiamo il loro valore e la spedizione più economica entro 14 giorni, con lo stesso metodo con cui hai pagato. Non ti costa nulla. Per le carte fisiche possiamo aspettare che siano tornate.",
      },
      form: {
        title: "Modulo di recesso tipo",
        body: "Puoi [recedere online](route:withdrawal), oppure copiare questo modulo e inviarcelo:\n\nDestinatario: {company}, {street}, {place}, {email}\n\n- Con la presente notifico il recesso dal mio contratto di vendita dei seguenti beni:\n- Ordinati il / ricevuti il:\n- Numero d’ordine:\n- Nome del consumatore:\n- Indirizzo del consumatore:\n- Firma del consumatore (solo se il modulo è inviato su carta):\n- Data:",
      },
    },
  },
};
