import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Spørsmål og svar",
    description: "Hjelp til å bestille, få, betale og bruke gavekort fra {shop}, og hvordan du når oss.",
    intro: "Her finner du svar på de fleste spørsmål. Finner du ikke ditt, kontakt oss.",
    topics: {
      ordering: {
        title: "Bestilling",
        questions: [
          {
            question: "Kan jeg sende én bestilling til flere?",
            answer:
              "Ja. Hver gave i handlekurven har sin egen mottaker, sin egen hilsen og sitt eget beløp, og du betaler én gang. For kort i posten velger du for hver person om kortet skal gå rett til mottakeren eller til deg.",
          },
          {
            question: "Kan jeg velge beløpet selv?",
            answer:
              "For de fleste kort, ja: et hvilket som helst helt beløp innenfor grensene på produktsiden. Noen merker har bare faste beløp.",
          },
          {
            question: "Kan jeg endre en bestilling etter at jeg har betalt?",
            answer:
              "Delvis. På siden for bestillingen kan du rette en e-postadresse eller trekke tilbake en gave som ikke er åpnet ennå. Kontakt oss raskt hvis det gjelder noe annet.",
          },
          {
            question: "Trenger jeg en konto?",
            answer:
              "Nei. Du kan bestille som gjest; bekreftelsen kommer på e-post. Med en konto ser du også bestillingene og gavekortene dine samlet.",
          },
        ],
      },
      delivery: {
        title: "Levering",
        questions: [
          {
            question: "Hvor raskt kommer et gavekort fram?",
            answer:
              "Digitale kort vanligvis på noen minutter. Fysiske kort som bestilles før kl. {cutOff}, sendes samme virkedag. Forventet leveringsdag vises når du bestiller.",
          },
          {
            question: "E-posten har ikke kommet. Hva gjør jeg?",
            answer:
              "Se i søppelposten og kontroller adressen i bekreftelsen. Stemmer den, [skriv til oss](route:contact), så sender vi e-posten på nytt.",
          },
          {
            question: "Ser mottakeren hva det kostet?",
            answer:
              "Mottakeren ser verdien på kortet, men aldri hva du betalte for frakt eller innpakning. Det ligger ingen faktura i pakken.",
          },
        ],
      },
      payment: {
        title: "Betaling",
        questions: [
          {
            question: "Hvordan kan jeg betale?",
            answer:
              "Med betalingsmåtene som vises i kassen. Betalingsopplysningene dine går bare til betalingsleverandøren.",
          },
          {
            question: "Betalingen gikk ikke gjennom. Er bestillingen tapt?",
            answer:
              "Nei. Den er lagret, med alt du har fylt ut. Gå tilbake og prøv igjen, eller velg en annen betalingsmåte.",
          },
          {
            question: "Får jeg en faktura?",
            answer:
              "Hvis du vil. Når du har betalt, kan du be om faktura på siden for bestillingen; vi sender den også på e-post. Prisene for frakt og innpakning er inkludert mva.",
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
              "Nei, med mindre loven krever det. Et gavekort brukes hos merket som står på det. Passer det ikke for deg, er det en fin gave til noen andre.",
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
            answer: "Si fra med en gang og ha ordrenummeret klart. Vi sperrer saldoen og gjør vårt beste for å hjelpe.",
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
    title: "Kundeservice",
    description: "Skriv til {shop} eller ring oss: En av oss svarer innen to virkedager, som regel mye før.",
    intro: "En av oss leser det du skriver, og svarer innen to virkedager, som regel samme dag.",
    before:
      "Kanskje er spørsmålet allerede besvart under [spørsmål og svar](route:helpdesk). Gjelder det en bestilling, ha gjerne nummeret klart.",
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
        body: "Du betaler verdien av kortene. Prisene for frakt og innpakning er inkludert mva., og én bekreftelse viser alt.",
      },
    ],
    steps: [
      {
        title: "Velg kort og beløp",
        body: "Samme kort til alle eller et eget til hver: Legg dem i handlekurven med navn og hilsen.",
      },
      { title: "Betal én gang", body: "Med betalingsmåtene i butikken, alt samlet." },
      {
        title: "Send gavene",
        body: "Hver mottaker får sin egen gave på e-post. Fysiske kort går rett til hver mottaker eller til deg, så du kan dele dem ut.",
      },
    ],
    invoice: {
      title: "Større bestillinger",
      body: "Vil du betale med faktura eller se logoen din på kortet? [Be om et tilbud](route:businessQuote). Mange gaver på én gang bestiller du med en [liste over mottakere](route:manyRecipients).",
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
      body: "{shop} har gavekort for enhver smak: valgt på et minutt, med en hilsen i dine egne ord, på e-post i dag eller sendt senest neste virkedag.",
    },
    reasons: [
      {
        title: "Sendt i tide",
        body: "Digitalt innen en time, i posten samme virkedag hvis du bestiller før kl. {cutOff}.",
      },
      {
        title: "Med personlig preg",
        body: "Din egen hilsen, gavepapir og gaveinnpakning gjør et kort til en gave.",
      },
      {
        title: "Vi er her for deg",
        body: "Saldo og gyldighet kan du sjekke når som helst. Går noe galt, hjelper vi deg.",
      },
    ],
    choice: {
      title: "Usikker på hva du skal gi?",
      body: "Begynn med anledningen. Til bursdager, bryllup, nyfødte og mye mer finner du kort og ideer til hilsener under [gaveanledninger](route:givingMoments).",
    },
  },
  headings: {
    cards: "Kort som passer",
    posts: "Les videre",
    cases: "Slik gir bedrifter",
    testimonials: "Det sier kundene",
    steps: "Slik fungerer det",
    questions: "Spørsmål",
    contact: "Lurer du på noe mer?",
    contactBody: "Skriv til [{email}](mailto:{email}) eller ring {phone}. Vi hjelper gjerne.",
    allMoments: "Alle gaveanledninger",
    allCards: "Alle gavekort",
  },
};
