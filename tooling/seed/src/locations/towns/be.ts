import type { Towns } from "./town.ts";

export const be: readonly Towns[] = [
  {
    language: "nl",
    towns: [
      ["Antwerpen", "Antwerpen", 51.2177, 4.4072, "20+0", 1],
      ["Gent", "Oost-Vlaanderen", 51.0508, 3.7249, "9000", 0.9],
      ["Brugge", "West-Vlaanderen", 51.2085, 3.2247, "8000", 0.7],
      ["Leuven", "Vlaams-Brabant", 50.8792, 4.7009, "3000", 0.6],
      ["Mechelen", "Antwerpen", 51.0281, 4.4803, "2800", 0.6],
      ["Hasselt", "Limburg", 50.9303, 5.3378, "3500", 0.6],
      ["Kortrijk", "West-Vlaanderen", 50.8279, 3.2646, "8500", 0.6],
      ["Aalst", "Oost-Vlaanderen", 50.9383, 4.0392, "9300", 0.5],
      ["Sint-Niklaas", "Oost-Vlaanderen", 51.1647, 4.1419, "9100", 0.5],
      ["Oostende", "West-Vlaanderen", 51.2243, 2.9166, "8400", 0.4],
      ["Genk", "Limburg", 50.9655, 5.5015, "3600", 0.5],
      ["Turnhout", "Antwerpen", 51.3226, 4.9447, "2300", 0.5],
      ["Roeselare", "West-Vlaanderen", 50.9461, 3.1227, "8800", 0.5],
    ],
  },
  {
    language: "fr",
    towns: [
      ["Bruxelles", "Bruxelles-Capitale", 50.8474, 4.3563, "10+0", 1.6],
      ["Liège", "Liège", 50.6412, 5.5718, "4000", 0.8],
      ["Charleroi", "Hainaut", 50.4107, 4.4445, "6000", 0.6],
      ["Namur", "Namur", 50.4647, 4.8644, "5000", 0.5],
      ["Mons", "Hainaut", 50.4549, 3.9518, "7000", 0.5],
      ["Tournai", "Hainaut", 50.6056, 3.3879, "7500", 0.5],
      ["Louvain-la-Neuve", "Brabant wallon", 50.6688, 4.6118, "1348", 0.4],
      ["Wavre", "Brabant wallon", 50.7174, 4.6016, "1300", 0.4],
      ["Verviers", "Liège", 50.5911, 5.8656, "4800", 0.5],
      ["Arlon", "Luxembourg", 49.6838, 5.8163, "6700", 0.4],
      ["La Louvière", "Hainaut", 50.4777, 4.1873, "7100", 0.5],
      ["Dinant", "Namur", 50.2605, 4.9127, "5500", 0.2],
    ],
  },
];
