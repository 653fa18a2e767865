import type { BrandNames } from "./brand-names.ts";

export const sports: BrandNames = {
  everywhere: [
    "Summit Nine",
    "Trailmark",
    "Bluefin Swim",
    "Fleetfoot",
    "Ridgeway Outdoors",
    "Paddle & Peak",
    "Kickline",
    "The Running Hare",
    "Goalpost",
  ],
  nl: ["Wielerhuis De Klim", "Buitenbenen"],
  fr: ["Foulée Libre", "Cap Grand Air"],
  de: ["Gipfelgurt", "Laufwiese"],
  en: ["Muddy Boot Co", "Fell & Field"],
  es: ["Cumbre Viva"],
  it: ["Vetta Sport"],
  pt: ["Maré Alta"],
  pl: ["Tropem Biegu"],
  nordic: ["Skogsfart", "Tindelag"],
  ar: ["Falcon Stride"],
};
