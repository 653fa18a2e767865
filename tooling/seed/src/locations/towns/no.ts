import type { Towns } from "./town.ts";

export const no: readonly Towns[] = [
  {
    language: "nb",
    towns: [
      ["Oslo", "Oslo", 59.9161, 10.7407, "01+#", 1.1],
      ["Bergen", "Vestland", 60.3899, 5.3281, "50+#", 0.5],
      ["Trondheim", "Trøndelag", 63.4301, 10.3951, "70+#", 0.6],
      ["Stavanger", "Rogaland", 58.9688, 5.7317, "400+", 0.4],
      ["Drammen", "Buskerud", 59.7436, 10.2043, "30+#", 0.4],
      ["Fredrikstad", "Østfold", 59.2138, 10.9367, "160+", 0.4],
      ["Kristiansand", "Agder", 58.1464, 7.9934, "461+", 0.4],
      ["Sandnes", "Rogaland", 58.8511, 5.7361, "430+", 0.4],
      ["Tromsø", "Troms", 69.6503, 18.9551, "900+", 0.3],
      ["Sarpsborg", "Østfold", 59.2836, 11.1097, "170+", 0.4],
      ["Skien", "Telemark", 59.2091, 9.6079, "37+#", 0.4],
      ["Ålesund", "Møre og Romsdal", 62.4721, 6.1551, "600+", 0.2],
      ["Sandefjord", "Vestfold", 59.1325, 10.2209, "32+#", 0.4],
      ["Haugesund", "Rogaland", 59.4128, 5.2701, "55+#", 0.3],
      ["Tønsberg", "Vestfold", 59.2681, 10.4079, "31+#", 0.3],
      ["Bodø", "Nordland", 67.2821, 14.3849, "80+#", 0.3],
      ["Hamar", "Innlandet", 60.7961, 11.0699, "23+#", 0.3],
      ["Lillehammer", "Innlandet", 61.1152, 10.4671, "26+#", 0.3],
      ["Molde", "Møre og Romsdal", 62.7381, 7.1601, "64+#", 0.2],
      ["Gjøvik", "Innlandet", 60.7957, 10.6884, "28+#", 0.3],
    ],
  },
];
