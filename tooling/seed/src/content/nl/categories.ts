import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Modecadeaubonnen: altijd de juiste maat",
    body: "Met een modecadeaubon kiest de ontvanger zelf de kleur, het model en de maat, in de winkel of thuis op de bank.",
    question: "Welk bedrag is genoeg voor kleding?",
    answer:
      "Een klein bedrag is genoeg voor een accessoire of een T-shirt, een hoger voor schoenen of een jas. Bij de meeste merken is elk heel bedrag van {digitalMinimum} tot {digitalMaximum} mogelijk.",
  },
  beauty: {
    title: "Beautycadeaubonnen: verzorging naar smaak",
    body: "Parfum en verzorging zijn een kwestie van smaak en huid. Met een beautybon kiest de ontvanger wat past.",
    question: "Kan er ook een behandeling mee worden betaald?",
    answer:
      "Dat verschilt per merk: op de productpagina lees je of hij geldt voor producten, voor behandelingen of voor allebei.",
  },
  books: {
    title: "Boekencadeaubonnen: voor de stapel naast het bed",
    body: "Je hoeft niet te weten wat al gelezen is. Een boekenbon staat voor rustige avonden, en voor een uur snuffelen in de boekhandel.",
    question: "Geldt hij ook voor e-books?",
    answer:
      "Veel boekhandels verkopen allebei. Waar je de bon voor kunt gebruiken, staat op de productpagina bij de voorwaarden.",
  },
  dining: {
    title: "Dinercadeaubonnen: een avond niet koken",
    body: "Een tafel voor twee, lunch met het hele team, ontbijt bij het raam: een dinerbon wordt gebruikt als er tijd voor is, en niemand hoeft af te wassen.",
    question: "Moet je reserveren?",
    answer:
      "De meeste restaurants stellen het op prijs. Op de productpagina lees je hoe het werkt. Noem de bon meteen bij het reserveren.",
  },
  cinema: {
    title: "Film- en theaterbonnen: een avond uit",
    body: "Première of matinee, komedie of drama: de ontvanger kiest de film, de dag en het gezelschap. En wie weet blijft er nog iets over voor popcorn.",
    question: "Kun je er online mee boeken?",
    answer:
      "Bij de meeste bioscopen en theaters wel: het nummer van de bon vul je in bij het betalen. Op de productpagina staat hoe het werkt.",
  },
  travel: {
    title: "Reiscadeaubonnen: een nacht of twee weken weg",
    body: "Een reisbon is het cadeau waar je je het langst op verheugt. De ontvanger bepaalt of het een treinreis, een hotelkamer of een vlucht wordt.",
    question: "Kunnen we samen één bon geven?",
    answer: "Ja. Kies één hoger bedrag, laat iedereen zijn naam in de boodschap zetten en verstuur het als één cadeau.",
  },
  wellness: {
    title: "Wellnesscadeaubonnen: een middag rust",
    body: "Sauna, massage of gewoon warm water: een middag rust gun je jezelf te weinig. Met een wellnessbon komt het er wel van.",
    question: "Hoe lang is de bon geldig?",
    answer: "Een bon is {validity} geldig vanaf de dag dat hij is geactiveerd. Er is dus geen haast bij.",
  },
  "home-garden": {
    title: "Huis-en-tuincadeaubonnen: voor elk nieuw huis",
    body: "Een lamp voor het nieuwe huis, bollen voor de herfst, verf voor de deur: thuis is er altijd wel weer iets. De ontvanger weet precies wat.",
    question: "Is het een goed cadeau bij een verhuizing?",
    answer:
      "Een van de beste: in de eerste weken merk je wat er ontbreekt. Per e-mail is de bon er voordat de dozen leeg zijn.",
  },
  sports: {
    title: "Sportcadeaubonnen: lekker in beweging",
    body: "Schoenen voor de eerste vijf kilometer, een touw voor de klimhal, een abonnement op het zwembad. Een sportbon geeft goede voornemens een begin.",
    question: "Geldt hij voor spullen en voor lessen?",
    answer:
      "Winkels nemen hem aan voor spullen, studio’s voor lessen en entree. Op de productpagina staat waarvoor de bon geldt.",
  },
  "games-tech": {
    title: "Gamecadeaubonnen: naar het volgende level",
    body: "Voor consoles, computers en alles met een stekker. Een digitale bon is er binnen een uur en meteen te gebruiken, ook laat op een verjaardagsavond.",
    question: "Werkt een digitale bon direct?",
    answer: "Ja. Zodra de betaling binnen is, komt de bon per e-mail en kan hij meteen worden gebruikt.",
  },
  kids: {
    title: "Kindercadeaubonnen: zelf kiezen is een feest",
    body: "Kinderen weten precies wat ze willen, alleen pas volgende week. De bon wacht op het besluit en maakt van het winkelen een uitje.",
    question: "Vanaf welke leeftijd?",
    answer:
      "Vanaf een jaar of zes is zelf kiezen een feest. Bij een geboorte kiezen de ouders, meestal een maat groter.",
  },
  "food-wine": {
    title: "Eten-en-wijncadeaubonnen: van kaas tot champagne",
    body: "Delicatessen, wijn en chocola, uitgezocht door wie het opeet. Een klein bedrag is al een traktatie.",
    question: "Geldt er een leeftijdsgrens voor wijn?",
    answer: "Ja: alcohol wordt alleen aan volwassenen verkocht, en de winkel kan om een legitimatie vragen.",
  },
  music: {
    title: "Muziekcadeaubonnen: van plaat tot festival",
    body: "Een plaat, een concert, drie dagen in een weiland met vrienden. Met een muziekbon kiest de ontvanger zelf.",
    question: "Wat als een concert meer kost dan de bon?",
    answer: "Dan betaal je bij het boeken het verschil. Kost het minder, dan blijft de rest op de bon staan.",
  },
  experiences: {
    title: "Belevenissen: een dag om nooit te vergeten",
    body: "Vliegen, koken, racen of wandelen: over een belevenis wordt jaren later nog gepraat. De ontvanger kiest wat en wanneer.",
    question: "Staat de datum vast?",
    answer: "Nee. Die spreekt de ontvanger af met de aanbieder, op elk moment zolang de bon geldig is ({validity}).",
  },
  motoring: {
    title: "Auto- en fietscadeaubonnen: voor alles op wielen",
    body: "Nieuwe banden, een onderhoudsbeurt, een nieuwe bel: voor wie liever onderweg is dan in een winkel. Een cadeau dat echt wordt gebruikt.",
    question: "Is er ook iets voor fietsers?",
    answer:
      "Ja. Fietsenwinkels en werkplaatsen staan hier naast garages; op de productpagina lees je waarvoor de bon geldt.",
  },
  pets: {
    title: "Huisdiercadeaubonnen: voor dier en baasje",
    body: "Een bon voor voer, speelgoed of de dierenarts maakt er twee blij: het dier en het baasje.",
    question: "Is hij voor de winkel of voor de dierenarts?",
    answer: "Beide zijn er. Op de productpagina zie je waar je de bon kunt besteden.",
  },
  charity: {
    title: "Geef een donatie cadeau",
    body: "Voor mensen die alles al hebben. Jij kiest het bedrag en het goede doel. Degene namens wie je geeft, krijgt je boodschap, en anderen krijgen hulp.",
    question: "Komt het hele bedrag aan?",
    answer: "Ja. Elke donatie geven we volledig door, zonder kosten in te houden.",
  },
  "for-business": {
    title: "Zakelijke cadeaubonnen: een bedankje voor iedereen",
    body: "Voor tien collega’s of honderd: per e-mail of per post, aan ieder apart of naar één adres, elk met een eigen boodschap. De bedragen volgen je budget, en één bestelling is genoeg.",
    question: "Kunnen we op factuur bestellen?",
    answer:
      "Ja, zodra ons team dat voor je heeft geregeld. Vraag op onze zakelijke pagina een offerte aan; daarna kun je op factuur bestellen.",
  },
};
