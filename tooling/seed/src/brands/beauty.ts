import type { BrandNames } from "./brand-names.ts";

export const beauty: BrandNames = {
  everywhere: [
    "Aurelle",
    "Petal & Pore",
    "Saltglow",
    "Moonmilk",
    "Rosenhall",
    "The Amber Vanity",
    "Glasswing",
    "Dew Point",
    "Soft Cedar",
  ],
  nl: ["Zeepfabriek Noord", "Huidliefde"],
  fr: ["Eau de Minuit", "Pétale Vif"],
  de: ["Rosenquell", "Seifenstübchen"],
  en: ["Larkspur Apothecary", "Bright & Bare"],
  es: ["Alma de Azahar"],
  it: ["Acqua Serena Profumi"],
  pt: ["Flor de Sálvia"],
  pl: ["Pudrowa"],
  nordic: ["Havskum", "Björkdoft"],
  ar: ["Oud Garden"],
};
