import type { Towns } from "./town.ts";

export const pl: readonly Towns[] = [
  {
    language: "pl",
    towns: [
      ["Warszawa", "mazowieckie", 52.2319, 21.0067, "00-+##", 2.2],
      ["Kraków", "małopolskie", 50.0614, 19.9372, "31-+##", 1.2],
      ["Łódź", "łódzkie", 51.7687, 19.4565, "90-+##", 1.2],
      ["Wrocław", "dolnośląskie", 51.1098, 17.0326, "50-+##", 1],
      ["Poznań", "wielkopolskie", 52.4064, 16.9252, "61-+##", 1],
      ["Gdańsk", "pomorskie", 54.3498, 18.6497, "80-+##", 0.7],
      ["Szczecin", "zachodniopomorskie", 53.4293, 14.5508, "70-+##", 0.8],
      ["Bydgoszcz", "kujawsko-pomorskie", 53.1237, 18.0023, "85-+##", 0.8],
      ["Lublin", "lubelskie", 51.2473, 22.5602, "20-+##", 0.8],
      ["Białystok", "podlaskie", 53.1325, 23.1593, "15-+##", 0.8],
      ["Katowice", "śląskie", 50.2592, 19.0216, "40-+##", 0.9],
      ["Gdynia", "pomorskie", 54.5169, 18.5317, "81-+##", 0.5],
      ["Częstochowa", "śląskie", 50.8112, 19.1204, "42-+##", 0.7],
      ["Radom", "mazowieckie", 51.4021, 21.1471, "26-+##", 0.6],
      ["Toruń", "kujawsko-pomorskie", 53.0128, 18.6043, "87-+##", 0.5],
      ["Rzeszów", "podkarpackie", 50.0375, 22.0047, "35-+##", 0.6],
      ["Kielce", "świętokrzyskie", 50.8702, 20.6286, "25-+##", 0.6],
      ["Gliwice", "śląskie", 50.2945, 18.6657, "44-+##", 0.6],
      ["Olsztyn", "warmińsko-mazurskie", 53.7779, 20.4802, "10-+##", 0.6],
      ["Bielsko-Biała", "śląskie", 49.8224, 19.0447, "43-+##", 0.5],
      ["Zielona Góra", "lubuskie", 51.9386, 15.5051, "65-+##", 0.5],
      ["Opole", "opolskie", 50.6681, 17.9226, "45-+##", 0.5],
      ["Tarnów", "małopolskie", 50.0131, 20.9874, "33-+##", 0.5],
      ["Koszalin", "zachodniopomorskie", 54.1907, 16.1818, "75-+##", 0.5],
    ],
  },
];
