import type { LanguageWords } from "./language-words.ts";

export const nb: LanguageWords = {
  categories: {
    fashion: "Mote",
    beauty: "Skjønnhet",
    books: "Bøker",
    dining: "Restaurant",
    cinema: "Kino og teater",
    travel: "Reise",
    wellness: "Velvære",
    "home-garden": "Hjem og hage",
    sports: "Sport og friluft",
    "games-tech": "Spill og teknologi",
    kids: "Barn",
    "food-wine": "Mat og vin",
    music: "Musikk og festival",
    experiences: "Opplevelser",
    motoring: "Bil og sykkel",
    pets: "Kjæledyr",
    charity: "Veldedige formål",
    "for-business": "Bedrift",
  },
  openings: {
    fashion: [
      "Hos {brand} henger det neste favorittplagget allerede klart.",
      "{brand} kler hverdagen litt finere, fra kåpe til skjerf.",
    ],
    beauty: [
      "{brand} samler hudpleie, duft og farge det er verdt å dvele ved.",
      "Med {brand} blir stunden foran speilet en gave.",
    ],
    books: [
      "Hos {brand} er den neste gode historien aldri langt unna.",
      "{brand} har hyller å gå seg vill i, og folk som vet hva du bør lese.",
    ],
    dining: ["Et bord hos {brand}: god mat og ingen hast.", "{brand} lager mat etter sesong og serverer i ro og mak."],
    cinema: ["Lyset slukkes, mobilen også: en kveld hos {brand}.", "{brand} gjør en vanlig kveld til premiere."],
    travel: [
      "Med {brand} er det neste reisemålet nærmere enn du tror.",
      "{brand} ordner både helgeturer og lange reiser.",
    ],
    wellness: ["Varmt vann, stille rom og tom kalender: Det er {brand}.", "{brand} gir en ettermiddag med ro."],
    "home-garden": [
      "{brand} har det som gjør et hus hjemmekoselig, ute og inne.",
      "Fra den første spiren til den siste puten: {brand} har ideer til hvert hjørne.",
    ],
    sports: [
      "{brand} har utstyret til første runde og siste topp.",
      "Gode sko, godt utstyr, gode råd: {brand} får folk i bevegelse.",
    ],
    "games-tech": [
      "{brand} har spillene og dingsene alle samles rundt.",
      "Nye verdener, smart teknologi og ett brett til hos {brand}.",
    ],
    kids: [
      "{brand} er fullt av ting å bygge, klemme og kjøre om kapp med.",
      "Hos {brand} begynner leken, uansett alder.",
    ],
    "food-wine": [
      "{brand} fyller spiskammeret med ting som er for gode til å spares.",
      "Ost, sjokolade, en flaske å dele: {brand} kjenner dem som lager det.",
    ],
    music: [
      "{brand} er første rad, ekstranummer og sanger som sitter.",
      "Liten scene eller stort jorde: {brand} har billetten.",
    ],
    experiences: [
      "{brand} gir en dag det snakkes om i årevis.",
      "Høyt opp, under vann eller veldig fort: {brand} har eventyret.",
    ],
    motoring: [
      "{brand} holder hjulene i gang, to eller fire.",
      "Fra service til søndagstur: Hos {brand} er du på rett sted.",
    ],
    pets: [
      "{brand} tar vare på alle med poter, fjær eller finner.",
      "Godbiter, leker og gode råd: {brand} skjemmer dem bort skikkelig.",
    ],
  },
  middles: [
    "Du velger beløpet, mottakeren velger noe som gleder.",
    "Kortet kan brukes på én gang eller litt etter litt.",
    "Noen egne ord, og det blir en personlig gave.",
  ],
  closings: [
    "Fint til bursdagen, og like velkomment uten grunn.",
    "Et trygt valg for den som har alt.",
    "Klart i tide, selv om du husket det sent.",
  ],
  conditions: {
    validity: "Kortet er gyldig i {validity} fra dagen det aktiveres.",
    spend: [
      "Det kan brukes i alle {brand}-butikker og på nett; resten blir stående på kortet.",
      "Vis koden i kassen hos {brand} eller skriv den inn på nett; du kan bruke litt om gangen.",
    ],
    fixed: "Kortet selges bare med faste beløp.",
    cash: "Det kan ikke løses inn i kontanter eller fylles på.",
  },
  blankPack: {
    title: "Gavekort uten beløp, eske med {count}",
    description:
      "Ha {count} trykte gavekort for hånden og aktiver dem på nett når du gir dem bort, med beløpet du ønsker.",
    conditions: "Kortene har ingen verdi før de er aktivert. Aktiveringen bekreftes innen 24 timer.",
  },
  businessCard: {
    title: "Gavekort fra {brand} for bedrifter",
    description:
      "Til ansatte og forretningsforbindelser, på et valgfritt helt beløp fra {minimum} til {maximum}. Hos {brand} kan det brukes på kontorrekvisita, kaffe og små gaver, på én gang eller litt om gangen.",
  },
  donations: {
    "groves-for-tomorrow": "Planter unge trær med lokale gartnere og steller dem i ti år.",
    "the-warm-table": "Lager varme måltider av reddet mat til naboer som trenger selskap.",
    "blue-bay-rescue": "Rydder strender og hjelper strandede sjødyr tilbake til vannet.",
    "pages-for-all": "Gir bøker og lesestunder til skoler uten bibliotek.",
    "little-lanterns": "Lar familier være sammen nær et barn på sykehus.",
    "open-paw-shelter": "Tar imot hjemløse hunder og katter og finner et hjem til dem.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Gaven din betaler småtrær, støttene som holder dem og vann de første somrene.",
    "the-warm-table": "Gaven din fyller gryta: grønnsaker, gass og en stol ved bordet til den som kommer alene.",
    "blue-bay-rescue": "Gaven din kjøper nett, hansker og fisken en sel trenger til den kan svømme hjem.",
    "pages-for-all": "Gaven din setter nye bøker i hylla og betaler en time med høytlesing.",
    "little-lanterns": "Gaven din betaler en seng, frokost og en lampe i vinduet, noen skritt fra sykehuset.",
    "open-paw-shelter": "Gaven din betaler fôr, veterinær og en varm kurv til en ny familie kommer.",
  },
  donationConditions: "Hele beløpet går til organisasjonen. En gave som er gitt videre, kan ikke refunderes.",
  housePapers: { rosettes: "Papir med rosetter", zigzag: "Papir med sikksakk" },
  extras: {
    "wrap-confetti": "Papir med konfetti",
    "wrap-botanical": "Papir med blader",
    "wrap-stripes": "Stripete papir",
    "wrap-night-sky": "Papir med stjernehimmel",
    "wrap-kraft": "Kraftpapir med hyssing",
    "digital-birthday": "Gratulerer med dagen",
    "digital-thank-you": "Tusen takk",
    "digital-congratulations": "Gratulerer",
    "digital-love": "Klem fra meg",
    "digital-winter": "Vinterhilsen",
    "digital-new-home": "Nytt hjem",
    "packing-kraft-box": "Gaveeske i kraftpapp",
    "packing-ribbon-box": "Gaveeske med sløyfe",
    "packing-tin": "Metallboks",
    "packing-pouch": "Fløyelspose",
  },
};
