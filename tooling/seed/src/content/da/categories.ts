import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Tøj, der vælges, ikke byttes",
    body: "Det, man selv har prøvet, leverer man ikke tilbage. Med et modekort vælger de farve, snit og den rigtige størrelse, i butikken eller derhjemme.",
    question: "Hvilket beløb rækker til tøj?",
    answer:
      "Et mindre beløb rækker til tilbehør eller en T-shirt, et større til sko eller en jakke. Alle beløb fra {digitalMinimum} til {digitalMaximum} er mulige.",
  },
  beauty: {
    title: "Til spejlet om morgenen",
    body: "Duft og pleje er et spørgsmål om smag og hud. Et skønhedskort overlader begge dele til den, der kender dem bedst.",
    question: "Kan man betale behandlinger med det?",
    answer: "Det afhænger af mærket: På kortets side står, om det gælder produkter, behandlinger eller begge dele.",
  },
  books: {
    title: "Til stakken ved sengen",
    body: "Du behøver ikke vide, hvad der er læst. Et kort til boghandlen lover stille aftener og en time mellem reolerne.",
    question: "Gælder det også e-bøger?",
    answer: "Mange boghandlere sælger begge dele. Hvad kortet kan bruges til, står på dets side under betingelserne.",
  },
  dining: {
    title: "En aften, hvor andre laver maden",
    body: "Et bord til to, frokost med hele kontoret, morgenmad ved vinduet: Kortet bruges, når der er tid, og ingen skal vaske op.",
    question: "Skal man bestille bord?",
    answer:
      "De fleste restauranter sætter pris på det. Det står på produktsiden. Nævn gerne gavekortet, når du bestiller.",
  },
  cinema: {
    title: "To pladser i mørket",
    body: "Premiere eller matiné, komedie eller drama: De vælger titel, dag og selskab. Med popcorn, hvis beløbet rækker.",
    question: "Kan man købe billetter på nettet med det?",
    answer:
      "I de fleste biografer og teatre, ja: Kortets nummer skrives ved betalingen. Hvordan det foregår, står på produktsiden.",
  },
  travel: {
    title: "Rejsegavekort: en nat eller to uger",
    body: "Et gavekort til en rejse er den gave, man glæder sig længst til. Om det bliver et tog, et værelse eller en halv flyrejse, bestemmer de selv.",
    question: "Kan vi give ét kort sammen?",
    answer: "Ja. Vælg ét større beløb, lad alle skrive under i hilsenen, og send det som én gave.",
  },
  wellness: {
    title: "En eftermiddag uden telefon",
    body: "Sauna, massage eller bare varmt vand: Fritid køber man sjældent til sig selv. Som kort får den en dato, og så bliver det til noget.",
    question: "Hvor længe kan man vente?",
    answer: "Kortet gælder i {validity} fra den dag, det aktiveres, så det haster ikke med at slappe af.",
  },
  "home-garden": {
    title: "Til rum, der stadig bliver til",
    body: "En lampe til den nye lejlighed, blomsterløg til efteråret, maling til døren: Derhjemme er der altid noget mere. De ved hvad, og du giver det.",
    question: "Passer det som indflyttergave?",
    answer:
      "Rigtig godt: I de første uger opdager man, hvad der mangler. På e-mail er det fremme, før kasserne er pakket ud.",
  },
  sports: {
    title: "Ud ad døren",
    body: "Sko til de første fem kilometer, et reb til klatrehallen, et årskort til svømmehallen. Et sportskort giver gode forsætter en begyndelse.",
    question: "Gælder det både udstyr og hold?",
    answer:
      "Butikker tager imod det for udstyr, centre for hold og entré. På hvert korts side står, hvilken af delene det er.",
  },
  "games-tech": {
    title: "Næste niveau",
    body: "Til konsoller, computere og alt med stik. Et digitalt kort er fremme inden for en time og virker med det samme, også sent på fødselsdagsaftenen.",
    question: "Virker et digitalt kort med det samme?",
    answer: "Ja. Nummer og pinkode står i e-mailen og gælder, så snart betalingen er gået igennem.",
  },
  kids: {
    title: "Til at bygge, læse eller vokse i",
    body: "Børn ved præcis, hvad de vil have, bare først i næste uge. Kortet venter på beslutningen og gør ærindet til en udflugt.",
    question: "Fra hvilken alder passer det?",
    answer:
      "Fra omkring seks år er det sjovt at vælge selv. Til en nyfødt vælger forældrene, som regel en størrelse større.",
  },
  "food-wine": {
    title: "Til bordet, fra ost til champagne",
    body: "Delikatesser, vin og chokolade, valgt af den, der skal nyde dem. Selv et lille beløb er en fest.",
    question: "Er der aldersgrænse for vin?",
    answer:
      "Ja: Alkohol sælges kun til dem, der er gamle nok, og butikken kan bede om legitimation, når kortet bruges.",
  },
  music: {
    title: "Lidt højere, tak",
    body: "En plade, en koncert, tre dage på en mark med venner. Et musikkort overlader dato og lydstyrke til dem.",
    question: "Og hvis en koncert koster mere end kortet?",
    answer: "Så betaler de forskellen, når de bestiller. Koster den mindre, bliver resten på kortet.",
  },
  experiences: {
    title: "Historier i stedet for ting",
    body: "Flyve, lave mad, køre, fare vild med vilje: En oplevelse fylder ikke, og man taler om den i årevis. De vælger, hvad de tør.",
    question: "Ligger tidspunktet fast?",
    answer: "Nej. Det aftaler de med arrangøren, når som helst, så længe kortet gælder ({validity}).",
  },
  motoring: {
    title: "Til alt på hjul",
    body: "Nye dæk, et serviceeftersyn, en ringeklokke med bedre klang: til den, der hellere er på vejen end i butikken. Nyttigt, og alligevel en gave.",
    question: "Er der noget til cyklister?",
    answer:
      "Ja. Cykelbutikker og værksteder står her ved siden af autoværksteder; på produktsiden står, hvad det gælder for.",
  },
  pets: {
    title: "Til dem, der ikke kan sige tak",
    body: "Det kan de, bare uden ord. Et kort til foder, legetøj eller dyrlæge glæder to: dyret og den, der bærer poserne.",
    question: "Gælder det i butikken eller hos dyrlægen?",
    answer: "Begge dele findes her. På kortets side står, hvor det kan bruges.",
  },
  charity: {
    title: "En gave til en, du aldrig møder",
    body: "Til dem, der har alt. Du vælger beløb og formål; den, du vil ære, får dine ord, og andre får hjælp.",
    question: "Kommer hele beløbet frem?",
    answer: "Ja. Vi giver hver donation videre i sin helhed, uden gebyr og uden moms.",
  },
  "for-business": {
    title: "En tak, der passer til alle",
    body: "Til ti medarbejdere eller hundrede: på e-mail til hver af dem eller med posten til én adresse, hvert kort med sin egen hilsen. Beløbene følger budgettet, og én bestilling er nok.",
    question: "Kan vi bestille mod faktura?",
    answer:
      "Ikke i butikken: En bestilling betales med det samme. På vores erhvervsside står, hvordan I får et tilbud på større bestillinger.",
  },
};
