import type { LanguageWords } from "./language-words.ts";

export const sv: LanguageWords = {
  categories: {
    fashion: "Mode",
    beauty: "Skönhet",
    books: "Böcker",
    dining: "Restaurang",
    cinema: "Bio & teater",
    travel: "Resor",
    wellness: "Spa & hälsa",
    "home-garden": "Hem & trädgård",
    sports: "Sport & friluft",
    "games-tech": "Spel & teknik",
    kids: "Barn",
    "food-wine": "Mat & vin",
    music: "Musik & festival",
    experiences: "Upplevelser",
    motoring: "Bil & cykel",
    pets: "Husdjur",
    charity: "Välgörenhet",
    "for-business": "Företag",
  },
  openings: {
    fashion: [
      "Hos {brand} hänger nästa favoritplagg redan och väntar.",
      "{brand} klär vardagen lite finare, från kappa till halsduk.",
    ],
    beauty: [
      "{brand} samlar hudvård, dofter och färg att stanna upp vid.",
      "Med {brand} blir stunden framför spegeln en present.",
    ],
    books: [
      "Hos {brand} är nästa bra berättelse aldrig långt borta.",
      "{brand} har hyllor att gå vilse i och folk som vet vad man ska läsa härnäst.",
    ],
    dining: [
      "Ett bord hos {brand}: god mat och ingen brådska.",
      "{brand} lagar mat efter säsong och serverar i lugn och ro.",
    ],
    cinema: ["Ljuset släcks, mobilen med: en kväll hos {brand}.", "{brand} gör en vanlig kväll till premiär."],
    travel: ["Med {brand} är nästa resmål närmare än man tror.", "{brand} ordnar både helgresor och långa äventyr."],
    wellness: [
      "Varmt vatten, stilla rum och tom kalender: det är {brand}.",
      "{brand} bjuder på en eftermiddag i lugn och ro.",
    ],
    "home-garden": [
      "{brand} har det som gör ett hus hemtrevligt, inne och ute.",
      "Från första plantan till sista kudden: {brand} har idéer för varje hörn.",
    ],
    sports: [
      "{brand} har utrustningen för första varvet och sista toppen.",
      "Bra skor, bra utrustning, bra råd: {brand} får folk i rörelse.",
    ],
    "games-tech": [
      "{brand} har spelen och prylarna som alla samlas kring.",
      "Nya världar, smart teknik och en sista bana hos {brand}.",
    ],
    kids: [
      "{brand} är fullt av saker att bygga, krama och köra i kapp med.",
      "Hos {brand} börjar leken, oavsett ålder.",
    ],
    "food-wine": [
      "{brand} fyller skafferiet med sådant som är för gott för att sparas.",
      "Ost, choklad, en flaska att dela: {brand} känner dem som gör det.",
    ],
    music: [
      "{brand} är första raden, extranummer och låtar som stannar kvar.",
      "Liten scen eller stort fält: {brand} har biljetten.",
    ],
    experiences: [
      "{brand} ger en dag som man pratar om i flera år.",
      "Högt upp, under ytan eller väldigt fort: {brand} har äventyret.",
    ],
    motoring: [
      "{brand} håller hjulen rullande, två eller fyra.",
      "Från service till söndagstur: hos {brand} är man rätt.",
    ],
    pets: [
      "{brand} tar hand om alla med tassar, fjädrar eller fenor.",
      "Godbitar, leksaker och goda råd: {brand} skämmer bort dem ordentligt.",
    ],
  },
  middles: [
    "Du väljer beloppet, mottagaren väljer något som ger glädje.",
    "Kortet kan användas på en gång eller lite i taget.",
    "Några egna ord, och det blir en personlig present.",
  ],
  closings: [
    "Fint till födelsedagen, och lika välkommet utan anledning.",
    "Ett säkert val till den som redan har allt.",
    "Klart i tid, även när man kommer på det sent.",
  ],
  conditions: {
    validity: "Kortet gäller i {validity} från den dag det aktiveras.",
    spend: [
      "Det kan användas i alla butiker hos {brand} och på nätet; resten finns kvar på kortet.",
      "Visa koden i kassan hos {brand} eller skriv in den på nätet; beloppet kan delas upp på flera köp.",
    ],
    fixed: "Kortet säljs bara med fasta belopp.",
    cash: "Det kan inte lösas in mot kontanter eller fyllas på.",
  },
  blankPack: {
    title: "Presentkort att aktivera, ask med {count}",
    description:
      "Ha {count} tryckta presentkort till hands och aktivera dem på nätet när de ges bort, med det belopp du vill.",
    conditions: "Korten saknar värde tills de aktiverats. Aktiveringen bekräftas inom 24 timmar.",
  },
  businessCard: {
    title: "Presentkort från {brand} för företag",
    description:
      "För medarbetare och affärskontakter, på valfritt helt belopp från {minimum} till {maximum}. Hos {brand} räcker det till kontorsmaterial, kaffe och små presenter, på en gång eller lite i taget.",
  },
  donations: {
    "groves-for-tomorrow": "Planterar unga träd med lokala odlare och sköter dem i tio år.",
    "the-warm-table": "Lagar varm mat av räddade råvaror åt grannar som behöver sällskap.",
    "blue-bay-rescue": "Städar stränder och hjälper strandade havsdjur tillbaka till vattnet.",
    "pages-for-all": "Ger böcker och läsestunder till skolor utan bibliotek.",
    "little-lanterns": "Låter familjer vara tillsammans nära ett barn på sjukhus.",
    "open-paw-shelter": "Tar emot hemlösa hundar och katter och hittar ett hem åt dem.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Din gåva betalar plantor, stöden som håller dem och vatten under de första somrarna.",
    "the-warm-table": "Din gåva fyller grytan: grönsaker, gas och en stol vid bordet för den som kommer ensam.",
    "blue-bay-rescue": "Din gåva köper nät, handskar och den fisk som en säl behöver tills den kan simma hem.",
    "pages-for-all": "Din gåva ställer nya böcker på hyllan och betalar en timme då någon läser högt ur dem.",
    "little-lanterns": "Din gåva betalar en säng, frukost och en lampa i fönstret, några steg från sjukhuset.",
    "open-paw-shelter": "Din gåva betalar foder, veterinär och en varm korg tills en ny familj kommer.",
  },
  donationConditions: "Hela beloppet går till organisationen. En gåva som har förmedlats kan inte återbetalas.",
  housePapers: { rosettes: "Papper med ornament", zigzag: "Papper med sicksack" },
  extras: {
    "wrap-confetti": "Papper med konfetti",
    "wrap-botanical": "Papper med blad",
    "wrap-stripes": "Randigt papper",
    "wrap-night-sky": "Papper med stjärnhimmel",
    "wrap-kraft": "Kraftpapper med snöre",
    "digital-birthday": "Grattis på födelsedagen",
    "digital-thank-you": "Tack",
    "digital-congratulations": "Grattis",
    "digital-love": "Med kärlek",
    "digital-winter": "Vinterhälsning",
    "digital-new-home": "Nytt hem",
    "packing-kraft-box": "Presentask i kraftpapp",
    "packing-ribbon-box": "Presentask med rosett",
    "packing-tin": "Plåtask",
    "packing-pouch": "Sammetspåse",
  },
};
