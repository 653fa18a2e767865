import type { Towns } from "./town.ts";

export const nz: readonly Towns[] = [
  {
    language: "en",
    towns: [
      ["Auckland", "Auckland", -36.8521, 174.7631, "1010", 0.7],
      ["Wellington", "Wellington", -41.2891, 174.7741, "6011", 0.4],
      ["Christchurch", "Canterbury", -43.5321, 172.6361, "8011", 0.9],
      ["Hamilton", "Waikato", -37.7871, 175.2801, "3204", 0.6],
      ["Tauranga", "Bay of Plenty", -37.6871, 176.1651, "3110", 0.3],
      ["Dunedin", "Otago", -45.8741, 170.5031, "9016", 0.5],
      ["Palmerston North", "Manawatū-Whanganui", -40.3561, 175.6101, "4410", 0.6],
      ["Napier", "Hawke’s Bay", -39.4911, 176.9151, "4110", 0.3],
      ["Nelson", "Nelson", -41.2741, 173.2841, "7010", 0.3],
      ["Rotorua", "Bay of Plenty", -38.1381, 176.2501, "3010", 0.3],
      ["New Plymouth", "Taranaki", -39.0581, 174.0751, "4310", 0.3],
      ["Whangārei", "Northland", -35.7261, 174.3191, "0110", 0.3],
      ["Invercargill", "Southland", -46.4121, 168.3501, "9810", 0.5],
      ["Queenstown", "Otago", -45.0311, 168.6611, "9300", 0.2],
    ],
  },
];
