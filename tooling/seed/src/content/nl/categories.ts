import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Kleding die is uitgekozen, niet geruild",
    body: "Wat je zelf hebt gepast, breng je niet terug. Met een modecadeaubon kiezen ze de kleur, het model en de juiste maat, in de winkel of thuis op de bank.",
    question: "Welk bedrag is genoeg voor kleding?",
    answer:
      "Een klein bedrag is genoeg voor een accessoire of een T-shirt, een hoger voor schoenen of een jas. Elk bedrag van {digitalMinimum} tot {digitalMaximum} is mogelijk.",
  },
  beauty: {
    title: "Voor de spiegel in de ochtend",
    body: "Parfum en verzorging zijn een kwestie van smaak en huid. Met een beautybon laat je beide over aan degene die ze het best kent.",
    question: "Kan er ook een behandeling mee worden betaald?",
    answer:
      "Dat verschilt per merk: op de pagina van een bon lees je of hij geldt voor producten, voor behandelingen of voor allebei.",
  },
  books: {
    title: "Voor de stapel naast het bed",
    body: "Je hoeft niet te weten wat al gelezen is. Een bon voor de boekhandel is een belofte van rustige avonden, en van een uur tussen de kasten.",
    question: "Geldt hij ook voor e-books?",
    answer:
      "Veel boekhandels verkopen allebei. Waaraan de bon kan worden besteed, staat op zijn pagina bij de voorwaarden.",
  },
  dining: {
    title: "Een avond waarop iemand anders kookt",
    body: "Een tafel voor twee, lunch met het hele team, ontbijt bij het raam: een dinerbon wordt gebruikt als er tijd voor is, en niemand hoeft af te wassen.",
    question: "Moeten ze reserveren?",
    answer:
      "De meeste restaurants stellen het op prijs. Het staat op de pagina van de bon, en het is een goed moment om hem te noemen.",
  },
  cinema: {
    title: "Twee stoelen in het donker",
    body: "Première of matinee, komedie of drama: zij kiezen de titel, de dag en wie er meegaat. Met popcorn, als het bedrag het toelaat.",
    question: "Kun je er online mee boeken?",
    answer:
      "Bij de meeste bioscopen en theaters wel: het nummer van de bon vul je in bij het betalen. Op de pagina staat hoe het daar werkt.",
  },
  travel: {
    title: "Een nacht weg, of veertien",
    body: "Een reisbon is het cadeau waar je je het langst op verheugt. Zij bepalen of het een trein wordt, een kamer of een halve vlucht.",
    question: "Kunnen we samen één bon geven?",
    answer: "Ja. Kies één hoger bedrag, laat iedereen zijn naam in de boodschap zetten en verstuur het als één cadeau.",
  },
  wellness: {
    title: "Een middag zonder telefoon",
    body: "Sauna, massage of gewoon warm water: vrije tijd koop je zelden voor jezelf. Als bon krijgt die een datum, en dan komt het er ook van.",
    question: "Hoelang kunnen ze ermee wachten?",
    answer: "Een bon is {validity} geldig vanaf de dag dat hij is geactiveerd. Ontspannen hoeft dus niet met haast.",
  },
  "home-garden": {
    title: "Voor kamers in wording",
    body: "Een lamp voor het nieuwe huis, bollen voor de herfst, verf voor de deur: thuis is er altijd wel weer iets. Zij weten wat, jij betaalt.",
    question: "Is het een goed cadeau bij een verhuizing?",
    answer:
      "Een van de beste: in de eerste weken merk je wat er ontbreekt. Per e-mail is de bon er voordat de dozen leeg zijn.",
  },
  sports: {
    title: "De deur uit",
    body: "Schoenen voor de eerste vijf kilometer, een touw voor de klimhal, een abonnement op het zwembad. Een sportbon geeft goede voornemens een begin.",
    question: "Geldt hij voor spullen en voor lessen?",
    answer:
      "Winkels nemen hem aan voor spullen, studio’s voor lessen en entree. Op de pagina van de bon staat welke van de twee.",
  },
  "games-tech": {
    title: "Volgende level",
    body: "Voor consoles, computers en alles met een stekker. Een digitale bon is er binnen een uur en wordt meteen ingevuld, ook laat op een verjaardagsavond.",
    question: "Werkt een digitale bon direct?",
    answer: "Ja. Nummer en pincode staan in de e-mail en gelden zodra de betaling binnen is.",
  },
  kids: {
    title: "Om te bouwen, te lezen of in te groeien",
    body: "Kinderen weten precies wat ze willen, alleen pas volgende week. De bon wacht op het besluit en maakt van het winkelen een uitje.",
    question: "Vanaf welke leeftijd?",
    answer:
      "Vanaf een jaar of zes is zelf kiezen een feest. Bij een geboorte kiezen de ouders, meestal een maat groter.",
  },
  "food-wine": {
    title: "Voor op tafel, van kaas tot champagne",
    body: "Delicatessen, wijn en chocola, uitgezocht door wie het opeet. Een klein bedrag is al een traktatie.",
    question: "Geldt er een leeftijdsgrens voor wijn?",
    answer: "Ja: alcohol wordt alleen aan volwassenen verkocht, en de winkel kan om een legitimatie vragen.",
  },
  music: {
    title: "Mag het wat harder?",
    body: "Een plaat, een concert, drie dagen in een weiland met vrienden. Een muziekbon laat de datum en het volume aan hen over.",
    question: "En als een concert meer kost dan de bon?",
    answer: "Dan betalen ze het verschil bij het boeken. Kost het minder, dan blijft de rest op de bon staan.",
  },
  experiences: {
    title: "Verhalen in plaats van spullen",
    body: "Vliegen, koken, rijden, met opzet verdwalen: een belevenis neemt geen plek in en er wordt jaren later nog over verteld. Zij kiezen wat ze durven.",
    question: "Staat de datum vast?",
    answer: "Nee. Die spreken ze af met de aanbieder, wanneer ze willen zolang de bon geldig is ({validity}).",
  },
  motoring: {
    title: "Voor alles op wielen",
    body: "Nieuwe banden, een onderhoudsbeurt, een bel met een mooier geluid: voor wie liever onderweg is dan in een winkel. Nuttig, en toch een cadeau.",
    question: "Is er ook iets voor fietsers?",
    answer:
      "Ja. Fietsenwinkels en werkplaatsen staan hier naast garages; op de pagina van de bon lees je waarvoor hij geldt.",
  },
  pets: {
    title: "Voor wie geen dank je wel kan zeggen",
    body: "Dat kunnen ze wel, alleen zonder woorden. Een bon voor voer, speelgoed of de dierenarts maakt er twee blij: het dier, en wie de tassen draagt.",
    question: "Is hij voor de winkel of voor de dierenarts?",
    answer: "Beide zijn er. Kijk op de pagina van de bon waar hij te besteden is.",
  },
  charity: {
    title: "Een cadeau voor iemand die je nooit ontmoet",
    body: "Voor mensen die alles al hebben. Jij kiest het bedrag en het doel; wie je ermee eert krijgt jouw woorden, en anderen krijgen hulp.",
    question: "Komt het hele bedrag aan?",
    answer: "Ja. Elke donatie geven we volledig door, zonder kosten en zonder btw.",
  },
  "for-business": {
    title: "Een bedankje dat iedereen past",
    body: "Voor tien collega’s of honderd: per e-mail aan ieder apart of per post naar één adres, elk met een eigen boodschap. De bedragen volgen je budget, en één bestelling is genoeg.",
    question: "Kunnen we op factuur bestellen?",
    answer:
      "Niet in de winkel: je betaalt meteen bij het bestellen. Voor grotere bestellingen staat op onze zakelijke pagina hoe je een offerte krijgt.",
  },
};
