import type { Towns } from "./town.ts";

export const se: readonly Towns[] = [
  {
    language: "sv",
    towns: [
      ["Stockholm", "Stockholms län", 59.3353, 18.0632, "11+ ##", 1.1],
      ["Göteborg", "Västra Götalands län", 57.7041, 11.9675, "41+ ##", 0.9],
      ["Malmö", "Skåne län", 55.6031, 13.0011, "21+ ##", 0.8],
      ["Uppsala", "Uppsala län", 59.8586, 17.6411, "75+ ##", 0.7],
      ["Västerås", "Västmanlands län", 59.6124, 16.5458, "72+ ##", 0.5],
      ["Örebro", "Örebro län", 59.2747, 15.2141, "70+ ##", 0.6],
      ["Linköping", "Östergötlands län", 58.4102, 15.6217, "58+ ##", 0.6],
      ["Helsingborg", "Skåne län", 56.0461, 12.7009, "25+ ##", 0.4],
      ["Jönköping", "Jönköpings län", 57.7815, 14.1659, "55+ ##", 0.3],
      ["Norrköping", "Östergötlands län", 58.5905, 16.1839, "60+ ##", 0.6],
      ["Lund", "Skåne län", 55.7041, 13.1938, "22+ ##", 0.5],
      ["Umeå", "Västerbottens län", 63.8271, 20.2623, "90+ ##", 0.4],
      ["Gävle", "Gävleborgs län", 60.6744, 17.1441, "80+ ##", 0.5],
      ["Borås", "Västra Götalands län", 57.7211, 12.9401, "50+ ##", 0.5],
      ["Sundsvall", "Västernorrlands län", 62.3908, 17.3069, "85+ ##", 0.4],
      ["Karlstad", "Värmlands län", 59.3801, 13.5043, "65+ ##", 0.4],
      ["Växjö", "Kronobergs län", 56.8787, 14.8059, "35+ ##", 0.5],
      ["Kalmar", "Kalmar län", 56.6634, 16.3566, "39+ ##", 0.3],
      ["Luleå", "Norrbottens län", 65.5841, 22.1518, "97+ ##", 0.3],
      ["Östersund", "Jämtlands län", 63.1791, 14.6401, "83+ ##", 0.3],
    ],
  },
];
