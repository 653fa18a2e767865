import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Gavekort til mode: altid den rigtige størrelse",
    body: "Med et modegavekort vælger modtageren farve, snit og den rigtige størrelse, i butikken eller derhjemme.",
    question: "Hvor meget rækker til tøj?",
    answer:
      "Et mindre beløb rækker til tilbehør eller en T-shirt, et større til sko eller en jakke. Hos de fleste mærker er alle hele beløb fra {digitalMinimum} til {digitalMaximum} mulige.",
  },
  beauty: {
    title: "Gavekort til skønhed: pleje efter eget valg",
    body: "Duft og pleje er et spørgsmål om smag og hud. Med et skønhedsgavekort vælger modtageren det, der passer.",
    question: "Gælder det også behandlinger?",
    answer: "Det afhænger af mærket: På produktsiden står, om kortet gælder produkter, behandlinger eller begge dele.",
  },
  books: {
    title: "Gavekort til bøger: til stakken ved sengen",
    body: "Du behøver ikke vide, hvad der er læst. Et gavekort til boghandlen giver rolige aftener og en time mellem reolerne.",
    question: "Gælder det også e-bøger?",
    answer: "Mange boghandlere sælger begge dele. På produktsiden står, hvad kortet kan bruges til.",
  },
  dining: {
    title: "Gavekort til restaurant: en aften fri fra madlavningen",
    body: "Et bord til to, frokost med hele kontoret, morgenmad ved vinduet: Kortet bruges, når det passer, og ingen skal vaske op.",
    question: "Skal man bestille bord?",
    answer: "Det foretrækker de fleste restauranter. På produktsiden står hvordan; nævn gavekortet, når du bestiller.",
  },
  cinema: {
    title: "Gavekort til biograf og teater: to billetter og popcorn",
    body: "Premiere eller matiné, komedie eller drama: Modtageren vælger film, dag og selskab. Måske er der også til popcorn.",
    question: "Kan man købe billetter på nettet med det?",
    answer: "I de fleste biografer og teatre, ja: Indtast kortnummeret, når du betaler. På produktsiden står hvordan.",
  },
  travel: {
    title: "Gavekort til rejser: en nat eller to uger",
    body: "En rejse er noget at glæde sig til. Modtageren bestemmer, om det bliver en togtur, et hotelværelse eller et fly.",
    question: "Kan vi give ét kort sammen?",
    answer: "Ja. Vælg ét større beløb, lad alle skrive under i hilsenen, og send det som én gave.",
  },
  wellness: {
    title: "Gavekort til wellness: en eftermiddag med ro",
    body: "Sauna, massage eller bare varmt vand: Fritid under man sjældent sig selv. Med et gavekort bliver det til noget.",
    question: "Hvor længe gælder det?",
    answer: "Kortet gælder i {validity} fra den dag, det aktiveres, så det haster ikke.",
  },
  "home-garden": {
    title: "Gavekort til bolig og have: til hvert nyt hjem",
    body: "En lampe til den nye lejlighed, blomsterløg til efteråret, maling til døren: Derhjemme er der altid noget at lave, og modtageren ved hvad.",
    question: "Passer det som indflyttergave?",
    answer:
      "Rigtig godt: I de første uger opdager man, hvad der mangler. På e-mail er det fremme, før kasserne er pakket ud.",
  },
  sports: {
    title: "Gavekort til sport: kom i gang",
    body: "Sko til de første fem kilometer, et reb til klatrehallen, et årskort til svømmehallen. Et sportsgavekort sætter gang i de gode forsætter.",
    question: "Gælder det både udstyr og hold?",
    answer:
      "Butikker tager imod det for udstyr, centre for hold og entré. På produktsiden står, hvad kortet kan bruges til.",
  },
  "games-tech": {
    title: "Gavekort til spil og teknik: næste niveau",
    body: "Til konsoller, computere og alt med stik. Et digitalt kort er fremme inden for en time og virker med det samme, også sent på fødselsdagsaftenen.",
    question: "Virker et digitalt kort med det samme?",
    answer: "Ja. Så snart betalingen er gået igennem, sendes kortet på e-mail og kan bruges med det samme.",
  },
  kids: {
    title: "Gavekort til børn: at vælge er halvdelen af fornøjelsen",
    body: "Børn ved præcis, hvad de vil have, bare først i næste uge. Kortet venter på beslutningen og gør indkøbet til en udflugt.",
    question: "Fra hvilken alder passer det?",
    answer:
      "Fra omkring seks år er det sjovt at vælge selv. Til en nyfødt vælger forældrene, som regel en størrelse større.",
  },
  "food-wine": {
    title: "Gavekort til mad og vin: fra ost til champagne",
    body: "Delikatesser, vin og chokolade, valgt af den, der skal nyde dem. Selv et lille beløb er en fest.",
    question: "Er der aldersgrænse for vin?",
    answer: "Ja: Alkohol sælges kun til dem, der er gamle nok, og butikken kan bede om legitimation.",
  },
  music: {
    title: "Gavekort til musik: fra vinyl til festival",
    body: "En plade, en koncert, tre dage på festival med venner. Med et musikgavekort vælger modtageren.",
    question: "Og hvis en koncert koster mere end kortet?",
    answer: "Så betaler man forskellen ved bestillingen. Koster den mindre, bliver resten stående på kortet.",
  },
  experiences: {
    title: "Gavekort til oplevelser: en dag at huske",
    body: "Flyve, lave mad, køre: En god oplevelse taler man om i årevis. Modtageren vælger hvad og hvornår.",
    question: "Ligger datoen fast?",
    answer: "Nej. Modtageren aftaler dagen med arrangøren, når som helst, så længe kortet gælder ({validity}).",
  },
  motoring: {
    title: "Gavekort til bil og cykel: alt på hjul",
    body: "Nye dæk, et serviceeftersyn, en ny ringeklokke: til den, der hellere er på vejen end i butikken. En gave, der bliver brugt.",
    question: "Er der noget til cyklister?",
    answer:
      "Ja. Her er både cykelbutikker, cykelværksteder og autoværksteder; på produktsiden står, hvad kortet kan bruges til.",
  },
  pets: {
    title: "Gavekort til kæledyr og deres ejere",
    body: "Et gavekort til foder, legetøj eller dyrlæge glæder to: dyret og dets ejer.",
    question: "Gælder det i butikken eller hos dyrlægen?",
    answer: "Begge dele findes. På produktsiden står, hvor kortet kan bruges.",
  },
  charity: {
    title: "Giv en donation i gave",
    body: "Til dem, der har alt. Du vælger beløb og formål; den, du vil ære, får din hilsen, og andre får hjælp.",
    question: "Kommer hele beløbet frem?",
    answer: "Ja. Vi giver hver donation videre i sin helhed og tager intet gebyr.",
  },
  "for-business": {
    title: "Gavekort til virksomheder: en tak til alle",
    body: "Til ti medarbejdere eller hundrede: på e-mail eller med posten, til hver af dem eller til én adresse, hvert kort med sin egen hilsen. Beløbene følger budgettet, og én bestilling er nok.",
    question: "Kan vi bestille på faktura?",
    answer:
      "Ja, når vi har sat det op til jer. Bed om et tilbud på vores erhvervsside; derefter kan I bestille på faktura.",
  },
};
