import type { LanguageWords } from "./language-words.ts";

export const nl: LanguageWords = {
  categories: {
    fashion: "Mode",
    beauty: "Beauty",
    books: "Boeken",
    dining: "Uit eten",
    cinema: "Film & theater",
    travel: "Reizen",
    wellness: "Wellness",
    "home-garden": "Huis & tuin",
    sports: "Sport & outdoor",
    "games-tech": "Games & techniek",
    kids: "Kinderen",
    "food-wine": "Eten & wijn",
    music: "Muziek & festivals",
    experiences: "Belevenissen",
    motoring: "Auto & fiets",
    pets: "Huisdieren",
    charity: "Goede doelen",
    "for-business": "Zakelijk",
  },
  openings: {
    fashion: [
      "Bij {brand} hangt vast al een nieuw lievelingsstuk klaar.",
      "Met {brand} ga je elke dag net iets mooier gekleed, van jas tot sjaal.",
    ],
    beauty: [
      "{brand} brengt verzorging, geur en kleur bij elkaar.",
      "Met {brand} wordt een moment voor de spiegel een cadeautje.",
    ],
    books: [
      "Bij {brand} is het volgende mooie verhaal nooit ver weg.",
      "{brand} heeft kasten om in te verdwalen en mensen die weten wat je hierna moet lezen.",
    ],
    dining: [
      "Een tafel bij {brand}: lekker eten en verder helemaal niets hoeven.",
      "{brand} kookt met de seizoenen en serveert zonder haast.",
    ],
    cinema: ["Licht uit, telefoon weg: een avond bij {brand}.", "{brand} maakt van een gewone avond een première."],
    travel: [
      "Met {brand} is een andere wereld dichterbij dan je denkt.",
      "{brand} regelt weekendjes weg en lange reizen met evenveel plezier.",
    ],
    wellness: ["Warm water, stille kamers en een lege agenda: dat is {brand}.", "{brand} geeft een middag rust terug."],
    "home-garden": [
      "{brand} heeft alles wat van een huis een thuis maakt, binnen en buiten.",
      "Van eerste zaailing tot laatste kussen: {brand} heeft ideeën voor elke hoek.",
    ],
    sports: [
      "{brand} rust je uit voor de eerste ronde en voor de laatste top.",
      "Goede schoenen, goed materiaal, goed advies: {brand} krijgt mensen in beweging.",
    ],
    "games-tech": [
      "{brand} heeft de games en gadgets waar iedereen omheen komt staan.",
      "Nieuwe werelden, slimme apparaten en nog één level bij {brand}.",
    ],
    kids: [
      "{brand} staat vol met dingen om te bouwen, te knuffelen en door de kamer te racen.",
      "Bij {brand} begint het spelen, op elke leeftijd.",
    ],
    "food-wine": [
      "{brand} vult de voorraadkast met lekkers dat te goed is om te bewaren.",
      "Kaas, chocolade, een fles om samen te openen: {brand} kent de makers.",
    ],
    music: [
      "{brand} is voor eerste rijen, toegiften en liedjes die blijven hangen.",
      "Van klein podium tot groot veld: {brand} heeft het kaartje.",
    ],
    experiences: [
      "{brand} geeft een dag waar nog jaren over gepraat wordt.",
      "Omhoog, onder water of heel hard: {brand} heeft er een avontuur voor.",
    ],
    motoring: [
      "{brand} houdt de wielen draaiend, twee of vier.",
      "Van grote beurt tot zondagse rit: bij {brand} zit je goed.",
    ],
    pets: [
      "{brand} zorgt voor alles met vier poten, veren of vinnen.",
      "Lekkers, speelgoed en goed advies: {brand} verwent ze zoals het hoort.",
    ],
  },
  middles: [
    "Jij kiest het bedrag, de ontvanger kiest het cadeau.",
    "Het bedrag kan in één keer op, of beetje bij beetje.",
    "Met een paar woorden van jou wordt de bon een persoonlijk cadeau.",
  ],
  closings: [
    "Leuk voor een verjaardag, of zomaar tussendoor.",
    "Een veilige keuze voor wie alles al heeft.",
    "Op tijd klaar, ook als je er laat aan dacht.",
  ],
  conditions: {
    validity: "De bon is {validity} geldig vanaf de dag van activering.",
    spend: [
      "Te besteden bij alle vestigingen van {brand} en online; wat overblijft, blijft op de bon staan.",
      "Laat de code zien aan de kassa van {brand} of vul hem in bij het afrekenen; je kunt de bon in delen gebruiken.",
    ],
    fixed: "Deze bon is er alleen in vaste bedragen.",
    cash: "Niet inwisselbaar voor contant geld en niet op te laden.",
  },
  blankPack: {
    title: "Blanco cadeaubonnen, doos van {count}",
    description:
      "Houd {count} gedrukte cadeaubonnen op voorraad en activeer ze online op het moment dat je ze geeft, met het bedrag dat je wilt.",
    conditions: "De bonnen hebben geen waarde tot ze geactiveerd zijn. Activering wordt binnen 24 uur bevestigd.",
  },
  businessCard: {
    title: "Cadeaubon van {brand} voor bedrijven",
    description:
      "Voor medewerkers en zakenrelaties, met elk heel bedrag van {minimum} tot {maximum}. Bij {brand} te besteden aan kantoorspullen, koffie en kleine cadeaus, in één keer of in delen.",
  },
  donations: {
    "groves-for-tomorrow": "Plant jonge bomen met lokale kwekers en zorgt er tien jaar voor.",
    "the-warm-table": "Kookt warme maaltijden van geredde producten voor buren die gezelschap kunnen gebruiken.",
    "blue-bay-rescue": "Maakt stranden schoon en brengt aangespoelde zeedieren terug naar zee.",
    "pages-for-all": "Brengt boeken en voorleesuren naar scholen zonder bibliotheek.",
    "little-lanterns": "Laat gezinnen samen zijn, dicht bij een kind in het ziekenhuis.",
    "open-paw-shelter": "Vangt honden en katten zonder thuis op en zoekt er een voor ze.",
  },
  donationEffects: {
    "groves-for-tomorrow":
      "Met je gift worden jonge boompjes gekocht, de palen die ze steunen en water voor de eerste zomers.",
    "the-warm-table": "Je gift vult de pan: groenten, gas en een stoel aan tafel voor wie alleen komt.",
    "blue-bay-rescue":
      "Met je gift worden netten, handschoenen en de vis gekocht die een zeehond nodig heeft tot hij naar huis kan zwemmen.",
    "pages-for-all": "Je gift zet nieuwe boeken op de plank en betaalt een uur waarin eruit wordt voorgelezen.",
    "little-lanterns":
      "Je gift betaalt een bed, een ontbijt en een lamp voor het raam, op een paar stappen van het ziekenhuis.",
    "open-paw-shelter": "Je gift betaalt voer, een dierenarts en een warme mand tot er een nieuw gezin komt.",
  },
  donationConditions: "Het hele bedrag gaat naar het goede doel. Een doorgegeven donatie kan niet worden terugbetaald.",
  housePapers: { rosettes: "Cadeaupapier rozetten", zigzag: "Cadeaupapier zigzag" },
  extras: {
    "wrap-confetti": "Cadeaupapier confetti",
    "wrap-botanical": "Cadeaupapier blaadjes",
    "wrap-stripes": "Cadeaupapier strepen",
    "wrap-night-sky": "Cadeaupapier sterrenhemel",
    "wrap-kraft": "Kraftpapier met touw",
    "digital-birthday": "Gefeliciteerd met je verjaardag",
    "digital-thank-you": "Dank je wel",
    "digital-congratulations": "Gefeliciteerd",
    "digital-love": "Veel liefs",
    "digital-winter": "Wintergroet",
    "digital-new-home": "Nieuw huis",
    "packing-kraft-box": "Geschenkdoosje van kraft",
    "packing-ribbon-box": "Geschenkdoosje met strik",
    "packing-tin": "Bewaarblikje",
    "packing-pouch": "Fluwelen zakje",
  },
};
