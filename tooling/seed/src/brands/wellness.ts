import type { BrandNames } from "./brand-names.ts";

export const wellness: BrandNames = {
  everywhere: [
    "Stillwater Spa",
    "Haven & Heath",
    "Warmstone",
    "The Quiet Rooms",
    "Lotus Loft",
    "Breathe Easy House",
    "Cedar Bath",
    "Moss & Mist",
    "Slow Sunday",
  ],
  nl: ["Thermen De Rust", "Zwevend Uur"],
  fr: ["Les Bains d’Aubrac", "Instant Coton"],
  de: ["Ruhepol Therme", "Quellenhof Oase"],
  en: ["Fernwood Baths", "Bluebell Retreats"],
  es: ["Aguas de Calma"],
  it: ["Terme Lavanda"],
  pt: ["Águas Mansas"],
  pl: ["Cisza Spa"],
  nordic: ["Bastulyckan", "Stille Kilde"],
  ar: ["Hammam Zahra"],
};
