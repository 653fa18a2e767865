import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Kundeservice",
    description:
      "Å bestille, få, betale og bruke gavekort fra {shop}: svar på spørsmålene dine, og hvordan du når oss.",
    intro: "De fleste spørsmål er besvart her. Finner du ikke ditt, skriv til oss.",
    topics: {
      ordering: {
        title: "Bestilling",
        questions: [
          {
            question: "Kan jeg sende én bestilling til flere?",
            answer:
              "Ja, på e-post: Hver gave i handlekurven har sin egen mottaker, sin egen hilsen og sin egen verdi, og du betaler én gang. Det som går i posten, sendes til én adresse per bestilling; for to adresser legger du inn to bestillinger.",
          },
          {
            question: "Kan jeg velge beløpet selv?",
            answer:
              "For de fleste kort, ja: et hvilket som helst helt beløp innenfor grensene på produktsiden. Noen merker har bare faste beløp.",
          },
          {
            question: "Kan jeg endre en bestilling etter at jeg har betalt?",
            answer:
              "Ikke på egen hånd. Skriv raskt til oss: Så lenge et kort ikke er sendt, kan vi ofte rette et navn eller en adresse.",
          },
          {
            question: "Trenger jeg en konto?",
            answer: "Nei. Du bestiller som gjest; bekreftelsen kommer på e-post.",
          },
        ],
      },
      delivery: {
        title: "Levering",
        questions: [
          {
            question: "Hvor raskt kommer et gavekort fram?",
            answer:
              "Digitale kort vanligvis på noen minutter. Fysiske kort sendes samme virkedag hvis du bestiller før kl. {cutOff}. Det nøyaktige tidspunktet står på produktsiden.",
          },
          {
            question: "E-posten har ikke kommet. Hva gjør jeg?",
            answer:
              "Se i søppelposten og kontroller adressen i bekreftelsen. Stemmer den, [skriv til oss](route:contact), så sender vi e-posten på nytt.",
          },
          {
            question: "Ser mottakeren hva det kostet?",
            answer:
              "Mottakeren ser verdien på kortet, men aldri hva du betalte for frakt eller innpakning. Det ligger ingen kvittering i pakken.",
          },
        ],
      },
      payment: {
        title: "Betaling",
        questions: [
          {
            question: "Hvordan kan jeg betale?",
            answer:
              "Med betalingsmåtene som vises i kassen. Bank- og kortopplysningene dine går bare til betalingsleverandøren.",
          },
          {
            question: "Betalingen gikk ikke gjennom. Er bestillingen tapt?",
            answer:
              "Nei. Den venter på deg, med alt du har fylt ut. Gå tilbake og prøv igjen, eller velg en annen betalingsmåte.",
          },
          {
            question: "Får jeg kvittering?",
            answer:
              "Ikke automatisk: I bekreftelsen står alt du har betalt. Det er ingen mva. på verdien av et gavekort; prisene for frakt og innpakning inkluderer den. Trenger regnskapet noe mer, skriv til oss.",
          },
        ],
      },
      spending: {
        title: "Bruk av kortet",
        questions: [
          {
            question: "Hvor mye er det igjen på kortet mitt?",
            answer:
              "Skriv inn nummeret og PIN-koden på siden [Sjekk saldo](route:balanceCheck). Der ser du også hvor lenge kortet er gyldig.",
          },
          {
            question: "Må jeg bruke alt på én gang?",
            answer: "Nei. Det som er til overs, blir stående på kortet til det går ut.",
          },
          {
            question: "Hvor lenge er et gavekort gyldig?",
            answer: "{validity} fra dagen det aktiveres, hvis ikke noe annet står på produktsiden.",
          },
          {
            question: "Kan jeg få verdien utbetalt?",
            answer:
              "Nei. Et gavekort brukes hos merket som står på det. Passer det ikke for deg, blir det fort en gave til noen andre.",
          },
        ],
      },
      problems: {
        title: "Når noe er galt",
        questions: [
          {
            question: "Kortnummeret mitt blir ikke gjenkjent.",
            answer:
              "Kontroller de 19 sifrene og de 6 sifrene i PIN-koden; mellomrom spiller ingen rolle. Etter fem forsøk med feil PIN-kode sperres kortet i 24 timer for å beskytte saldoen.",
          },
          {
            question: "Jeg har mistet kortet mitt.",
            answer:
              "Si fra med en gang og ha ordrenummeret klart. Vi sperrer det som er igjen, og finner en løsning sammen med deg.",
          },
          {
            question: "Butikken tar ikke imot kortet mitt.",
            answer:
              "Kontroller at merket og landet stemmer, og at kortet fortsatt er gyldig. Tar butikken feil, skriv til oss, så snakker vi med merket.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Kontakt oss",
    description: "Skriv til {shop} eller ring oss: En av oss svarer innen to virkedager, som regel mye før.",
    intro: "En av oss leser det du skriver, og svarer innen to virkedager, som regel samme dag.",
    before:
      "Kanskje er spørsmålet alt besvart hos [kundeservice](route:helpdesk). Gjelder det en bestilling, ha gjerne nummeret klart.",
    hours: "På telefon {phone}, på virkedager.",
  },
  business: {
    title: "Gavekort for bedrifter",
    description:
      "Takk de ansatte, ønsk kunder velkommen eller belønn en god idé: gavekort for bedrifter, fra én til tusen mottakere.",
    intro: "Én gave som passer for alle på jobben: Hver og en velger, ingen trenger å gjette.",
    reasons: [
      {
        title: "Alle finner noe",
        body: "Fra kino til hagesenter: Folkene dine velger det de liker. Ingen størrelser, ingen rester, ingenting som blir liggende i en skuff.",
      },
      {
        title: "Klart på en ettermiddag",
        body: "Digitale kort er framme innen en time, med en hilsen i dine egne ord. Fysiske sendes samme virkedag hvis du bestiller før kl. {cutOff}.",
      },
      {
        title: "Ryddig for regnskapet",
        body: "Det er ingen mva. på verdien av kortene. Prisene for frakt og innpakning inkluderer den, og én bekreftelse viser alt.",
      },
    ],
    steps: [
      {
        title: "Velg kort og beløp",
        body: "Samme kort til alle eller et eget til hver: Legg dem i handlekurven med navn og hilsen.",
      },
      { title: "Betal én gang", body: "Med betalingsmåtene i butikken, alt samlet." },
      {
        title: "Gjør dem glade",
        body: "Hver mottaker får sin egen gave på e-post. Fysiske kort kommer til én adresse, klare til å deles ut.",
      },
    ],
    invoice: {
      title: "Større bestillinger",
      body: "For mer enn hundre mottakere, eget trykk på kortet eller en leveringsdag lenger fram, skriv til [{email}](mailto:{email}). Du får et tilbud innen én virkedag.",
    },
    questions: [
      {
        question: "Kan vi skrive vår egen hilsen?",
        answer: "Ja, inntil 150 tegn for hver gave, og en ny for hver mottaker hvis dere vil.",
      },
      {
        question: "Er gavekort til ansatte skattefrie?",
        answer:
          "Det kommer an på beløpet og anledningen. Hos Skatteetaten finner dere grensene for gaver i arbeidsforhold; i bekreftelsen vår står det hvem som har fått hva, og til hvilken verdi.",
      },
      {
        question: "Hva skjer med kort som ingen bruker?",
        answer: "De er gyldige i {validity}. Mottakerne kan sjekke saldoen når som helst.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Gaver som kommer i tide",
      body: "{shop} har gavekort for enhver smak: valgt på et minutt, med en hilsen i dine egne ord, på e-post i dag eller i posten senest neste virkedag.",
    },
    reasons: [
      {
        title: "Sendt i tide",
        body: "Digitalt innen en time, i posten samme virkedag hvis du bestiller før kl. {cutOff}.",
      },
      {
        title: "Med personlig preg",
        body: "Din egen hilsen, et omslag og en gaveinnpakning gjør et kort til en gave.",
      },
      {
        title: "Trygt til siste krone",
        body: "Saldo og gyldighet kan du sjekke når som helst, og vi er her hvis noe går galt.",
      },
    ],
    choice: {
      title: "Usikker på hva de ønsker seg?",
      body: "Begynn med anledningen. Til bursdager, bryllup, nyfødte og mange andre dager har vi samlet kort og noen gode ord under [gaveanledninger](route:givingMoments).",
    },
  },
  headings: {
    cards: "Kort som passer",
    posts: "Les videre",
    cases: "Slik gir bedrifter",
    testimonials: "Hva kundene sier",
    steps: "Slik fungerer det",
    questions: "Spørsmål",
    contact: "Lurer du på noe mer?",
    contactBody: "Skriv til [{email}](mailto:{email}) eller ring {phone}. Det er en av oss som svarer.",
    allMoments: "Alle gaveanledninger",
    allCards: "Alle gavekort",
  },
};
