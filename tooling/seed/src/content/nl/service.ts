import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Vragen en antwoorden",
    description:
      "Cadeaubonnen van {shop} bestellen, ontvangen, betalen en besteden: antwoorden op je vragen, en hoe je ons bereikt.",
    intro: "Op de meeste vragen vind je hier antwoord. Staat die van jou er niet bij? Neem dan contact op.",
    topics: {
      ordering: {
        title: "Bestellen",
        questions: [
          {
            question: "Kan ik met één bestelling meerdere mensen verrassen?",
            answer:
              "Ja. Elk cadeau in je winkelmandje heeft een eigen ontvanger, boodschap en bedrag, en je betaalt één keer. Bij bonnen per post kies je per persoon of de bon rechtstreeks naar de ontvanger gaat of naar jou.",
          },
          {
            question: "Kan ik het bedrag zelf kiezen?",
            answer:
              "Bij de meeste bonnen wel: elk heel bedrag binnen de grenzen die op de productpagina staan. Sommige merken hebben alleen vaste bedragen.",
          },
          {
            question: "Kan ik een bestelling nog wijzigen als ik heb betaald?",
            answer:
              "Voor een deel. Op de pagina van je bestelling kun je een e-mailadres verbeteren, of een cadeau terugnemen dat nog niet is geopend. Neem voor al het andere snel contact op.",
          },
          {
            question: "Heb ik een account nodig?",
            answer:
              "Nee. Je kunt als gast bestellen; de bevestiging komt per e-mail. Met een account zie je ook je bestellingen en cadeaubonnen bij elkaar.",
          },
        ],
      },
      delivery: {
        title: "Bezorging",
        questions: [
          {
            question: "Hoe snel is een cadeaubon er?",
            answer:
              "Een digitale bon meestal binnen een paar minuten. Een fysieke bon versturen we dezelfde werkdag als je vóór {cutOff} uur bestelt. De verwachte bezorgdag zie je bij het bestellen.",
          },
          {
            question: "De e-mail is niet aangekomen. Wat nu?",
            answer:
              "Kijk in je spammap en controleer het adres in je bevestiging. Klopt het, [neem dan contact op](route:contact): we sturen de e-mail opnieuw.",
          },
          {
            question: "Ziet de ontvanger wat ik heb betaald?",
            answer:
              "De ontvanger ziet de waarde van de bon, maar nooit wat je voor bezorging of verpakking hebt betaald. Er zit geen factuur in het pakje.",
          },
        ],
      },
      payment: {
        title: "Betalen",
        questions: [
          {
            question: "Hoe kan ik betalen?",
            answer:
              "Met de betaalmethoden die je bij het bestellen ziet. Je betaalgegevens gaan alleen naar de betaalprovider.",
          },
          {
            question: "Mijn betaling is mislukt. Ben ik mijn bestelling kwijt?",
            answer:
              "Nee. Je bestelling wacht op je, met alles wat je hebt ingevuld. Ga terug en probeer het opnieuw, of kies een andere betaalmethode.",
          },
          {
            question: "Krijg ik een factuur?",
            answer:
              "Als je dat wilt. Zodra je hebt betaald, kun je op de pagina van je bestelling een factuur aanvragen; je krijgt die ook per e-mail. De prijzen van bezorging en verpakking zijn inclusief btw.",
          },
        ],
      },
      spending: {
        title: "Besteden",
        questions: [
          {
            question: "Hoeveel staat er nog op mijn bon?",
            answer:
              "Vul het nummer en de pincode in op de pagina [Saldo checken](route:balanceCheck). Je ziet er ook tot wanneer de bon geldig is.",
          },
          {
            question: "Moet ik alles in één keer besteden?",
            answer: "Nee. Wat overblijft, blijft op de bon staan tot hij verloopt.",
          },
          {
            question: "Hoe lang is een cadeaubon geldig?",
            answer: "{validity} vanaf de dag van activering, tenzij bij de bon iets anders staat.",
          },
          {
            question: "Kan ik het bedrag laten uitbetalen?",
            answer:
              "Nee, tenzij de wet dat voorschrijft. Een cadeaubon besteed je bij het merk dat erop staat. Is hij niets voor jou, dan maak je er iemand anders blij mee.",
          },
        ],
      },
      problems: {
        title: "Als er iets niet klopt",
        questions: [
          {
            question: "Mijn kaartnummer wordt niet herkend.",
            answer:
              "Controleer de 19 cijfers van het kaartnummer en de 6 cijfers van de pincode; spaties maken niet uit. Na vijf verkeerde pincodes is een bon 24 uur geblokkeerd, om het saldo te beschermen.",
          },
          {
            question: "Ik ben mijn bon kwijt.",
            answer:
              "Laat het ons meteen weten en houd je bestelnummer bij de hand. We blokkeren wat er nog op staat en zoeken samen met jou een oplossing.",
          },
          {
            question: "De winkel neemt mijn bon niet aan.",
            answer:
              "Controleer of het merk en het land kloppen en of de bon nog geldig is. Vergist de winkel zich, laat het ons dan weten: wij nemen contact op met het merk.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Klantenservice",
    description:
      "Stuur {shop} een bericht of bel ons: onze klantenservice antwoordt binnen twee werkdagen, meestal een stuk sneller.",
    intro: "Onze klantenservice antwoordt binnen twee werkdagen, meestal nog dezelfde dag.",
    before:
      "Misschien staat het antwoord al bij de [vragen en antwoorden](route:helpdesk). Gaat het om een bestelling, houd dan het nummer bij de hand.",
    hours: "Telefonisch op {phone}, op werkdagen.",
  },
  business: {
    title: "Cadeaubonnen voor bedrijven",
    description:
      "Bedank je team, verwelkom klanten of beloon een goed idee: cadeaubonnen voor bedrijven, van één tot duizend ontvangers.",
    intro: "Eén cadeau dat bij het hele team past: iedereen kiest zelf, niemand hoeft te gokken.",
    reasons: [
      {
        title: "Voor elk wat wils",
        body: "Van bioscoop tot tuincentrum: je collega’s kiezen wat ze leuk vinden. Geen maten, geen restjes, geen kerstpakket dat op zolder belandt.",
      },
      {
        title: "In een middag geregeld",
        body: "Digitale bonnen zijn er binnen een uur, met een boodschap in je eigen woorden. Fysieke bonnen versturen we dezelfde werkdag als je vóór {cutOff} uur bestelt.",
      },
      {
        title: "Helder voor de boekhouding",
        body: "Je betaalt de waarde van de bonnen. Bezorging en verpakking zijn inclusief btw, en alles staat in één bevestiging.",
      },
    ],
    steps: [
      {
        title: "Kies bonnen en bedragen",
        body: "Voor iedereen dezelfde bon, of voor iedereen een andere: leg ze met naam en boodschap in het winkelmandje.",
      },
      { title: "Betaal één keer", body: "Met elke betaalmethode van deze winkel, alles in één keer." },
      {
        title: "Deel ze uit",
        body: "Iedereen krijgt een eigen cadeau per e-mail. Fysieke bonnen gaan rechtstreeks naar elke ontvanger, of naar jou om zelf uit te delen.",
      },
    ],
    invoice: {
      title: "Grotere bestellingen",
      body: "Wil je op factuur betalen of je logo op de kaart zien? [Vraag een offerte aan](route:businessQuote). Veel cadeaus tegelijk bestel je met een [lijst van ontvangers](route:manyRecipients).",
    },
    questions: [
      {
        question: "Kunnen we er onze eigen boodschap op zetten?",
        answer: "Ja, tot 150 tekens per cadeau, voor iedere ontvanger een andere als je wilt.",
      },
      {
        question: "Zijn cadeaubonnen voor medewerkers belastingvrij?",
        answer:
          "Dat hangt af van je land en van de gelegenheid. Je boekhouder kent de grenzen; in onze bevestiging staat wie wat heeft gekregen, en voor welk bedrag.",
      },
      {
        question: "Wat gebeurt er met bonnen die niet worden besteed?",
        answer: "Ze blijven {validity} geldig. Ontvangers kunnen hun saldo altijd checken.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Cadeaus die op tijd zijn",
      body: "{shop} heeft cadeaubonnen voor elke smaak: in een minuut gekozen, met een boodschap in je eigen woorden, vandaag nog per e-mail of uiterlijk de volgende werkdag verzonden.",
    },
    reasons: [
      {
        title: "Op tijd verstuurd",
        body: "Digitaal binnen een uur, per post verzonden op dezelfde werkdag als je vóór {cutOff} uur bestelt.",
      },
      {
        title: "Met jouw boodschap",
        body: "Je eigen boodschap, cadeaupapier en een cadeauverpakking maken van een bon een cadeau.",
      },
      {
        title: "We helpen je graag",
        body: "Saldo en einddatum check je wanneer je wilt. Gaat er iets mis, dan helpt ons team.",
      },
    ],
    choice: {
      title: "Geen idee wat je moet geven?",
      body: "Begin bij de gelegenheid. Voor verjaardagen, bruiloften, geboortes en nog veel meer dagen vind je bonnen en ideeën voor een boodschap bij de [gelegenheden](route:givingMoments).",
    },
  },
  headings: {
    cards: "Deze bonnen passen erbij",
    posts: "Lees verder",
    cases: "Zo geven bedrijven cadeaus",
    testimonials: "Wat klanten zeggen",
    steps: "Zo werkt het",
    questions: "Vragen",
    contact: "Nog een vraag?",
    contactBody: "Schrijf naar [{email}](mailto:{email}) of bel {phone}. Ons team helpt je graag.",
    allMoments: "Alle gelegenheden",
    allCards: "Alle cadeaubonnen",
  },
};
