import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: kunsten at give",
    description:
      "Hvordan man vælger en gave, hvad man skriver på kortet, og hvornår man sender det: tips til at give med omtanke.",
    intro: "Tips til at vælge, skrive og give.",
  },
  posts: {
    choose: {
      path: "vaelg-et-gavekort-der-bliver-brugt",
      title: "Vælg et gavekort, der bliver brugt",
      description: "Det bedste gavekort er det, der bliver brugt. Tre spørgsmål, der hjælper dig med at finde det.",
      intro:
        "De fleste gavekort bliver brugt inden for få uger. Dem, der bliver liggende i skuffen, passede ikke rigtig til den, der fik dem.",
      sections: [
        {
          title: "Hvordan ser en fri lørdag ud?",
          body: "Ikke hvordan den kunne se ud, og ikke hvordan den så ud for tre år siden. Den, der bruger lørdagene i haven, bliver gladere for et kort til blomsterløg end til et spa, uanset hvor træt vedkommende ser ud. Ved du det ikke, så spørg en, vedkommende bor sammen med.",
        },
        {
          title: "Er der en butik i nærheden, eller en god webshop?",
          body: "Et kort til en restaurant i den anden ende af landet er svært at få brugt. På produktsiden står, hvor kortet kan bruges. Er du i tvivl, så vælg et mærke, der også sælger på nettet.",
        },
        {
          title: "Rækker beløbet til én hel ting?",
          body: "En gave skal ikke begynde med, at man selv må lægge til. Tænk på én ting i den butik, og hvad den koster: en indbundet bog, to biografbilletter, en god middag. Så har du beløbet. Skriv i hilsenen, hvad du havde i tankerne, og lad modtageren frit vælge noget andet.",
        },
      ],
    },
    message: {
      path: "hvad-skriver-man-paa-et-gavekort",
      title: "Hvad skriver man på et gavekort?",
      description: "150 tegn er rigeligt. Sådan skriver du en hilsen, der bliver gemt, længe efter at kortet er brugt.",
      intro: "En personlig hilsen bliver nogle gange gemt i årevis. Tre råd, der hjælper dig i gang.",
      sections: [
        {
          title: "Begynd med mennesket, ikke med dagen",
          body: "»Tillykke med fødselsdagen« står allerede på kagen. Begynd med noget, kun du ved: »Siden du begyndte at ro, griner du mere.« Resten skriver sig selv.",
        },
        {
          title: "Ét billede i stedet for tre ønsker",
          body: "Sundhed, lykke og succes passer til alle. Noget konkret er bedre: »Jeg ønsker dig en søndag i år, hvor ingen har brug for dig før ti.«",
        },
        {
          title: "Sig, hvad det er til, og lad modtageren vælge",
          body: "»Jeg tænkte på den blå lampe, men du har bedre øje for den slags.« Det viser, at du har kigget efter, og valget bliver, hvor det hører hjemme. Læs det højt én gang, før du trykker på knappen. Ville du sige det sådan, er det rigtigt.",
        },
      ],
    },
    "digital-or-post": {
      path: "paa-e-mail-eller-med-posten",
      title: "På e-mail eller med posten?",
      description:
        "Et digitalt kort er hurtigt, et trykt kan pakkes op. Sådan ved du, hvilket af de to der er den fineste gave, og hvornår.",
      intro: "De er lige meget værd, men føles forskellige.",
      sections: [
        {
          title: "På e-mail, når øjeblikket tæller",
          body: "Langt væk, sent om aftenen eller lige i det minut, en eksamen er slut: En e-mail er der med det samme. Den bliver heller ikke væk i en skuffe: En hurtig søgning i indbakken er nok.",
        },
        {
          title: "Med posten, når man sidder om et bord",
          body: "Fødselsdage med gæster, bryllupper, børn: Her skal der være noget at pakke op. Gavepapir og gaveindpakning koster kun lidt og gør det til en rigtig gave. Bestil før kl. {cutOff} på en hverdag, så sender vi det samme dag.",
        },
        {
          title: "Begge dele",
          body: "Et lille digitalt kort om morgenen og den rigtige gave om aftenen: en god start på dagen, og noget at pakke op senere.",
        },
      ],
    },
    "birthday-by-age": {
      path: "foedselsdagsgaver-efter-alder",
      title: "Fødselsdagsgaver fra otte til firs",
      description: "Hvad børn, teenagere, forældre og bedsteforældre gerne vil have, og hvor meget man plejer at give.",
      intro: "Fra lommepengeønsker til en eftermiddag i spa: det glæder folk i hver alder.",
      sections: [
        {
          title: "Otte til femten",
          body: "At købe noget helt alene for første gang er den halve gave. Vælg en butik, man kan cykle til uden forældre, og et beløb, der rækker til én ting med lidt byttepenge til overs. Spil, bøger og sport går næsten altid.",
        },
        {
          title: "Seksten til fyrre",
          body: "Her er det aftenerne, der tæller: en koncert, et bord på restaurant, en weekend et sted. Slå jer sammen. Til den, der lige er flyttet, er hus og have aldrig forkert; til nybagte forældre alt, hvad der kan spises varmt.",
        },
        {
          title: "Fyrre og opefter",
          body: "En eftermiddag med wellness, en teateraften for to, en dag på en workshop. Til bedsteforældre er et trykt kort bedre end en e-mail: Det står på kommoden og bliver vist frem for gæster.",
        },
      ],
    },
    "team-presents": {
      path: "gaver-til-kollegerne-uden-moede",
      title: "Gaver til kollegerne, uden møde",
      description:
        "Hvordan du takker otte kolleger på et kvarter, retfærdigt, og så hver enkelt mærker, at det er personligt ment.",
      intro: "Det tager tid at finde én gave til otte mennesker. Her er en hurtigere måde.",
      sections: [
        {
          title: "Samme beløb, hvert sit kort",
          body: "Giv alle det samme beløb, og vælg mærket til hver enkelt, eller ét mærke med mange butikker til alle. Det tager et minut pr. person.",
        },
        {
          title: "En sætning til hver",
          body: "»Tak for indsatsen« lyder som en skabelon. Skriv én ting, som netop den person har gjort i år. Kommer du ikke i tanke om noget, så spørg ved skrivebordet ved siden af; alene den samtale er det værd.",
        },
        {
          title: "Husk grænserne",
          body: "Et gavekort til en medarbejder kan være skattepligtigt; det kommer an på beløbet, anledningen, og hvor kortet kan bruges, og for julegaver gælder en grænse for sig. Tjek reglerne hos Skattestyrelsen, før du vælger beløb. I ordrebekræftelsen står modtagere og værdier til bogholderiet.",
        },
      ],
    },
    "last-minute": {
      path: "glemt-her-er-planen",
      title: "Glemt det? Her er planen",
      description:
        "Festen er i aften, og du har ingenting. Tyve minutter er nok til en gave, hvor det ikke kan mærkes.",
      intro: "Det sker for de bedste. Det, der tæller, er, hvad du gør med de næste tyve minutter.",
      sections: [
        {
          title: "Fem minutter: vælg",
          body: "Tænk på det sidste, modtageren fortalte dig om med lys i øjnene. Find et mærke, der passer. Lad være med at bladre det hele igennem; den første gode idé er som regel den rigtige.",
        },
        {
          title: "Ti minutter: skriv",
          body: "Brug dobbelt så lang tid på hilsenen som på valget. Efter en god hilsen spørger ingen, hvornår gaven er købt.",
        },
        {
          title: "Fem minutter: giv det pænt",
          body: "Få kortet sendt til dig selv, print det, og læg det i en kuvert; et foldet ark godt papir kan også bruges. Eller send det direkte til modtageren, og vær der, når mobilen brummer.",
        },
      ],
    },
    "film-evening": {
      path: "en-filmaften-i-gave",
      title: "En filmaften i gave",
      description:
        "Et gavekort til biografen, gode pladser og lidt at knase: sådan giver du en hel aften i gave. Med en kortfilm at begynde med.",
      intro: "Et gavekort til biografen, en dato og popcorn: mere skal der ikke til for en god aften.",
      sections: [
        {
          title: "Tre ting er nok",
          body: "Vælg et gavekort til biografen, der rækker til to pladser, skriv en dato, der passer jer begge, og læg lidt at knase ved. Den, der pakker det op, glæder sig straks til aftenen.",
        },
        {
          title: "En kortfilm at begynde med",
          body: "»Big Buck Bunny« varer ti minutter og passer til alle aldre. Den er lavet af Blender Foundation, og alle må frit se den og dele den.",
        },
        {
          title: "Hvad du kan skrive",
          body: "»Fredag klokken otte: du vælger film, jeg tager popcorn med.« Med sådan en sætning bliver det en invitation, og der er rigelig plads til den i hilsenens 150 tegn.",
        },
      ],
    },
  },
};
