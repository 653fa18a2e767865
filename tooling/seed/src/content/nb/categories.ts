import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Klær som velges, ikke byttes",
    body: "Det man selv har prøvd, leverer man ikke tilbake. Med et motekort velger de farge, snitt og riktig størrelse, i butikken eller hjemme.",
    question: "Hvilket beløp holder til klær?",
    answer:
      "Et mindre beløp holder til tilbehør eller en T-skjorte, et større til sko eller jakke. Alle beløp fra {digitalMinimum} til {digitalMaximum} er mulige.",
  },
  beauty: {
    title: "Til speilet om morgenen",
    body: "Duft og pleie er et spørsmål om smak og hud. Et skjønnhetskort overlater begge deler til den som kjenner dem best.",
    question: "Kan man betale behandlinger med det?",
    answer:
      "Det kommer an på merket: På kortets side står det om det gjelder produkter, behandlinger eller begge deler.",
  },
  books: {
    title: "Til bunken ved sengen",
    body: "Du trenger ikke å vite hva som er lest. Et kort til bokhandelen lover rolige kvelder og en time mellom hyllene.",
    question: "Gjelder det e-bøker også?",
    answer: "Mange bokhandler selger begge deler. Hva kortet kan brukes til, står på siden, under vilkårene.",
  },
  dining: {
    title: "En kveld da noen andre lager maten",
    body: "Et bord for to, lunsj med hele kontoret, frokost ved vinduet: Kortet brukes når det er tid, og ingen må ta oppvasken.",
    question: "Må man bestille bord?",
    answer:
      "De fleste restauranter setter pris på det. Det står på produktsiden. Nevn gjerne gavekortet når du bestiller.",
  },
  cinema: {
    title: "To seter i mørket",
    body: "Premiere eller matiné, komedie eller drama: De velger film, dag og følge. Med popkorn, hvis beløpet rekker.",
    question: "Kan man kjøpe billetter på nettet med det?",
    answer:
      "På de fleste kinoer og teatre, ja: Nummeret på kortet skrives inn ved betaling. Hvordan det gjøres, står på produktsiden.",
  },
  travel: {
    title: "Reisegavekort: en natt eller to uker",
    body: "Et gavekort på en reise er gaven man gleder seg lengst til. Om det blir et tog, et rom eller en halv flytur, bestemmer de selv.",
    question: "Kan vi gi ett kort sammen?",
    answer: "Ja. Velg ett større beløp, la alle skrive under i hilsenen og send det som én gave.",
  },
  wellness: {
    title: "En ettermiddag uten telefon",
    body: "Badstue, massasje eller bare varmt vann: Fritid kjøper man sjelden til seg selv. Som kort får den en dato, og da blir det noe av.",
    question: "Hvor lenge kan man vente?",
    answer: "Kortet gjelder i {validity} fra dagen det aktiveres, så det haster ikke å slappe av.",
  },
  "home-garden": {
    title: "Til rom som fortsatt tar form",
    body: "En lampe til den nye leiligheten, blomsterløk til høsten, maling til døren: Hjemme er det alltid noe mer. De vet hva, og du spanderer.",
    question: "Passer det som innflyttingsgave?",
    answer: "Veldig godt: De første ukene merker man hva som mangler. På e-post er det framme før eskene er pakket ut.",
  },
  sports: {
    title: "Ut døren",
    body: "Sko til de første fem kilometerne, tau til klatrehallen, årskort til svømmehallen. Et sportskort gir gode forsetter en begynnelse.",
    question: "Gjelder det både utstyr og kurs?",
    answer:
      "Butikker tar imot det for utstyr, sentre for kurs og billetter. På siden til hvert kort står det hvilken av delene det er.",
  },
  "games-tech": {
    title: "Neste nivå",
    body: "Til konsoller, datamaskiner og alt med støpsel. Et digitalt kort er framme innen en time og virker med én gang, også sent på bursdagskvelden.",
    question: "Virker et digitalt kort med én gang?",
    answer: "Ja. Nummer og PIN-kode står i e-posten og gjelder så snart betalingen er kommet inn.",
  },
  kids: {
    title: "Til å bygge, lese eller vokse i",
    body: "Barn vet nøyaktig hva de vil ha, bare ikke før neste uke. Kortet venter på avgjørelsen og gjør ærendet til en tur.",
    question: "Fra hvilken alder passer det?",
    answer:
      "Fra omtrent seks år er det gøy å velge selv. Til en nyfødt velger foreldrene, som regel én størrelse større.",
  },
  "food-wine": {
    title: "Til bordet, fra ost til champagne",
    body: "Delikatesser, vin og sjokolade, valgt av den som skal nyte dem. Selv et lite beløp er en fest.",
    question: "Er det aldersgrense for vin?",
    answer: "Ja: Alkohol selges bare til dem som er gamle nok, og butikken kan be om legitimasjon når kortet brukes.",
  },
  music: {
    title: "Høyere, takk",
    body: "En plate, en konsert, tre dager på en eng med venner. Et musikkort overlater dato og volum til dem.",
    question: "Og hvis en konsert koster mer enn kortet?",
    answer: "Da betaler de mellomlegget når de bestiller. Koster den mindre, blir resten igjen på kortet.",
  },
  experiences: {
    title: "Historier i stedet for ting",
    body: "Å fly, lage mat, kjøre, gå seg vill med vilje: En opplevelse tar ingen plass og blir snakket om i årevis. De velger hvor mye de tør.",
    question: "Er tidspunktet bestemt?",
    answer: "Nei. Det avtaler de med arrangøren, når som helst så lenge kortet gjelder ({validity}).",
  },
  motoring: {
    title: "Til alt på hjul",
    body: "Nye dekk, en service, en ringeklokke med finere klang: for den som heller er på veien enn i butikken. Nyttig, og likevel en gave.",
    question: "Finnes det noe for syklister?",
    answer:
      "Ja. Sykkelbutikker og verksteder står her ved siden av bilverksteder; på produktsiden står det hva det gjelder for.",
  },
  pets: {
    title: "Til dem som ikke kan si takk",
    body: "Det kan de, bare uten ord. Et kort til mat, leker eller dyrlege gleder to: dyret og den som bærer posene.",
    question: "Gjelder det i butikken eller hos dyrlegen?",
    answer: "Her finnes begge slag. På kortets side står det hvor det kan brukes.",
  },
  charity: {
    title: "En gave til noen du aldri møter",
    body: "Til mennesker som har alt. Du velger beløp og formål; den du vil hedre, får ordene dine, og andre får hjelp.",
    question: "Kommer hele beløpet fram?",
    answer: "Ja. Vi gir hver donasjon videre i sin helhet, uten gebyr og uten merverdiavgift.",
  },
  "for-business": {
    title: "En takk som passer alle",
    body: "Til ti ansatte eller hundre: på e-post til hver av dem eller i posten til én adresse, hvert kort med sin egen hilsen. Beløpene følger budsjettet, og én bestilling er nok.",
    question: "Kan vi bestille mot faktura?",
    answer:
      "Ikke i butikken: En bestilling betales med en gang. For større bestillinger står det på bedriftssiden vår hvordan dere får et tilbud.",
  },
};
