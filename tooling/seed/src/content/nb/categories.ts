import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Motegavekort: alltid riktig størrelse",
    body: "Med et motegavekort velger mottakeren farge, snitt og riktig størrelse, i butikken eller hjemme.",
    question: "Hvor mye holder til klær?",
    answer:
      "Et mindre beløp holder til tilbehør eller en T-skjorte, et større til sko eller jakke. Hos de fleste merker er alle hele beløp fra {digitalMinimum} til {digitalMaximum} mulige.",
  },
  beauty: {
    title: "Skjønnhetsgavekort: pleie etter eget valg",
    body: "Duft og pleie er et spørsmål om smak og hud. Med et skjønnhetsgavekort velger mottakeren det som passer.",
    question: "Gjelder det behandlinger også?",
    answer:
      "Det kommer an på merket: På produktsiden står det om kortet gjelder produkter, behandlinger eller begge deler.",
  },
  books: {
    title: "Bokgavekort: til bunken ved sengen",
    body: "Du trenger ikke å vite hva som er lest. Et gavekort til bokhandelen gir rolige kvelder og en time mellom hyllene.",
    question: "Gjelder det e-bøker også?",
    answer: "Mange bokhandler selger begge deler. På produktsiden står det hva kortet kan brukes til.",
  },
  dining: {
    title: "Restaurantgavekort: en kveld uten matlaging",
    body: "Et bord for to, lunsj med hele kontoret, frokost ved vinduet: Kortet brukes når det passer, og ingen må ta oppvasken.",
    question: "Må man bestille bord?",
    answer:
      "De fleste restauranter foretrekker det. På produktsiden står det hvordan; nevn gavekortet når du bestiller.",
  },
  cinema: {
    title: "Kino- og teatergavekort: to billetter og popkorn",
    body: "Premiere eller matiné, komedie eller drama: Mottakeren velger film, dag og følge. Kanskje blir det noe igjen til popkorn.",
    question: "Kan man kjøpe billetter på nettet med det?",
    answer:
      "På de fleste kinoer og teatre, ja: Skriv inn kortnummeret når du betaler. På produktsiden står det hvordan.",
  },
  travel: {
    title: "Reisegavekort: en natt eller to uker",
    body: "En reise er noe å glede seg til. Mottakeren bestemmer om det blir en togtur, et hotellrom eller et fly.",
    question: "Kan vi gi ett kort sammen?",
    answer: "Ja. Velg ett større beløp, la alle skrive under i hilsenen og send det som én gave.",
  },
  wellness: {
    title: "Velværegavekort: en ettermiddag med ro",
    body: "Badstue, massasje eller bare varmt vann: Fritid unner man seg sjelden. Med et gavekort blir det noe av.",
    question: "Hvor lenge er det gyldig?",
    answer: "Kortet gjelder i {validity} fra dagen det aktiveres, så det haster ikke.",
  },
  "home-garden": {
    title: "Gavekort til hjem og hage: til hvert nye hjem",
    body: "En lampe til den nye leiligheten, blomsterløk til høsten, maling til døren: Hjemme er det alltid noe å gjøre, og mottakeren vet hva.",
    question: "Passer det som innflyttingsgave?",
    answer: "Veldig godt: De første ukene merker man hva som mangler. På e-post er det framme før eskene er pakket ut.",
  },
  sports: {
    title: "Sportsgavekort: kom i bevegelse",
    body: "Sko til de første fem kilometerne, tau til klatrehallen, årskort til svømmehallen. Et sportsgavekort får gode forsetter i gang.",
    question: "Gjelder det både utstyr og kurs?",
    answer:
      "Butikker tar imot det for utstyr, sentre for kurs og billetter. På produktsiden står det hva kortet kan brukes til.",
  },
  "games-tech": {
    title: "Gavekort til spill og teknologi: neste nivå",
    body: "Til konsoller, datamaskiner og alt med støpsel. Et digitalt kort er framme innen en time og virker med én gang, også sent på bursdagskvelden.",
    question: "Virker et digitalt kort med én gang?",
    answer: "Ja. Så snart betalingen har kommet inn, sendes kortet på e-post og kan brukes med en gang.",
  },
  kids: {
    title: "Gavekort til barn: å velge er halve moroa",
    body: "Barn vet nøyaktig hva de vil ha, bare ikke før neste uke. Kortet venter på avgjørelsen og gjør handleturen til en utflukt.",
    question: "Fra hvilken alder passer det?",
    answer:
      "Fra omtrent seks år er det gøy å velge selv. Til en nyfødt velger foreldrene, som regel én størrelse større.",
  },
  "food-wine": {
    title: "Gavekort på mat og vin: fra ost til champagne",
    body: "Delikatesser, vin og sjokolade, valgt av den som skal nyte dem. Selv et lite beløp blir en fest.",
    question: "Er det aldersgrense for vin?",
    answer: "Ja: Alkohol selges bare til dem som er gamle nok, og butikken kan be om legitimasjon.",
  },
  music: {
    title: "Musikkgavekort: fra vinyl til festival",
    body: "En plate, en konsert, tre dager på festival med venner. Med et musikkgavekort velger mottakeren.",
    question: "Og hvis en konsert koster mer enn kortet?",
    answer: "Da betaler man mellomlegget ved bestilling. Koster den mindre, blir resten stående på kortet.",
  },
  experiences: {
    title: "Opplevelsesgavekort: en dag å huske",
    body: "Å fly, lage mat, kjøre: En god opplevelse blir snakket om i årevis. Mottakeren velger hva og når.",
    question: "Er datoen bestemt?",
    answer: "Nei. Mottakeren avtaler dagen med arrangøren, når som helst så lenge kortet gjelder ({validity}).",
  },
  motoring: {
    title: "Gavekort til bil og sykkel: alt på hjul",
    body: "Nye dekk, en service, en ny ringeklokke: for den som heller er på veien enn i butikken. En gave som blir brukt.",
    question: "Finnes det noe for syklister?",
    answer:
      "Ja. Her finner du både sykkelbutikker, sykkelverksteder og bilverksteder; på produktsiden står det hva kortet kan brukes til.",
  },
  pets: {
    title: "Gavekort til kjæledyr og eierne deres",
    body: "Et gavekort til mat, leker eller dyrlege gleder to: dyret og eieren.",
    question: "Gjelder det i butikken eller hos dyrlegen?",
    answer: "Begge deler finnes. På produktsiden står det hvor kortet kan brukes.",
  },
  charity: {
    title: "Gi en gave i noens navn",
    body: "Til mennesker som har alt. Du velger beløp og formål; den du vil hedre, får hilsenen din, og andre får hjelp.",
    question: "Kommer hele beløpet fram?",
    answer: "Ja. Vi gir hver gave videre i sin helhet og tar ikke noe gebyr.",
  },
  "for-business": {
    title: "Gavekort for bedrifter: en takk til alle",
    body: "Til ti ansatte eller hundre: på e-post eller i posten, til hver av dem eller til én adresse, hvert kort med sin egen hilsen. Beløpene følger budsjettet, og én bestilling er nok.",
    question: "Kan vi bestille på faktura?",
    answer:
      "Ja, når vi har satt det opp for dere. Be om et tilbud på bedriftssiden vår; deretter kan dere bestille på faktura.",
  },
};
