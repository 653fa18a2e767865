import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Occasioni",
    description:
      "Carte regalo per compleanni, matrimoni, nascite, partenze e tanti altri giorni, con qualche idea per il messaggio.",
    intro: "Cosa si festeggia? Scegli l’occasione, al resto pensiamo noi.",
  },
  moments: {
    birthday: {
      path: "compleanno",
      title: "Compleanno",
      description:
        "Carte regalo per un compleanno: idee per ogni età, l’importo giusto e parole diverse dal solito per il biglietto.",
      intro:
        "Arriva ogni anno e ogni anno ci coglie di sorpresa. Una carta regalo fa in tempo, anche il giorno stesso.",
      ideas: {
        title: "Idee per tutti",
        body: "Per i bambini qualcosa da costruire o da leggere, per i ragazzi giochi e musica, per gli amici una serata fuori, per i genitori un pomeriggio di calma. In tanti si può regalare una carta sola, più ricca, al posto di molte piccole cose.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Cento di questi giorni, e cento di queste torte.»\n- «Per quella cosa che non ti compreresti mai.»\n- «Tu scegli, noi applaudiamo.»",
      },
    },
    "thank-you": {
      path: "dire-grazie",
      title: "Dire grazie",
      description:
        "Una carta regalo per dire grazie: ai vicini, agli insegnanti, ai colleghi e a chi ha dato una mano senza farselo chiedere.",
      intro:
        "Qualcuno ha dato da mangiare al gatto, coperto un turno, portato scatoloni. È il momento giusto per dire grazie.",
      ideas: {
        title: "Idee per tutti",
        body: "Basta un importo piccolo: un caffè, un libro, due biglietti per il cinema. Scegli qualcosa che in un giorno qualunque non si concederebbe.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Con te è stato più facile. Grazie.»\n- «Per le ore che ci hai dato: eccone una indietro.»\n- «Ce ne siamo accorti, eccome.»",
      },
    },
    wedding: {
      path: "matrimonio",
      title: "Matrimonio",
      description:
        "Carte regalo per un matrimonio: per il viaggio, la casa o una serata in due, confezionate come merita il tavolo dei regali.",
      intro:
        "Due persone, un regalo e una lista nozze dove non è rimasto più nulla. Una carta lascia a loro la scelta.",
      ideas: {
        title: "Idee per tutti",
        body: "Un viaggio per chi parte, casa e giardino per chi mette su casa, un tavolo per due al primo anniversario. Nella sua confezione fa bella figura accanto agli altri regali.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Per la prima cosa che sceglierete da sposati.»\n- «A una vita piena di belle conversazioni.»\n- «A tanti giorni normali, e belli.»",
      },
    },
    "new-baby": {
      path: "nascita",
      title: "Nascita",
      description:
        "Carte regalo per i neogenitori: per ciò che servirà fra tre mesi, o per una cena che ha cucinato qualcun altro.",
      intro: "Tutti portano tutine da neonato. Tu porti quello che servirà fra tre mesi.",
      ideas: {
        title: "Idee per tutti",
        body: "Per chi è appena nato vestiti e giochi con cui crescere; per i genitori una cena già pronta o un’ora di silenzio. È valida {validity}, quindi non c’è fretta.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Un benvenuto alla piccola meraviglia. Hai scelto bene la famiglia.»\n- «Per la prima notte dormita tutta di fila.»\n- «Per qualunque cosa serva dopo.»",
      },
    },
    december: {
      path: "natale",
      title: "Natale",
      description:
        "Carte regalo per Natale: tanti regali, un solo ordine, un messaggio per ciascuno, in tempo via e-mail o per posta.",
      intro:
        "Tanti regali in pochi giorni. Mettili in un solo carrello, ognuno con il suo nome e il suo messaggio, e paga una volta.",
      ideas: {
        title: "Idee per tutti",
        body: "Carte fisiche sotto l’albero, digitali per chi è lontano. Per la posta ordina entro metà dicembre; via e-mail si arriva in tempo anche la sera della Vigilia.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Per i giorni tranquilli tra una festa e l’altra.»\n- «Perché anche gennaio abbia il suo bello.»\n- «Con affetto, e senza scontrino.»",
      },
    },
    "get-well": {
      path: "buona-guarigione",
      title: "Buona guarigione",
      description:
        "Una carta regalo per chi non sta bene: qualcosa da leggere, da guardare o da aspettare con gioia, già oggi via e-mail.",
      intro: "Un regalo non guarisce, ma tira su il morale e fa passare il tempo più in fretta.",
      ideas: {
        title: "Idee per tutti",
        body: "Libri, film e giochi per adesso; una cena, un massaggio o una gita per dopo. Via e-mail arriva questo pomeriggio, senza orari di visita.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Prenditi tutto il tempo. Il tuo posto ti aspetta.»\n- «Per il primo giorno all’aria aperta.»\n- «Ti pensiamo, senza fare rumore.»",
      },
    },
    farewell: {
      path: "saluti",
      title: "Un saluto a chi parte",
      description:
        "Carte regalo per chi se ne va: un collega, una vicina, un’amica. Un regalo messo insieme da molti e scelto da uno solo.",
      intro: "Un nuovo lavoro, un’altra città, la pensione: chi parte non dovrebbe andarsene a mani vuote.",
      ideas: {
        title: "Idee per tutti",
        body: "Fate una colletta e regalate un importo che apra qualcosa: un viaggio, un corso, uno strumento. Per un collega può essere proprio ciò che nessuno sapeva gli piacesse.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Fatti sentire. Diciamo sul serio.»\n- «Per il primo lunedì senza di noi.»\n- «Lasci un vuoto. Riempi il tuo con qualcosa di bello.»",
      },
    },
    "new-home": {
      path: "casa-nuova",
      title: "Casa nuova",
      description:
        "Carte regalo per inaugurare una casa: lampade, piante, attrezzi e la cena della prima sera tra gli scatoloni.",
      intro:
        "In una casa nuova manca tutto e non si sa ancora da dove cominciare. Regala la scelta, e il tempo di vedere quale angolo resta vuoto.",
      ideas: {
        title: "Idee per tutti",
        body: "Casa e giardino per l’angolo vuoto, una cena per la prima sera, qualcosa di buono per la dispensa. Confezionata, con una pianta accanto, è un regalo da consegnare sulla porta.",
      },
      words: {
        title: "Parole per la carta",
        body: "- «Per l’angolo che sembra ancora vuoto.»\n- «Vicini gentili e muri asciutti.»\n- «Pane, sale e questa.»",
      },
    },
  },
  landings: {
    tonight: {
      path: "regalo-per-stasera",
      title: "Un regalo per stasera",
      description:
        "Hai un invito e ti manca il regalo? Carte regalo digitali via e-mail entro un’ora, con un messaggio, ogni giorno e a ogni ora.",
      intro:
        "I negozi sono chiusi, la festa comincia alle otto. Scegli una carta adesso e sarà nella posta in arrivo prima che tu abbia infilato il cappotto.",
      reasons: [
        { title: "Entro un’ora", body: "Di solito pochi minuti dopo il pagamento, anche di domenica." },
        { title: "Al destinatario o a te", body: "Inviala al destinatario, o a te per stamparla e piegarla." },
        { title: "Con il tuo messaggio", body: "Fino a 150 caratteri, solo per quella persona." },
      ],
      closing: {
        title: "Come si consegna un’e-mail",
        body: "Stampa la carta, piegala una volta e infilala in una busta. Oppure inviala al momento del brindisi: scrivi l’indirizzo e paga quando arriva la torta.",
      },
    },
    "small-presents": {
      path: "piccoli-pensieri",
      title: "Piccoli pensieri",
      description:
        "Carte regalo per una piccola spesa: un caffè, un libro, un film. Pensieri con le parole giuste, spediti entro un’ora.",
      intro: "Spesso bastano un piccolo importo e qualche parola gentile.",
      reasons: [
        { title: "L’importo lo decidi tu", body: "Con quasi tutti i marchi, qualsiasi cifra intera dal minimo in su." },
        {
          title: "Via e-mail, niente spese",
          body: "Una carta digitale costa quello che c’è scritto sopra, e nulla di più.",
        },
        { title: "Il messaggio fa la differenza", body: "Bastano poche parole ben scelte." },
      ],
      closing: {
        title: "Tre idee",
        body: "Un caffè per chi ha saputo ascoltare. Un tascabile per un viaggio. Un gelato per chi è stato coraggioso dal dentista.",
      },
    },
    "for-a-team": {
      path: "regalo-per-il-team",
      title: "Un regalo per tutto il team",
      description:
        "Una carta regalo tutta sua per ogni collega: un carrello, un pagamento, un messaggio per ciascuno. Idee e consigli.",
      intro: "Otto persone, otto gusti: pronto in un pomeriggio.",
      reasons: [
        { title: "Un solo carrello", body: "Ogni regalo ha il suo destinatario e il suo messaggio; paghi una volta." },
        { title: "Equo", body: "Lo stesso importo per tutti, e ognuno sceglie." },
        { title: "Ovunque lavorino", body: "In ufficio, a casa o in viaggio: l’e-mail arriva." },
      ],
      closing: {
        title: "Regali a nome di un’azienda?",
        body: "Allora guarda la pagina [per le aziende](route:business): spiega come funzionano gli ordini più grandi.",
      },
    },
  },
};
