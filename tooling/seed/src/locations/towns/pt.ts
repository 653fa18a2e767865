import type { Towns } from "./town.ts";

export const pt: readonly Towns[] = [
  {
    language: "pt",
    towns: [
      ["Lisboa", "Lisboa", 38.7169, -9.1423, "1+00-+##", 1.1],
      ["Porto", "Porto", 41.1511, -8.6097, "4000-+##", 0.9],
      ["Braga", "Braga", 41.5503, -8.4246, "4700-+##", 0.7],
      ["Coimbra", "Coimbra", 40.2106, -8.4245, "3000-+##", 0.5],
      ["Vila Nova de Gaia", "Porto", 41.1277, -8.6079, "4400-+##", 0.6],
      ["Setúbal", "Setúbal", 38.5254, -8.8937, "2900-+##", 0.3],
      ["Aveiro", "Aveiro", 40.6413, -8.6501, "3800-+##", 0.4],
      ["Faro", "Faro", 37.0188, -7.9309, "8000-+##", 0.3],
      ["Leiria", "Leiria", 39.7443, -8.8069, "2400-+##", 0.4],
      ["Viseu", "Viseu", 40.6576, -7.9126, "3500-+##", 0.4],
      ["Évora", "Évora", 38.5711, -7.9092, "7000-+##", 0.4],
      ["Guimarães", "Braga", 41.4431, -8.2934, "4800-+##", 0.4],
      ["Viana do Castelo", "Viana do Castelo", 41.6949, -8.8308, "4900-+##", 0.3],
      ["Santarém", "Santarém", 39.2359, -8.6858, "2000-+##", 0.3],
      ["Vila Real", "Vila Real", 41.2966, -7.7463, "5000-+##", 0.4],
      ["Castelo Branco", "Castelo Branco", 39.8222, -7.4913, "6000-+##", 0.4],
    ],
  },
  {
    language: "pt",
    timeZone: "Atlantic/Madeira",
    towns: [["Funchal", "Madeira", 32.6512, -16.9093, "9000-+##", 0.3]],
  },
  {
    language: "pt",
    timeZone: "Atlantic/Azores",
    towns: [["Ponta Delgada", "Açores", 37.7423, -25.6681, "9500-+##", 0.3]],
  },
];
