import type { BrandNames } from "./brand-names.ts";

export const cinema: BrandNames = {
  everywhere: [
    "Starlight Pictures House",
    "Velvet Curtain",
    "Popcorn Palace",
    "Lumen Screens",
    "The Paper Moon Theatre",
    "Balcony Nine",
    "Silver Reel",
    "Red Seat",
    "Intermezzo Stage",
  ],
  nl: ["Filmhuis De Lantaarn", "Theater Het Gordijn"],
  fr: ["Cinéma L’Éclaircie", "Le Rideau Rouge"],
  de: ["Kinowelle", "Lichtspielhaus Mond"],
  en: ["Matinee & Co", "The Limelight Rooms"],
  es: ["Cine Luna Llena"],
  it: ["Cinema Girasole"],
  pt: ["Cine Miragem"],
  pl: ["Kino Latarnia"],
  nordic: ["Biostjärnan", "Lysloftet"],
  ar: ["Cinema Noor"],
};
