import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blogg: kunsten å gi",
    description:
      "Hvordan du velger en gave, hva du skriver på kortet, og når du sender det: korte tekster om å gi med omtanke.",
    intro: "Korte tekster om å velge, skrive og gi.",
  },
  posts: {
    choose: {
      path: "velg-et-gavekort-som-blir-brukt",
      title: "Velg et gavekort som blir brukt",
      description: "Det beste gavekortet er brukt innen en måned. Tre spørsmål som hjelper deg å finne det.",
      intro:
        "De fleste gavekort blir brukt i løpet av noen uker. De som blir liggende i en skuff, ble kjøpt til en som ikke finnes: den vi skulle ønske at noen var.",
      sections: [
        {
          title: "Hva gjør de på en ledig lørdag?",
          body: "Ikke hva de kunne ha gjort, og ikke hva de gjorde for tre år siden. Den som tilbringer lørdagene i hagen, blir gladere for et kort til blomsterløk enn til et spa, uansett hvor sliten vedkommende ser ut. Vet du det ikke, så spør noen de bor sammen med.",
        },
        {
          title: "Er det en butikk i nærheten, eller en god nettbutikk?",
          body: "Et kort til en restaurant i den andre enden av landet er et oppdrag, ikke en gave. På produktsiden står det hvor kortet kan brukes. Er du i tvil, velg et merke som også selger på nett.",
        },
        {
          title: "Rekker beløpet til én hel ting?",
          body: "En gave bør ikke begynne med å legge på av egen lomme. Tenk på én ting i den butikken og hva den koster: en innbundet bok, to kinobilletter, en god middag. Der har du beløpet. Skriv hva du hadde tenkt på, og la dem stå fritt til å velge noe annet.",
        },
      ],
    },
    message: {
      path: "hva-skriver-man-pa-et-gavekort",
      title: "Hva skriver man på et gavekort?",
      description:
        "150 tegn er rikelig. Slik skriver du en hilsen som blir tatt vare på lenge etter at kortet er brukt.",
      intro: "Beløpet er glemt til våren. Setningen ved siden av blir noen ganger tatt vare på i årevis.",
      sections: [
        {
          title: "Begynn med personen, ikke med dagen",
          body: "«Gratulerer med dagen» står alt på kaka. Begynn med noe bare du vet: «Siden du begynte å ro, ler du mer.» Resten skriver seg selv.",
        },
        {
          title: "Ett bilde i stedet for tre ønsker",
          body: "Helse, lykke og suksess passer for alle, og derfor for ingen. Ett bilde er bedre: «Jeg ønsker deg en søndag i år der ingen trenger deg før ti.»",
        },
        {
          title: "Si hva det er til, og gi slipp",
          body: "«Jeg tenkte på den blå lampa, men du har bedre øye for sånt.» Det viser at du har sett etter, og valget blir der det hører hjemme. Les det høyt én gang før du trykker på knappen. Ville du sagt det slik, er det riktig.",
        },
      ],
    },
    "digital-or-post": {
      path: "pa-e-post-eller-i-posten",
      title: "På e-post eller i posten?",
      description:
        "Et digitalt kort er raskt, et trykt kan pakkes opp. Slik vet du hvilket av de to som er den fineste gaven, og når.",
      intro: "Begge har samme verdi. De kjennes ikke like ut.",
      sections: [
        {
          title: "På e-post, når øyeblikket teller",
          body: "Langt borte, sent på kvelden eller akkurat det minuttet en eksamen er over: En e-post er der med en gang. Den kan heller ikke bli borte i en skuff; den som søker i innboksen, finner den.",
        },
        {
          title: "I posten, når man sitter rundt et bord",
          body: "Bursdager med gjester, bryllup, barn: Da bør det være noe å pakke opp. Omslag og gaveinnpakning koster lite og får en til å glemme plasten. Bestill før kl. {cutOff} på en virkedag, så sender vi det samme dag.",
        },
        {
          title: "Begge deler",
          body: "Et lite digitalt kort om morgenen og den egentlige gaven om kvelden: Det første sier at du tenkte på det før frokost, den andre at du tenkte på det for en uke siden.",
        },
      ],
    },
    "birthday-by-age": {
      path: "bursdagsgaver-etter-alder",
      title: "Bursdagsgaver fra åtte til åtti",
      description: "Hva barn, tenåringer, foreldre og besteforeldre liker å få, og hvor mye det er vanlig å gi.",
      intro: "Alderen sier lite om en av oss, og ganske mye om hva som fremdeles mangler i huset.",
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
          body: "Det meste er der fra før, men ikke tid. En ettermiddag på spa, en teaterkveld for to, en dag på kurs. Til besteforeldre er et trykt kort bedre enn en e-post: Det står på kommoden og blir vist fram til gjester.",
        },
      ],
    },
    "team-presents": {
      path: "gaver-til-kollegene-uten-mote",
      title: "Gaver til kollegene, uten møte",
      description:
        "Hvordan du takker åtte kolleger på et kvarter, rettferdig, og slik at hver av dem merker at det er personlig ment.",
      intro: "Ingenting tar lengre tid enn å finne én gave til åtte mennesker. Så ikke let etter den.",
      sections: [
        {
          title: "Samme beløp, ulike kort",
          body: "Rettferdig betyr ikke likt. Gi alle samme beløp og velg merke for hver enkelt, eller ett merke med mange butikker for alle. Det tar et minutt per person.",
        },
        {
          title: "En setning til hver",
          body: "«Takk for innsatsen» kunne stått i en mal. Skriv én ting akkurat denne personen har gjort i år. Kommer du ikke på noe, spør ved nabopulten; bare den samtalen er verdt det.",
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
      description: "Festen er i kveld, og du har ingenting. Tjue minutter er nok til en gave som ikke ser ut som det.",
      intro: "Det skjer den beste. Det som teller, er hva du gjør med de neste tjue minuttene.",
      sections: [
        {
          title: "Fem minutter: velg",
          body: "Tenk på det siste de fortalte deg om med lys i øynene. Let etter et merke som passer. Ikke bla gjennom alt; den første gode ideen er som regel den rette.",
        },
        {
          title: "Ti minutter: skriv",
          body: "Bruk dobbelt så lang tid på hilsenen som på valget. Den som leser en god setning, spør ikke når gaven ble kjøpt.",
        },
        {
          title: "Fem minutter: gi det pent",
          body: "Få kortet sendt til deg selv, skriv det ut og legg det i en konvolutt; et brettet ark fint papir går også. Eller send det rett til dem, og vær der når mobilen surrer.",
        },
      ],
    },
  },
};
