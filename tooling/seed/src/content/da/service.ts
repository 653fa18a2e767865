import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Kundeservice",
    description:
      "At bestille, få, betale og bruge gavekort fra {shop}: svar på dine spørgsmål, og hvordan du får fat i os.",
    intro: "De fleste spørgsmål er besvaret her. Er dit ikke, så skriv til os.",
    topics: {
      ordering: {
        title: "Bestilling",
        questions: [
          {
            question: "Kan jeg sende én bestilling til flere personer?",
            answer:
              "Ja, på e-mail: Hver gave i din kurv har sin egen modtager, sin egen hilsen og sin egen værdi, og du betaler én gang. Det, der går med posten, sendes til én adresse pr. bestilling; til to adresser laver du to bestillinger.",
          },
          {
            question: "Kan jeg selv vælge beløbet?",
            answer:
              "For de fleste kort, ja: et hvilket som helst helt beløb inden for de grænser, der står på produktsiden. Nogle mærker har kun faste beløb.",
          },
          {
            question: "Kan jeg ændre en bestilling, når jeg har betalt?",
            answer:
              "Ikke selv. Skriv hurtigt til os: Så længe et kort ikke er sendt, kan vi tit nå at rette et navn eller en adresse.",
          },
          {
            question: "Skal jeg have en konto?",
            answer: "Nej. Du bestiller som gæst; bekræftelsen kommer på e-mail.",
          },
        ],
      },
      delivery: {
        title: "Levering",
        questions: [
          {
            question: "Hvor hurtigt er et gavekort fremme?",
            answer:
              "Digitale kort som regel på få minutter. Fysiske kort sendes samme hverdag, hvis du bestiller før kl. {cutOff}. Det præcise tidspunkt står på produktsiden.",
          },
          {
            question: "E-mailen er ikke kommet. Hvad nu?",
            answer:
              "Kig i spammappen, og tjek adressen i din bekræftelse. Er den rigtig, så [skriv til os](route:contact), og vi sender e-mailen igen.",
          },
          {
            question: "Kan modtageren se, hvad det har kostet?",
            answer:
              "Modtageren ser kortets værdi, men aldrig, hvad du har betalt for porto eller indpakning. Der ligger ingen faktura i kuverten.",
          },
        ],
      },
      payment: {
        title: "Betaling",
        questions: [
          {
            question: "Hvordan kan jeg betale?",
            answer:
              "Med de betalingsmåder, der vises ved betalingen. Dine bank- eller kortoplysninger går kun til betalingsudbyderen.",
          },
          {
            question: "Betalingen gik ikke igennem. Er min bestilling væk?",
            answer:
              "Nej. Den venter på dig med alt, hvad du har skrevet. Gå tilbage, og prøv igen, eller vælg en anden betalingsmåde.",
          },
          {
            question: "Får jeg en faktura?",
            answer:
              "Ikke automatisk: I bekræftelsen står alt, hvad du har betalt. Der er ingen moms på et gavekorts værdi; priserne på porto og indpakning er inklusive moms. Har bogholderiet brug for mere, så skriv til os.",
          },
        ],
      },
      spending: {
        title: "Brug af kortet",
        questions: [
          {
            question: "Hvor meget er der tilbage på mit kort?",
            answer:
              "Skriv nummeret og pinkoden på siden [Tjek saldo](route:balanceCheck). Der ser du også, hvor længe kortet gælder.",
          },
          {
            question: "Skal jeg bruge det hele på én gang?",
            answer: "Nej. Det, der er tilbage, bliver stående på kortet, til det udløber.",
          },
          {
            question: "Hvor længe gælder et gavekort?",
            answer: "{validity} fra den dag, det aktiveres, medmindre der står andet på produktsiden.",
          },
          {
            question: "Kan jeg få værdien udbetalt?",
            answer:
              "Nej. Et gavekort bruges hos det mærke, der står på det. Er det ikke lige dig, bliver det nemt en gave til en anden.",
          },
        ],
      },
      problems: {
        title: "Når noget er galt",
        questions: [
          {
            question: "Mit kortnummer bliver ikke genkendt.",
            answer:
              "Tjek de 19 cifre og pinkodens 6 cifre; mellemrum er ligegyldige. Efter fem forkerte pinkoder er kortet spærret i 24 timer for at beskytte saldoen.",
          },
          {
            question: "Jeg har mistet mit kort.",
            answer:
              "Sig det straks, og hav ordrenummeret klar. Vi spærrer det, der er tilbage, og finder en løsning sammen med dig.",
          },
          {
            question: "Butikken vil ikke tage imod mit kort.",
            answer:
              "Tjek, at mærket og landet er det rigtige, og at kortet stadig gælder. Tager butikken fejl, så skriv til os, og vi taler med mærket.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Kontakt os",
    description:
      "Skriv til {shop}, eller ring til os: En af os svarer inden for to hverdage, som regel langt tidligere.",
    intro: "En af os læser det, du skriver, og svarer inden for to hverdage, som regel samme dag.",
    before:
      "Måske er dit spørgsmål allerede besvaret hos [kundeservice](route:helpdesk). Handler det om en bestilling, så hav gerne nummeret klar.",
    hours: "På telefon {phone}, på hverdage.",
  },
  business: {
    title: "Gavekort til virksomheder",
    description:
      "Sig tak til kollegerne, byd kunder velkommen, eller beløn en god idé: gavekort til virksomheder, fra én til tusind modtagere.",
    intro: "Én gave, der passer til alle på holdet: Alle vælger selv, ingen skal gætte.",
    reasons: [
      {
        title: "Alle finder noget",
        body: "Fra biograf til havecenter: Dine folk vælger det, de kan lide. Ingen størrelser, ingen rester, ingenting, der ender i en skuffe.",
      },
      {
        title: "Klaret på en eftermiddag",
        body: "Digitale kort er fremme inden for en time, med en hilsen i dine egne ord. Fysiske sendes samme hverdag, hvis du bestiller før kl. {cutOff}.",
      },
      {
        title: "Klart for bogholderiet",
        body: "Der er ingen moms på kortenes værdi. Priserne på porto og indpakning er inklusive moms, og én bekræftelse viser det hele.",
      },
    ],
    steps: [
      {
        title: "Vælg kort og beløb",
        body: "Det samme kort til alle eller hver sit: Læg dem i kurven med navn og hilsen.",
      },
      { title: "Betal én gang", body: "Med butikkens betalingsmåder, det hele på én gang." },
      {
        title: "Gør dem glade",
        body: "Hver modtager får sin egen gave på e-mail. Fysiske kort kommer til én adresse, klar til at dele ud.",
      },
    ],
    invoice: {
      title: "Større bestillinger",
      body: "Gælder det mere end hundrede modtagere, eget tryk på kortet eller en leveringsdag længere fremme, så skriv til [{email}](mailto:{email}). Du får et tilbud inden for én hverdag.",
    },
    questions: [
      {
        question: "Kan vi skrive vores egen hilsen?",
        answer: "Ja, op til 150 tegn til hver gave, og en ny til hver modtager, hvis I vil.",
      },
      {
        question: "Er gavekort til medarbejdere skattefri?",
        answer:
          "Det kommer an på beløbet, anledningen, og hvad kortet kan bruges til. Jeres revisor kender reglerne; i vores bekræftelse står, hvem der har fået hvad, og til hvilken værdi.",
      },
      {
        question: "Hvad sker der med kort, som ingen bruger?",
        answer: "De gælder i {validity}. Modtagerne kan altid tjekke deres saldo.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Gaver, der kommer i god tid",
      body: "{shop} har gavekort til enhver smag: valgt på et minut, med en hilsen i dine egne ord, på e-mail i dag eller afsendt med posten senest næste hverdag.",
    },
    reasons: [
      {
        title: "Sendt til tiden",
        body: "Digitalt inden for en time, med posten samme hverdag, hvis du bestiller før kl. {cutOff}.",
      },
      {
        title: "Med et personligt præg",
        body: "Din egen hilsen, et omslag og en gaveindpakning gør et kort til en gave.",
      },
      {
        title: "Trygt til sidste krone",
        body: "Saldo og udløbsdato kan du altid tjekke, og vi er her, hvis noget går galt.",
      },
    ],
    choice: {
      title: "I tvivl om, hvad de ønsker sig?",
      body: "Begynd med anledningen. Til fødselsdage, bryllupper, nyfødte og mange andre dage har vi samlet kort og et par gode ord under [gaveanledninger](route:givingMoments).",
    },
  },
  headings: {
    cards: "Kort, der passer",
    posts: "Læs videre",
    cases: "Sådan giver virksomheder",
    testimonials: "Det siger kunderne",
    steps: "Sådan foregår det",
    questions: "Spørgsmål",
    contact: "Flere spørgsmål?",
    contactBody: "Skriv til [{email}](mailto:{email}), eller ring på {phone}. Det er en af os, der svarer.",
    allMoments: "Alle gaveanledninger",
    allCards: "Alle gavekort",
  },
};
