import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blogg: kunsten å gi",
    description:
      "Hvordan du velger en gave, hva du skriver på kortet, og når du sender det: tips til deg som vil gi med omtanke.",
    intro: "Tips til å velge, skrive og gi.",
  },
  posts: {
    choose: {
      path: "velg-et-gavekort-som-blir-brukt",
      title: "Velg et gavekort som blir brukt",
      description: "Det beste gavekortet er det som blir brukt. Tre spørsmål som hjelper deg å finne det.",
      intro:
        "De fleste gavekort blir brukt i løpet av noen uker. De som blir liggende i en skuff, passet ikke helt til den som fikk dem.",
      sections: [
        {
          title: "Hvordan ser en ledig lørdag ut?",
          body: "Ikke hvordan den kunne ha sett ut, og ikke hvordan den så ut for tre år siden. Den som tilbringer lørdagene i hagen, blir gladere for et kort til blomsterløk enn til et spa, uansett hvor sliten vedkommende ser ut. Vet du det ikke, så spør noen vedkommende bor sammen med.",
        },
        {
          title: "Er det en butikk i nærheten, eller en god nettbutikk?",
          body: "Et kort til en restaurant i den andre enden av landet er vanskelig å få brukt. På produktsiden står det hvor kortet kan brukes. Er du i tvil, velg et merke som også selger på nett.",
        },
        {
          title: "Rekker beløpet til én hel ting?",
          body: "En gave bør ikke begynne med å legge på av egen lomme. Tenk på én ting i den butikken og hva den koster: en innbundet bok, to kinobilletter, en god middag. Der har du beløpet. Skriv i hilsenen hva du hadde tenkt på, og la mottakeren stå fritt til å velge noe annet.",
        },
      ],
    },
    message: {
      path: "hva-skriver-man-pa-et-gavekort",
      title: "Hva skriver man på et gavekort?",
      description:
        "150 tegn er rikelig. Slik skriver du en hilsen som blir tatt vare på lenge etter at kortet er brukt.",
      intro: "En personlig hilsen blir noen ganger tatt vare på i årevis. Tre råd som hjelper deg i gang.",
      sections: [
        {
          title: "Begynn med personen, ikke med dagen",
          body: "«Gratulerer med dagen» står alt på kaka. Begynn med noe bare du vet: «Siden du begynte å ro, ler du mer.» Resten skriver seg selv.",
        },
        {
          title: "Ett bilde i stedet for tre ønsker",
          body: "Helse, lykke og suksess passer for alle. Noe konkret er bedre: «Jeg ønsker deg en søndag i år der ingen trenger deg før ti.»",
        },
        {
          title: "Si hva det er til, og la mottakeren velge",
          body: "«Jeg tenkte på den blå lampa, men du har bedre øye for sånt.» Det viser at du har sett etter, og valget blir der det hører hjemme. Les det høyt én gang før du trykker på knappen. Ville du sagt det slik, er det riktig.",
        },
      ],
    },
    "digital-or-post": {
      path: "pa-e-post-eller-i-posten",
      title: "På e-post eller i posten?",
      description:
        "Et digitalt kort er raskt, et trykt kan pakkes opp. Slik vet du hvilket av de to som er den fineste gaven, og når.",
      intro: "De er like mye verdt, men føles forskjellig.",
      sections: [
        {
          title: "På e-post, når øyeblikket teller",
          body: "Langt borte, sent på kvelden eller akkurat det minuttet en eksamen er over: En e-post er der med en gang. Den blir heller ikke borte i en skuff: Et raskt søk i innboksen er nok.",
        },
        {
          title: "I posten, når man sitter rundt et bord",
          body: "Bursdager med gjester, bryllup, barn: Da bør det være noe å pakke opp. Gavepapir og gaveinnpakning koster lite og gjør det til en ordentlig gave. Bestill før kl. {cutOff} på en virkedag, så sender vi det samme dag.",
        },
        {
          title: "Begge deler",
          body: "Et lite digitalt kort om morgenen og den egentlige gaven om kvelden: en fin start på dagen, og noe å pakke opp senere.",
        },
      ],
    },
    "birthday-by-age": {
      path: "bursdagsgaver-etter-alder",
      title: "Bursdagsgaver fra åtte til åtti",
      description: "Hva barn, tenåringer, foreldre og besteforeldre liker å få, og hvor mye det er vanlig å gi.",
      intro: "Fra lommepengeønsker til en ettermiddag på spa: det folk setter pris på i alle aldre.",
      sections: [
        {
          title: "Åtte til femten",
          body: "Å kjøpe noe helt alene for første gang er halve gaven. Velg en butikk man kommer seg til uten foreldre, og et beløp som rekker til én ting med litt vekslepenger til overs. Spill, bøker og sport går nesten alltid bra.",
        },
        {
          title: "Seksten til førti",
          body: "Her er det kveldene som teller: en konsert, et bord på restaurant, en helg et sted. Spleis med andre. Til den som nettopp har flyttet, er hjem og hage aldri feil; til ferske foreldre alt som kan spises varmt.",
        },
        {
          title: "Førti og oppover",
          body: "En ettermiddag på spa, en teaterkveld for to, en dag på kurs. Til besteforeldre er et trykt kort bedre enn en e-post: Det står på kommoden og blir vist fram til gjester.",
        },
      ],
    },
    "team-presents": {
      path: "gaver-til-kollegene-uten-mote",
      title: "Gaver til kollegene, uten møte",
      description:
        "Hvordan du takker åtte kolleger på et kvarter, rettferdig, og slik at hver av dem merker at det er personlig ment.",
      intro: "Det tar tid å finne én gave til åtte mennesker. Her er en raskere måte.",
      sections: [
        {
          title: "Samme beløp, ulike kort",
          body: "Gi alle samme beløp og velg merke for hver enkelt, eller ett merke med mange butikker for alle. Det tar et minutt per person.",
        },
        {
          title: "En setning til hver",
          body: "«Takk for innsatsen» kunne stått i en mal. Skriv én ting akkurat denne personen har gjort i år. Kommer du ikke på noe, spør kollegaen ved siden av; bare den samtalen er verdt det.",
        },
        {
          title: "Husk grensene",
          body: "Gaver til ansatte er skattefrie opptil en viss sum i året, og ikke utover den. Sjekk hos Skatteetaten før du velger beløp. I ordrebekreftelsen står mottakere og verdier til regnskapet.",
        },
      ],
    },
    "last-minute": {
      path: "glemt-her-er-planen",
      title: "Glemt det? Her er planen",
      description: "Festen er i kveld, og du har ingenting. Tjue minutter er nok til en gave der det ikke merkes.",
      intro: "Det kan skje den beste. Det som teller, er hva du gjør med de neste tjue minuttene.",
      sections: [
        {
          title: "Fem minutter: velg",
          body: "Tenk på det siste mottakeren fortalte deg om med lys i øynene. Let etter et merke som passer. Ikke bla gjennom alt; den første gode ideen er som regel den rette.",
        },
        {
          title: "Ti minutter: skriv",
          body: "Bruk dobbelt så lang tid på hilsenen som på valget. Etter en god hilsen spør ingen når gaven ble kjøpt.",
        },
        {
          title: "Fem minutter: gi det pent",
          body: "Få kortet sendt til deg selv, skriv det ut og legg det i en konvolutt; et brettet ark fint papir går også. Eller send det rett til mottakeren, og vær der når mobilen surrer.",
        },
      ],
    },
    "film-evening": {
      path: "en-filmkveld-i-gave",
      title: "En filmkveld i gave",
      description:
        "Et gavekort på kino, gode plasser og noe å knaske på: slik gir du bort en hel kveld. Med en kortfilm å begynne med.",
      intro: "Et gavekort på kino, en dato og popkorn: mer skal ikke til for en fin kveld.",
      sections: [
        {
          title: "Tre ting er nok",
          body: "Velg et gavekort på kino som holder til to plasser, skriv en dato som passer dere begge, og legg ved noe å knaske på. Den som pakker det opp, gleder seg til kvelden med en gang.",
        },
        {
          title: "En kortfilm å begynne med",
          body: "«Big Buck Bunny» varer i ti minutter og passer for alle aldre. Den er laget av Blender Foundation, og alle kan se den og dele den fritt.",
        },
        {
          title: "Hva du kan skrive",
          body: "«Fredag klokka åtte: du velger film, jeg tar med popkorn.» Med en slik setning blir det en invitasjon, og den får god plass i hilsenens 150 tegn.",
        },
      ],
    },
  },
};
