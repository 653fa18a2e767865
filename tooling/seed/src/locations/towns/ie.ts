import type { Towns } from "./town.ts";

export const ie: readonly Towns[] = [
  {
    language: "en",
    towns: [
      ["Dublin", "County Dublin", 53.3428, -6.2622, "D02 @#@#", 1.2],
      ["Cork", "County Cork", 51.8979, -8.4729, "T12 @#@#", 0.6],
      ["Limerick", "County Limerick", 52.6621, -8.6258, "V94 @#@#", 0.5],
      ["Galway", "County Galway", 53.2757, -9.0494, "H91 @#@#", 0.4],
      ["Waterford", "County Waterford", 52.2577, -7.1127, "X91 @#@#", 0.3],
      ["Drogheda", "County Louth", 53.7161, -6.3503, "A92 @#@#", 0.4],
      ["Dundalk", "County Louth", 54.0022, -6.4041, "A91 @#@#", 0.4],
      ["Swords", "County Dublin", 53.4577, -6.2203, "K67 @#@#", 0.4],
      ["Kilkenny", "County Kilkenny", 52.6516, -7.2527, "R95 @#@#", 0.4],
      ["Athlone", "County Westmeath", 53.4237, -7.9373, "N37 @#@#", 0.3],
      ["Sligo", "County Sligo", 54.2716, -8.4737, "F91 @#@#", 0.3],
      ["Wexford", "County Wexford", 52.3362, -6.4641, "Y35 @#@#", 0.3],
      ["Tralee", "County Kerry", 52.2703, -9.7027, "V92 @#@#", 0.3],
      ["Letterkenny", "County Donegal", 54.9503, -7.7351, "F92 @#@#", 0.3],
      ["Ennis", "County Clare", 52.8446, -8.9818, "V95 @#@#", 0.3],
      ["Naas", "County Kildare", 53.2192, -6.6609, "W91 @#@#", 0.3],
      ["Navan", "County Meath", 53.6529, -6.6839, "C15 @#@#", 0.3],
      ["Killarney", "County Kerry", 52.0597, -9.5072, "V93 @#@#", 0.3],
    ],
  },
];
