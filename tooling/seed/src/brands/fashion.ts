import type { BrandNames } from "./brand-names.ts";

export const fashion: BrandNames = {
  everywhere: [
    "Lindfell",
    "Oak & Thread",
    "Marlowe Row",
    "Velvet Harbour",
    "Nine Hems",
    "Solstice Wardrobe",
    "Harrow & Hale",
    "Button Parade",
    "Indigo Yard",
  ],
  nl: ["Draad & Daad", "Lappenmand"],
  fr: ["Maison Bruyère", "La Cabane à Boutons"],
  de: ["Fadenwerk", "Kleiderkoje"],
  en: ["Tattersby", "Pennywhistle Coats"],
  es: ["Hilo y Luna"],
  it: ["Filo di Corte"],
  pt: ["Linho & Lã"],
  pl: ["Szpulka"],
  nordic: ["Vantar & Vind", "Tråd og Tind"],
  ar: ["Nasij Lane"],
};
