import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Spørgsmål og svar",
    description: "Hjælp til at bestille, få, betale og bruge gavekort fra {shop}, og hvordan du får fat i os.",
    intro: "Her finder du svar på de fleste spørgsmål. Finder du ikke dit, så kontakt os.",
    topics: {
      ordering: {
        title: "Bestilling",
        questions: [
          {
            question: "Kan jeg sende én bestilling til flere personer?",
            answer:
              "Ja. Hver gave i din kurv har sin egen modtager, sin egen hilsen og sit eget beløb, og du betaler én gang. For kort med posten vælger du for hver person, om kortet skal sendes direkte til modtageren eller til dig.",
          },
          {
            question: "Kan jeg selv vælge beløbet?",
            answer:
              "For de fleste kort, ja: et hvilket som helst helt beløb inden for de grænser, der står på produktsiden. Nogle mærker har kun faste beløb.",
          },
          {
            question: "Kan jeg ændre en bestilling, når jeg har betalt?",
            answer:
              "Delvist. På bestillingens side kan du rette en e-mailadresse eller trække en gave tilbage, der ikke er åbnet endnu. Gælder det noget andet, så kontakt os hurtigt.",
          },
          {
            question: "Skal jeg have en konto?",
            answer:
              "Nej. Du kan bestille som gæst; bekræftelsen kommer på e-mail. Med en konto ser du også dine bestillinger og gavekort samlet.",
          },
        ],
      },
      delivery: {
        title: "Levering",
        questions: [
          {
            question: "Hvor hurtigt er et gavekort fremme?",
            answer:
              "Digitale kort som regel på få minutter. Fysiske kort, der bestilles før kl. {cutOff}, sendes samme hverdag. Den forventede leveringsdag vises, når du bestiller.",
          },
          {
            question: "E-mailen er ikke kommet. Hvad nu?",
            answer:
              "Kig i spammappen, og tjek adressen i din bekræftelse. Er den rigtig, så [skriv til os](route:contact), og vi sender e-mailen igen.",
          },
          {
            question: "Kan modtageren se, hvad det har kostet?",
            answer:
              "Modtageren ser kortets værdi, men aldrig, hvad du har betalt for levering eller indpakning. Der ligger ingen faktura i pakken.",
          },
        ],
      },
      payment: {
        title: "Betaling",
        questions: [
          {
            question: "Hvordan kan jeg betale?",
            answer:
              "Med de betalingsmetoder, der vises i kassen. Dine betalingsoplysninger går kun til betalingsudbyderen.",
          },
          {
            question: "Betalingen gik ikke igennem. Er min bestilling væk?",
            answer:
              "Nej. Den er gemt med alt, hvad du har skrevet. Gå tilbage, og prøv igen, eller vælg en anden betalingsmetode.",
          },
          {
            question: "Får jeg en faktura?",
            answer:
              "Hvis du vil. Når du har betalt, kan du bede om en faktura på bestillingens side; vi sender den også på e-mail. Priserne for levering og indpakning er inklusive moms.",
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
              "Nej, medmindre loven kræver det. Et gavekort bruges hos det mærke, der står på det. Er det ikke lige dig, er det en fin gave til en anden.",
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
            answer: "Sig det straks, og hav ordrenummeret klar. Vi spærrer saldoen og gør vores bedste for at hjælpe.",
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
    title: "Kundeservice",
    description:
      "Skriv til {shop}, eller ring til os: En af os svarer inden for to hverdage, som regel langt tidligere.",
    intro: "En af os læser det, du skriver, og svarer inden for to hverdage, som regel samme dag.",
    before:
      "Måske er dit spørgsmål allerede besvaret under [spørgsmål og svar](route:helpdesk). Handler det om en bestilling, så hav gerne nummeret klar.",
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
        body: "Du betaler kortenes værdi. Priserne for levering og indpakning er inklusive moms, og én bekræftelse viser det hele.",
      },
    ],
    steps: [
      {
        title: "Vælg kort og beløb",
        body: "Det samme kort til alle eller hver sit: Læg dem i kurven med navn og hilsen.",
      },
      { title: "Betal én gang", body: "Med butikkens betalingsmetoder, det hele på én gang." },
      {
        title: "Send gaverne",
        body: "Hver modtager får sin egen gave på e-mail. Fysiske kort sendes direkte til hver modtager eller til dig, så du kan dele dem ud.",
      },
    ],
    invoice: {
      title: "Større bestillinger",
      body: "Vil du betale med faktura eller se dit logo på kortet? [Bed om et tilbud](route:businessQuote). Mange gaver på én gang bestiller du med en [liste over modtagere](route:manyRecipients).",
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
        body: "Din egen hilsen, gavepapir og gaveindpakning gør et kort til en gave.",
      },
      {
        title: "Vi er her for dig",
        body: "Saldo og udløbsdato kan du altid tjekke. Går noget galt, hjælper vi dig.",
      },
    ],
    choice: {
      title: "I tvivl om, hvad du skal give?",
      body: "Begynd med anledningen. Til fødselsdage, bryllupper, nyfødte og meget mere finder du kort og idéer til hilsner under [gaveanledninger](route:givingMoments).",
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
    contactBody: "Skriv til [{email}](mailto:{email}), eller ring på {phone}. Vi hjælper gerne.",
    allMoments: "Alle gaveanledninger",
    allCards: "Alle gavekort",
  },
};
