import type { LanguageWords } from "./language-words.ts";

export const de: LanguageWords = {
  categories: {
    fashion: "Mode",
    beauty: "Beauty",
    books: "Bücher",
    dining: "Restaurants",
    cinema: "Kino & Theater",
    travel: "Reisen",
    wellness: "Wellness",
    "home-garden": "Wohnen & Garten",
    sports: "Sport & Outdoor",
    "games-tech": "Games & Technik",
    kids: "Kinder",
    "food-wine": "Genuss & Wein",
    music: "Musik & Festivals",
    experiences: "Erlebnisse",
    motoring: "Auto & Fahrrad",
    pets: "Haustiere",
    charity: "Guter Zweck",
    "for-business": "Für Unternehmen",
  },
  openings: {
    fashion: [
      "Bei {brand} hängt das nächste Lieblingsstück schon bereit.",
      "Mit {brand} ist man jeden Tag ein bisschen besser angezogen, vom Mantel bis zum Schal.",
    ],
    beauty: [
      "{brand} vereint Pflege, Duft und Farbe, für die man sich gern Zeit nimmt.",
      "Mit {brand} wird die Zeit vor dem Spiegel zum Geschenk.",
    ],
    books: [
      "Bei {brand} ist die nächste gute Geschichte nie weit.",
      "{brand} hat Regale, in denen man sich verliert, und Menschen, die wissen, was man als Nächstes liest.",
    ],
    dining: [
      "Ein Tisch bei {brand}: gutes Essen und sonst keine Termine.",
      "{brand} kocht mit den Jahreszeiten und serviert ohne Eile.",
    ],
    cinema: [
      "Licht aus, Handy weg: ein Abend bei {brand}.",
      "{brand} macht aus einem gewöhnlichen Abend eine Premiere.",
    ],
    travel: [
      "Mit {brand} ist die Ferne näher, als man denkt.",
      "{brand} plant kurze Auszeiten ebenso gern wie lange Reisen.",
    ],
    wellness: [
      "Warmes Wasser, stille Räume und ein leerer Kalender: Das ist {brand}.",
      "{brand} schenkt einen Nachmittag voller Ruhe.",
    ],
    "home-garden": [
      "{brand} hat alles, was ein Haus wohnlich macht, drinnen wie draußen.",
      "Vom ersten Setzling bis zum letzten Kissen: {brand} hat Ideen für jede Ecke.",
    ],
    sports: [
      "{brand} hat die Ausrüstung für die erste Runde und den letzten Gipfel.",
      "Gute Schuhe, gutes Material, guter Rat: {brand} bringt Menschen in Bewegung.",
    ],
    "games-tech": [
      "{brand} hat Spiele und Geräte, um die sich alle versammeln.",
      "Neue Welten, schlaue Technik und noch ein letztes Level bei {brand}.",
    ],
    kids: [
      "{brand} steckt voller Dinge zum Bauen, Kuscheln und Losrennen.",
      "Bei {brand} beginnt das Spielen, egal in welchem Alter.",
    ],
    "food-wine": [
      "{brand} füllt die Speisekammer mit Dingen, die zu gut zum Aufheben sind.",
      "Käse, Schokolade, eine Flasche zum Teilen: {brand} kennt die Menschen dahinter.",
    ],
    music: [
      "{brand} steht für erste Reihen, Zugaben und Lieder, die bleiben.",
      "Kleine Bühne oder großes Feld: {brand} hat die Karte dafür.",
    ],
    experiences: [
      "{brand} schenkt einen Tag, von dem man noch Jahre erzählt.",
      "Hoch hinaus, tief hinunter oder sehr schnell: {brand} hat das passende Abenteuer.",
    ],
    motoring: [
      "{brand} hält die Räder am Laufen, ob zwei oder vier.",
      "Von der Inspektion bis zur Sonntagstour ist man bei {brand} richtig.",
    ],
    pets: [
      "{brand} kümmert sich um alles mit Pfoten, Federn oder Flossen.",
      "Leckerlis, Spielzeug und guter Rat: {brand} verwöhnt sie, wie es sich gehört.",
    ],
  },
  middles: [
    "Sie wählen den Betrag, die Beschenkten wählen, was ihnen Freude macht.",
    "Das Guthaben lässt sich auf einmal oder nach und nach einlösen.",
    "Mit ein paar eigenen Worten wird die Karte ein persönliches Geschenk.",
  ],
  closings: [
    "Schön zum Geburtstag und auch ganz ohne Anlass.",
    "Eine sichere Wahl für alle, die schon alles haben.",
    "Rechtzeitig da, auch wenn man spät daran denkt.",
  ],
  conditions: {
    validity: "Die Geschenkkarte ist ab ihrer Aktivierung {validity} gültig.",
    spend: [
      "Einlösbar in allen Filialen von {brand} und online; das Restguthaben bleibt erhalten.",
      "Den Code an der Kasse von {brand} zeigen oder online eingeben; Teileinlösungen sind möglich.",
    ],
    fixed: "Diese Geschenkkarte ist nur mit festen Beträgen erhältlich.",
    cash: "Sie kann weder ausgezahlt noch aufgeladen werden.",
  },
  blankPack: {
    title: "Geschenkkarten zum Aktivieren, Box mit {count} Stück",
    description:
      "{count} gedruckte Geschenkkarten auf Vorrat: online aktivieren, wenn sie verschenkt werden, mit dem Betrag Ihrer Wahl.",
    conditions:
      "Die Karten haben bis zur Aktivierung keinen Wert. Die Aktivierung wird innerhalb von 24 Stunden bestätigt.",
  },
  businessCard: {
    title: "Geschenkkarte {brand} für Unternehmen",
    description:
      "Für Mitarbeitende und Geschäftspartner, mit jedem ganzen Betrag von {minimum} bis {maximum}. Bei {brand} einlösbar für Bürobedarf, Kaffee und kleine Aufmerksamkeiten, auf einmal oder in Teilen.",
  },
  donations: {
    "groves-for-tomorrow": "Pflanzt mit Baumschulen vor Ort junge Bäume und pflegt sie zehn Jahre lang.",
    "the-warm-table": "Kocht aus geretteten Lebensmitteln warme Mahlzeiten für Nachbarn, denen Gesellschaft guttut.",
    "blue-bay-rescue": "Reinigt Strände und bringt gestrandete Meerestiere zurück ins Wasser.",
    "pages-for-all": "Bringt Bücher und Vorlesestunden an Schulen ohne Bibliothek.",
    "little-lanterns": "Lässt Familien zusammen sein, nah bei ihrem Kind im Krankenhaus.",
    "open-paw-shelter": "Nimmt heimatlose Hunde und Katzen auf und findet für sie ein Zuhause.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Ihre Spende bezahlt Setzlinge, ihre Stützen und Wasser für die ersten Sommer.",
    "the-warm-table":
      "Ihre Spende füllt den Topf: mit Gemüse, Gas und einem Platz am Tisch für alle, die allein kommen.",
    "blue-bay-rescue":
      "Ihre Spende kauft Netze, Handschuhe und den Fisch, den ein Seehund braucht, bis er nach Hause schwimmt.",
    "pages-for-all": "Ihre Spende stellt neue Bücher ins Regal und bezahlt eine Stunde, in der daraus vorgelesen wird.",
    "little-lanterns":
      "Ihre Spende bezahlt ein Bett, ein Frühstück und eine Lampe im Fenster, wenige Schritte vom Krankenhaus.",
    "open-paw-shelter":
      "Ihre Spende bezahlt Futter, Tierarzt und einen warmen Schlafplatz, bis eine neue Familie kommt.",
  },
  donationConditions:
    "Der gesamte Betrag geht an die Organisation. Eine weitergeleitete Spende kann nicht erstattet werden.",
  housePapers: { rosettes: "Geschenkpapier Rosetten", zigzag: "Geschenkpapier Zickzack" },
  extras: {
    "wrap-confetti": "Geschenkpapier Konfetti",
    "wrap-botanical": "Geschenkpapier Blätter",
    "wrap-stripes": "Geschenkpapier Streifen",
    "wrap-night-sky": "Geschenkpapier Sternenhimmel",
    "wrap-kraft": "Kraftpapier mit Kordel",
    "digital-birthday": "Alles Gute zum Geburtstag",
    "digital-thank-you": "Danke",
    "digital-congratulations": "Herzlichen Glückwunsch",
    "digital-love": "Alles Liebe",
    "digital-winter": "Wintergrüße",
    "digital-new-home": "Neues Zuhause",
    "packing-kraft-box": "Geschenkbox aus Kraftkarton",
    "packing-ribbon-box": "Geschenkbox mit Schleife",
    "packing-tin": "Blechdose",
    "packing-pouch": "Samtbeutel",
  },
};
