import type { Towns } from "./town.ts";

export const ca: readonly Towns[] = [
  {
    language: "en",
    towns: [
      ["Toronto", "Ontario", 43.6561, -79.3841, "M5B #@#", 1.2],
      ["Ottawa", "Ontario", 45.4201, -75.6951, "K1P #@#", 0.6],
      ["Mississauga", "Ontario", 43.5931, -79.6421, "L5B #@#", 0.9],
      ["Hamilton", "Ontario", 43.2551, -79.8701, "L8P #@#", 0.7],
      ["London", "Ontario", 42.9839, -81.2497, "N6A #@#", 0.8],
      ["Kingston", "Ontario", 44.2331, -76.4901, "K7L #@#", 0.3],
    ],
  },
  {
    language: "fr",
    towns: [
      ["Montréal", "Québec", 45.5041, -73.5701, "H3B #@#", 0.9],
      ["Québec", "Québec", 46.8091, -71.2231, "G1R #@#", 0.5],
      ["Laval", "Québec", 45.5591, -73.7201, "H7T #@#", 0.8],
      ["Gatineau", "Québec", 45.4311, -75.7191, "J8X #@#", 0.3],
      ["Sherbrooke", "Québec", 45.4021, -71.8931, "J1H #@#", 0.4],
      ["Trois-Rivières", "Québec", 46.3461, -72.5441, "G9A #@#", 0.4],
    ],
  },
  {
    language: "en",
    timeZone: "America/Vancouver",
    towns: [
      ["Vancouver", "British Columbia", 49.2801, -123.1151, "V6B #@#", 0.7],
      ["Victoria", "British Columbia", 48.4261, -123.3621, "V8W #@#", 0.3],
      ["Kelowna", "British Columbia", 49.8861, -119.4891, "V1Y #@#", 0.4],
    ],
  },
  {
    language: "en",
    timeZone: "America/Edmonton",
    towns: [
      ["Calgary", "Alberta", 51.0461, -114.0681, "T2P #@#", 1],
      ["Edmonton", "Alberta", 53.5441, -113.4951, "T5J #@#", 0.9],
    ],
  },
  {
    language: "en",
    timeZone: "America/Winnipeg",
    towns: [["Winnipeg", "Manitoba", 49.8941, -97.1411, "R3C #@#", 0.8]],
  },
  {
    language: "en",
    timeZone: "America/Regina",
    towns: [
      ["Regina", "Saskatchewan", 50.4491, -104.6101, "S4P #@#", 0.6],
      ["Saskatoon", "Saskatchewan", 52.1281, -106.6681, "S7K #@#", 0.5],
    ],
  },
  {
    language: "en",
    timeZone: "America/Halifax",
    towns: [
      ["Halifax", "Nova Scotia", 44.6461, -63.5781, "B3J #@#", 0.4],
      ["Moncton", "New Brunswick", 46.0901, -64.7801, "E1C #@#", 0.4],
    ],
  },
  {
    language: "en",
    timeZone: "America/St_Johns",
    towns: [["St. John’s", "Newfoundland and Labrador", 47.5631, -52.7131, "A1C #@#", 0.3]],
  },
];
