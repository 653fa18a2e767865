import type { BrandNames } from "./brand-names.ts";

export const travel: BrandNames = {
  everywhere: [
    "Faraway Fox",
    "Compass & Crumb",
    "Nightrail",
    "Slow Horizon",
    "Cloudberry Trips",
    "Harbourlight Hotels",
    "Wander Inn",
    "Meridian Rooms",
    "Atlas & Olive",
  ],
  nl: ["Weekendje Wind", "Duin & Dorp"],
  fr: ["Escapade Bleue", "Les Gîtes du Vallon"],
  de: ["Fernwehwerk", "Hüttenzauber Reisen"],
  en: ["Peak & Puddle", "Hedgerow Hideaways"],
  es: ["Rumbo Sur"],
  it: ["Bella Deriva"],
  pt: ["Rota do Sol Viagens"],
  pl: ["Szlak i Morze"],
  nordic: ["Fjäll & Fyr", "Nordstjernen Reiser"],
  ar: ["Dune & Dhow"],
};
