import type { Towns } from "./town.ts";

export const at: readonly Towns[] = [
  {
    language: "de",
    towns: [
      ["Wien", "Wien", 48.2061, 16.3692, "10+0", 2.6],
      ["Graz", "Steiermark", 47.0691, 15.4409, "8010", 1.2],
      ["Linz", "Oberösterreich", 48.3027, 14.2893, "4020", 0.9],
      ["Salzburg", "Salzburg", 47.8021, 13.0437, "5020", 0.9],
      ["Innsbruck", "Tirol", 47.2667, 11.3945, "6020", 0.7],
      ["Klagenfurt", "Kärnten", 46.6247, 14.3081, "9020", 0.7],
      ["Villach", "Kärnten", 46.6131, 13.8465, "9500", 0.5],
      ["Wels", "Oberösterreich", 48.1575, 14.0254, "4600", 0.5],
      ["St. Pölten", "Niederösterreich", 48.2043, 15.6262, "3100", 0.5],
      ["Dornbirn", "Vorarlberg", 47.4125, 9.7431, "6850", 0.5],
      ["Wiener Neustadt", "Niederösterreich", 47.8136, 16.2433, "2700", 0.5],
      ["Steyr", "Oberösterreich", 48.0396, 14.4186, "4400", 0.4],
      ["Bregenz", "Vorarlberg", 47.5012, 9.7459, "6900", 0.3],
      ["Eisenstadt", "Burgenland", 47.8456, 16.5247, "7000", 0.4],
      ["Leoben", "Steiermark", 47.3829, 15.0944, "8700", 0.3],
      ["Krems an der Donau", "Niederösterreich", 48.4115, 15.6045, "3500", 0.3],
    ],
  },
];
