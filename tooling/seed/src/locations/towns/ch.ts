import type { Towns } from "./town.ts";

export const ch: readonly Towns[] = [
  {
    language: "de",
    towns: [
      ["Zürich", "Zürich", 47.3748, 8.5363, "800+", 1.1],
      ["Basel", "Basel-Stadt", 47.5541, 7.5886, "405+", 0.8],
      ["Bern", "Bern", 46.9481, 7.4423, "301+", 0.8],
      ["Winterthur", "Zürich", 47.4997, 8.7262, "840+", 0.7],
      ["Luzern", "Luzern", 47.0503, 8.3027, "600+", 0.5],
      ["St. Gallen", "St. Gallen", 47.4243, 9.3752, "900+", 0.6],
      ["Biel", "Bern", 47.1393, 7.2461, "250+", 0.5],
      ["Thun", "Bern", 46.7583, 7.6281, "3600", 0.4],
      ["Chur", "Graubünden", 46.8503, 9.5322, "7000", 0.4],
      ["Zug", "Zug", 47.1721, 8.5174, "6300", 0.3],
      ["Aarau", "Aargau", 47.3919, 8.0459, "5000", 0.4],
      ["Solothurn", "Solothurn", 47.2083, 7.5381, "4500", 0.3],
      ["Schaffhausen", "Schaffhausen", 47.6967, 8.6349, "8200", 0.3],
    ],
  },
  {
    language: "fr",
    towns: [
      ["Genève", "Genève", 46.2014, 6.1466, "120+", 0.7],
      ["Lausanne", "Vaud", 46.5221, 6.6328, "100+", 0.6],
      ["Fribourg", "Fribourg", 46.8033, 7.1513, "1700", 0.4],
      ["Neuchâtel", "Neuchâtel", 46.9924, 6.9293, "2000", 0.3],
      ["Sion", "Valais", 46.2333, 7.3594, "1950", 0.3],
      ["Yverdon-les-Bains", "Vaud", 46.7785, 6.6407, "1400", 0.3],
      ["Delémont", "Jura", 47.3651, 7.3445, "2800", 0.3],
    ],
  },
  {
    language: "it",
    towns: [
      ["Lugano", "Ticino", 46.0062, 8.9487, "6900", 0.4],
      ["Bellinzona", "Ticino", 46.1927, 9.0226, "6500", 0.4],
      ["Locarno", "Ticino", 46.1699, 8.7938, "6600", 0.3],
    ],
  },
];
