import type { LanguageWords } from "./language-words.ts";

export const da: LanguageWords = {
  categories: {
    fashion: "Mode",
    beauty: "Skønhed",
    books: "Bøger",
    dining: "Restauranter",
    cinema: "Biograf & teater",
    travel: "Rejser",
    wellness: "Wellness",
    "home-garden": "Bolig & have",
    sports: "Sport & friluftsliv",
    "games-tech": "Spil & teknik",
    kids: "Børn",
    "food-wine": "Mad & vin",
    music: "Musik & festivaler",
    experiences: "Oplevelser",
    motoring: "Bil & cykel",
    pets: "Kæledyr",
    charity: "Velgørende formål",
    "for-business": "Erhverv",
  },
  openings: {
    fashion: [
      "Hos {brand} hænger det næste yndlingsstykke allerede klar.",
      "{brand} klæder hverdagen lidt pænere på, fra frakke til halstørklæde.",
    ],
    beauty: [
      "{brand} samler hudpleje, duft og farve, man gerne dvæler ved.",
      "Med {brand} bliver stunden foran spejlet en gave.",
    ],
    books: [
      "Hos {brand} er den næste gode historie aldrig langt væk.",
      "{brand} har reoler at fare vild i og folk, der ved, hvad man skal læse bagefter.",
    ],
    dining: [
      "Et bord hos {brand}: god mad og ingen hast.",
      "{brand} laver mad efter årstiden og serverer i ro og mag.",
    ],
    cinema: ["Lyset slukkes, telefonen med: en aften hos {brand}.", "{brand} gør en almindelig aften til en premiere."],
    travel: [
      "Med {brand} er det næste rejsemål tættere på, end man tror.",
      "{brand} arrangerer både weekendture og lange rejser.",
    ],
    wellness: [
      "Varmt vand, stille rum og en tom kalender: Det er {brand}.",
      "{brand} giver en eftermiddag i ro og mag.",
    ],
    "home-garden": [
      "{brand} har det, der gør et hus hjemligt, ude og inde.",
      "Fra den første spire til den sidste pude: {brand} har ideer til hvert hjørne.",
    ],
    sports: [
      "{brand} har udstyret til den første runde og den sidste top.",
      "Gode sko, godt udstyr, gode råd: {brand} får folk i bevægelse.",
    ],
    "games-tech": [
      "{brand} har spillene og dimserne, som alle samles om.",
      "Nye verdener, smart teknik og lige én bane til hos {brand}.",
    ],
    kids: [
      "{brand} er fyldt med ting at bygge, kramme og køre om kap med.",
      "Hos {brand} begynder legen, uanset alder.",
    ],
    "food-wine": [
      "{brand} fylder spisekammeret med ting, der er for gode til at gemme.",
      "Ost, chokolade, en flaske at dele: {brand} kender dem, der laver det.",
    ],
    music: [
      "{brand} er forreste række, ekstranumre og sange, der bliver hængende.",
      "Lille scene eller stor mark: {brand} har billetten.",
    ],
    experiences: [
      "{brand} giver en dag, der tales om i årevis.",
      "Højt op, under vandet eller meget hurtigt: {brand} har eventyret.",
    ],
    motoring: [
      "{brand} holder hjulene i gang, to eller fire.",
      "Fra serviceeftersyn til søndagstur: Hos {brand} er man på rette sted.",
    ],
    pets: [
      "{brand} tager sig af alle med poter, fjer eller finner.",
      "Godbidder, legetøj og gode råd: {brand} forkæler dem, som de fortjener.",
    ],
  },
  middles: [
    "Du vælger beløbet, modtageren vælger noget, der glæder.",
    "Kortet kan bruges på én gang eller lidt efter lidt.",
    "Et par ord fra dig, og det bliver en personlig gave.",
  ],
  closings: [
    "Dejligt til en fødselsdag og lige så velkomment uden grund.",
    "Et sikkert valg til den, der har alt.",
    "Klart til tiden, også når man kommer sent i tanker om det.",
  ],
  conditions: {
    validity: "Kortet er gyldigt i {validity} fra den dag, det aktiveres.",
    spend: [
      "Det kan bruges i alle {brand}-butikker og på nettet; resten bliver stående på kortet.",
      "Vis koden ved kassen hos {brand}, eller indtast den på nettet; beløbet kan bruges ad flere gange.",
    ],
    fixed: "Kortet sælges kun med faste beløb.",
    cash: "Det kan ikke ombyttes til kontanter eller fyldes op.",
  },
  blankPack: {
    title: "Gavekort uden beløb, æske med {count}",
    description:
      "Hav {count} trykte gavekort ved hånden, og aktivér dem på nettet, når de gives, med det beløb, du ønsker.",
    conditions: "Kortene har ingen værdi, før de er aktiveret. Aktiveringen bekræftes inden for 24 timer.",
  },
  businessCard: {
    title: "Gavekort fra {brand} til virksomheder",
    description:
      "Til medarbejdere og forretningsforbindelser, på et valgfrit helt beløb fra {minimum} til {maximum}. Hos {brand} kan det bruges på kontorartikler, kaffe og små gaver, på én gang eller lidt ad gangen.",
  },
  donations: {
    "groves-for-tomorrow": "Planter unge træer med lokale planteskoler og passer dem i ti år.",
    "the-warm-table": "Laver varme måltider af reddet mad til naboer, der har brug for selskab.",
    "blue-bay-rescue": "Renser strande og hjælper strandede havdyr tilbage i vandet.",
    "pages-for-all": "Bringer bøger og læsestunder til skoler uden bibliotek.",
    "little-lanterns": "Lader familier være sammen tæt på et barn på hospitalet.",
    "open-paw-shelter": "Tager hjemløse hunde og katte ind og finder et hjem til dem.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Din gave betaler småtræer, pælene, der støtter dem, og vand til de første somre.",
    "the-warm-table": "Din gave fylder gryden: grøntsager, gas og en stol ved bordet til den, der kommer alene.",
    "blue-bay-rescue": "Din gave køber net, handsker og den fisk, som en sæl har brug for, til den kan svømme hjem.",
    "pages-for-all": "Din gave stiller nye bøger på hylden og betaler en times højtlæsning.",
    "little-lanterns": "Din gave betaler en seng, morgenmad og en lampe i vinduet, få skridt fra hospitalet.",
    "open-paw-shelter": "Din gave betaler foder, dyrlæge og en varm kurv, indtil en ny familie kommer.",
  },
  donationConditions: "Hele beløbet går til organisationen. En videregivet donation kan ikke refunderes.",
  housePapers: { rosettes: "Papir med rosetter", zigzag: "Papir med zigzag" },
  extras: {
    "wrap-confetti": "Papir med konfetti",
    "wrap-botanical": "Papir med blade",
    "wrap-stripes": "Stribet papir",
    "wrap-night-sky": "Papir med stjernehimmel",
    "wrap-kraft": "Kraftpapir med snor",
    "digital-birthday": "Tillykke med fødselsdagen",
    "digital-thank-you": "Mange tak",
    "digital-congratulations": "Tillykke",
    "digital-love": "Med kærlighed",
    "digital-winter": "Vinterhilsen",
    "digital-new-home": "Nyt hjem",
    "packing-kraft-box": "Gaveæske i kraftpap",
    "packing-ribbon-box": "Gaveæske med sløjfe",
    "packing-tin": "Metaldåse",
    "packing-pouch": "Fløjlspose",
  },
};
