import type { BrandNames } from "./brand-names.ts";

export const motoring: BrandNames = {
  everywhere: [
    "Two Wheel Town",
    "Torque & Tonic",
    "Pedal Foundry",
    "Milestone Garage",
    "Chain & Saddle",
    "Roadside Robin",
    "Open Lane",
    "Spark & Spoke",
    "Polished Chrome",
  ],
  nl: ["Fietsfabriek Zuid", "De Gouden Ketting"],
  fr: ["L’Atelier du Pignon", "Route Claire"],
  de: ["Radhaus Linde", "Werkstatt Wolf"],
  en: ["Spanner & Spoke", "Layby Motors"],
  es: ["Rueda Libre"],
  it: ["Ruota Libera"],
  pt: ["Roda Viva"],
  pl: ["Dwa Koła"],
  nordic: ["Hjulspor", "Trampverket"],
  ar: ["Camel Wheel"],
};
