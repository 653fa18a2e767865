import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: l’arte di regalare",
    description:
      "Come scegliere un regalo, cosa scrivere sulla carta e quando mandarla: brevi testi sull’arte di regalare bene.",
    intro: "Consigli per scegliere, scrivere e regalare.",
  },
  posts: {
    choose: {
      path: "scegliere-una-carta-regalo-che-si-usa",
      title: "Scegliere una carta regalo che si usa",
      description: "La carta regalo migliore è quella che viene usata entro un mese. Tre domande per trovarla.",
      intro:
        "La maggior parte delle carte regalo viene usata in poche settimane. Quelle che restano nel cassetto sono state comprate per una persona che non esiste: quella che vorremmo che qualcuno fosse.",
      sections: [
        {
          title: "Cosa fa in un sabato libero?",
          body: "Non quello che potrebbe fare, né quello che faceva tre anni fa. Chi passa i sabati in giardino sarà più felice di una carta per i bulbi che di una per le terme, per quanto sembri stanco. Se non lo sai, chiedi a qualcuno che ci vive insieme.",
        },
        {
          title: "C’è un negozio vicino, o un buon sito?",
          body: "Una carta regalo per un ristorante all’altro capo del paese è un compito, non un regalo. La pagina del prodotto dice dove si può usare. Nel dubbio, scegli un marchio che vende anche online.",
        },
        {
          title: "L’importo basta per una cosa intera?",
          body: "Un regalo non dovrebbe cominciare con un’aggiunta da pagare. Pensa a una cosa di quel negozio e a quanto costa: un libro rilegato, due biglietti per il cinema, una buona cena per uno. Ecco il tuo importo. Poi scrivi nel messaggio a cosa pensavi, e lascia liberi di scegliere altro.",
        },
      ],
    },
    message: {
      path: "che-cosa-scrivere-su-una-carta-regalo",
      title: "Cosa scrivere su una carta regalo",
      description:
        "150 caratteri sono tanti. Come scrivere un messaggio che si conserva quando la carta è finita da un pezzo.",
      intro: "L’importo si dimentica entro primavera. La frase accanto a volte si conserva per anni.",
      sections: [
        {
          title: "Comincia dalla persona, non dal giorno",
          body: "«Buon compleanno» sta già sulla torta. Comincia da qualcosa che sai solo tu: «Da quando vai in canoa, ridi di più.» Da lì l’augurio si scrive da sé.",
        },
        {
          title: "Un’immagine al posto di tre auguri",
          body: "Salute, felicità e successo vanno bene per tutti, e quindi per nessuno. Meglio un’immagine: «Ti auguro una domenica, quest’anno, in cui nessuno abbia bisogno di te prima delle dieci.»",
        },
        {
          title: "Di’ a cosa pensavi e lascia la scelta",
          body: "«Pensavo alla lampada blu, ma hai più occhio di me.» Si vede che hai guardato, e la scelta resta dove deve stare. Rileggilo una volta ad alta voce prima di premere il pulsante. Se lo diresti così, va bene.",
        },
      ],
    },
    "digital-or-post": {
      path: "via-e-mail-o-per-posta",
      title: "Via e-mail o per posta?",
      description:
        "Una carta digitale è veloce, una stampata si può scartare. Quando è meglio regalare l’una e quando l’altra.",
      intro: "Valgono lo stesso. Quale sia meglio dipende dall’occasione.",
      sections: [
        {
          title: "Via e-mail, quando conta il momento",
          body: "Lontano, a tarda sera o nel minuto esatto in cui finisce un esame: un’e-mail è lì subito. E non si perde in un cassetto; basta cercarla nella posta.",
        },
        {
          title: "Per posta, quando si starà attorno a un tavolo",
          body: "Compleanni con gli invitati, matrimoni, bambini: qui serve qualcosa da scartare. L’incarto e una confezione regalo costano poco e ne fanno un regalo vero. Se ordini prima delle {cutOff} di un giorno lavorativo, spediamo il giorno stesso.",
        },
        {
          title: "Tutte e due",
          body: "Una piccola carta digitale al mattino e il regalo vero la sera: la prima dice che ci hai pensato prima di colazione, il secondo che ci pensavi già da una settimana.",
        },
      ],
    },
    "birthday-by-age": {
      path: "regali-di-compleanno-per-eta",
      title: "Regali di compleanno dagli otto agli ottant’anni",
      description:
        "Cosa piace ricevere a bambini, ragazzi, genitori e nonni, e qual è la spesa abituale per un regalo.",
      intro: "Idee per ogni età, con la spesa abituale.",
      sections: [
        {
          title: "Dagli otto ai quindici",
          body: "Comprare qualcosa da soli per la prima volta è metà del regalo. Scegli un negozio che si raggiunge senza genitori e un importo che basti per una cosa e avanzi qualche spicciolo. Giochi, libri e sport vanno bene quasi sempre.",
        },
        {
          title: "Dai sedici ai quaranta",
          body: "Qui contano le serate: un concerto, un tavolo, un fine settimana fuori. Meglio fare un regalo di gruppo. Per chi ha appena traslocato, con casa e giardino non si sbaglia mai; per i neogenitori, tutto ciò che si può mangiare caldo.",
        },
        {
          title: "Dai quaranta in su",
          body: "Quasi tutto c’è già; il tempo no. Un pomeriggio alle terme, una sera a teatro in due, una giornata in un laboratorio. Per i nonni una carta stampata è meglio di un’e-mail: sta sulla credenza e si mostra agli ospiti.",
        },
      ],
    },
    "team-presents": {
      path: "regali-per-il-team-senza-riunioni",
      title: "Regali per il team, senza riunioni",
      description:
        "Come ringraziare otto colleghi in un quarto d’ora, in modo equo e con un pensiero che sia davvero per ciascuno.",
      intro: "Trovare un regalo per otto persone richiede tempo. Così si fa prima.",
      sections: [
        {
          title: "Lo stesso importo, un’altra carta",
          body: "Equo non vuol dire identico. Dai a tutti la stessa cifra e scegli il marchio per ciascuno, o un marchio con tanti negozi per tutti. Ci vuole un minuto a persona.",
        },
        {
          title: "Una frase per ciascuno",
          body: "«Grazie per l’impegno» suona come una frase fatta. Scrivi una cosa che questa persona ha fatto quest’anno. Se non ti viene in mente nulla, chiedi alla scrivania accanto; già solo per quella conversazione ne vale la pena.",
        },
        {
          title: "Occhio ai limiti",
          body: "In molti paesi i piccoli regali ai dipendenti sono esentasse fino a una certa cifra, e non oltre. Informati prima di scegliere l’importo. La conferma dell’ordine elenca destinatari e valori per la contabilità.",
        },
      ],
    },
    "last-minute": {
      path: "dimenticato-ecco-il-piano",
      title: "Dimenticato? Ecco il piano",
      description:
        "La festa è stasera e non hai nulla. Venti minuti bastano per un regalo che non ha l’aria dell’ultimo minuto.",
      intro: "Succede anche ai migliori. Conta quello che fai nei prossimi venti minuti.",
      sections: [
        {
          title: "Cinque minuti: scegliere",
          body: "Pensa all’ultima cosa che ti ha raccontato con gli occhi che brillavano. Cerca un marchio che ci stia bene. Non scorrere tutto; la prima buona idea di solito è quella giusta.",
        },
        {
          title: "Dieci minuti: scrivere",
          body: "Dedica al messaggio il doppio del tempo che alla scelta. Chi legge una bella frase non chiede quando è stato comprato il regalo.",
        },
        {
          title: "Cinque minuti: consegnarla bene",
          body: "Fatti mandare la carta, stampala e infilala in una busta; va bene anche un foglio di bella carta piegato. Oppure mandala direttamente, e resta nei paraggi quando vibra il telefono.",
        },
      ],
    },
    "film-evening": {
      path: "una-serata-al-cinema-in-regalo",
      title: "Una serata al cinema in regalo",
      description:
        "Una carta regalo per il cinema, buoni posti e qualcosa da sgranocchiare: così regali un’intera serata. Con un cortometraggio per cominciare.",
      intro: "Una carta regalo per il cinema, una data e un po’ di popcorn: per una bella serata non serve altro.",
      sections: [
        {
          title: "Bastano tre cose",
          body: "Scegli una carta regalo per il cinema che basti per due posti, scrivi una data che vada bene a entrambi e aggiungi qualcosa da sgranocchiare. Chi la apre pensa già alla serata.",
        },
        {
          title: "Un cortometraggio per cominciare",
          body: "«Big Buck Bunny» dura dieci minuti e piace a tutte le età. L’ha realizzato la Blender Foundation: chiunque può guardarlo e condividerlo liberamente.",
        },
        {
          title: "Cosa scrivere",
          body: "«Venerdì alle otto: tu scegli il film, io porto i popcorn». Con una frase così diventa un invito, e sta comodamente nei 150 caratteri del messaggio.",
        },
      ],
    },
  },
};
