import type { BrandNames } from "./brand-names.ts";

export const gamesTech: BrandNames = {
  everywhere: [
    "Pixel Orchard",
    "Level Lantern",
    "Circuit & Co",
    "Loopcraft",
    "Ninth Quest",
    "Brightbyte",
    "Joystick Junction",
    "Quantum Attic",
    "Signal Fox",
  ],
  nl: ["Spelzolder", "Schermtijd"],
  fr: ["La Manette d’Or", "Pixel & Pavé"],
  de: ["Spielturm", "Datenfuchs"],
  en: ["Console Cottage", "Gadget & Grain"],
  es: ["Bit y Botón"],
  it: ["Gioco Nove"],
  pt: ["Pixel Praia"],
  pl: ["Gralnia"],
  nordic: ["Pikselbua", "Spelhörnan"],
  ar: ["Raqam Store"],
};
