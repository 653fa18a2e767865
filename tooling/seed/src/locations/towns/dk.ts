import type { Towns } from "./town.ts";

export const dk: readonly Towns[] = [
  {
    language: "da",
    towns: [
      ["København", "Hovedstaden", 55.6806, 12.5716, "11+#", 1],
      ["Aarhus", "Midtjylland", 56.1557, 10.2042, "8000", 0.7],
      ["Odense", "Syddanmark", 55.3969, 10.3876, "5000", 0.7],
      ["Aalborg", "Nordjylland", 57.0461, 9.9196, "9000", 0.5],
      ["Esbjerg", "Syddanmark", 55.4711, 8.4566, "6700", 0.5],
      ["Randers", "Midtjylland", 56.4611, 10.0361, "8900", 0.4],
      ["Kolding", "Syddanmark", 55.4911, 9.4721, "6000", 0.4],
      ["Horsens", "Midtjylland", 55.8612, 9.8459, "8700", 0.4],
      ["Vejle", "Syddanmark", 55.7099, 9.5356, "7100", 0.4],
      ["Roskilde", "Sjælland", 55.6403, 12.0821, "4000", 0.4],
      ["Herning", "Midtjylland", 56.1369, 8.9741, "7400", 0.5],
      ["Silkeborg", "Midtjylland", 56.1701, 9.5461, "8600", 0.4],
      ["Næstved", "Sjælland", 55.2299, 11.7609, "4700", 0.4],
      ["Fredericia", "Syddanmark", 55.5661, 9.7481, "7000", 0.3],
      ["Viborg", "Midtjylland", 56.4511, 9.4021, "8800", 0.4],
      ["Køge", "Sjælland", 55.4571, 12.1801, "4600", 0.3],
      ["Helsingør", "Hovedstaden", 56.0351, 12.6096, "3000", 0.3],
      ["Svendborg", "Syddanmark", 55.0611, 10.6071, "5700", 0.3],
      ["Hjørring", "Nordjylland", 57.4571, 9.9881, "9800", 0.4],
      ["Sønderborg", "Syddanmark", 54.9131, 9.7891, "6400", 0.2],
    ],
  },
];
