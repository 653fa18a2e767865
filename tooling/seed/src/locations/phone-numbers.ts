import type { Random } from "../random.ts";

/**
 * Numbers that belong to nobody, by country and town (`#` any digit, `others` elsewhere), of ARCEP, Ofcom,
 * NANPA 555-01xx, ACMA, ComReg, Bundesnetzagentur, PTS; other countries have none.
 */
const reserved: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FR: {
    "Île-de-France": "+33 1 99 00 ## ##",
    Normandie: "+33 2 61 91 ## ##",
    Bretagne: "+33 2 61 91 ## ##",
    "Pays de la Loire": "+33 2 61 91 ## ##",
    "Centre-Val de Loire": "+33 2 61 91 ## ##",
    "Grand Est": "+33 3 53 01 ## ##",
    "Hauts-de-France": "+33 3 53 01 ## ##",
    "Bourgogne-Franche-Comté": "+33 3 53 01 ## ##",
    "Auvergne-Rhône-Alpes": "+33 4 65 71 ## ##",
    "Provence-Alpes-Côte d’Azur": "+33 4 65 71 ## ##",
    Occitanie: "+33 5 36 49 ## ##",
    "Nouvelle-Aquitaine": "+33 5 36 49 ## ##",
  },
  GB: {
    London: "+44 20 7946 0###",
    Birmingham: "+44 121 496 0###",
    Manchester: "+44 161 496 0###",
    Glasgow: "+44 141 496 0###",
    Leeds: "+44 113 496 0###",
    Liverpool: "+44 151 496 0###",
    Sheffield: "+44 114 496 0###",
    Edinburgh: "+44 131 496 0###",
    Bristol: "+44 117 496 0###",
    Cardiff: "+44 29 2018 0###",
    Belfast: "+44 28 9649 6###",
    "Newcastle upon Tyne": "+44 191 498 0###",
    Nottingham: "+44 115 496 0###",
    Leicester: "+44 116 496 0###",
    Reading: "+44 118 496 0###",
    others: "+44 1632 960###",
  },
  IE: { others: "+353 20 91# ####" },
  DE: {
    Berlin: "+49 30 23125 ###",
    "Frankfurt am Main": "+49 69 90009 ###",
    Hamburg: "+49 40 66969 ###",
    Köln: "+49 221 4710 ###",
    München: "+49 89 99998 ###",
  },
  SE: {
    Stockholm: "+46 8 465 004 ##",
    Göteborg: "+46 31 390 06 ##",
    Malmö: "+46 40 628 04 ##",
  },
  AU: {
    "New South Wales": "+61 2 5550 ####",
    "Australian Capital Territory": "+61 2 5550 ####",
    Victoria: "+61 3 5550 ####",
    Tasmania: "+61 3 5550 ####",
    Queensland: "+61 7 5550 ####",
    "South Australia": "+61 8 5550 ####",
    "Western Australia": "+61 8 5550 ####",
    "Northern Territory": "+61 8 5550 ####",
  },
  US: {
    "New York": "+1 212 555 01##",
    "Los Angeles": "+1 213 555 01##",
    Chicago: "+1 312 555 01##",
    Houston: "+1 713 555 01##",
    Phoenix: "+1 602 555 01##",
    Philadelphia: "+1 215 555 01##",
    "San Antonio": "+1 210 555 01##",
    "San Diego": "+1 619 555 01##",
    Dallas: "+1 214 555 01##",
    Austin: "+1 512 555 01##",
    "San Francisco": "+1 415 555 01##",
    Seattle: "+1 206 555 01##",
    Denver: "+1 303 555 01##",
    Washington: "+1 202 555 01##",
    Boston: "+1 617 555 01##",
    Nashville: "+1 615 555 01##",
    Portland: "+1 503 555 01##",
    "Las Vegas": "+1 702 555 01##",
    Miami: "+1 305 555 01##",
    Atlanta: "+1 404 555 01##",
    Minneapolis: "+1 612 555 01##",
    "New Orleans": "+1 504 555 01##",
  },
  CA: {
    Toronto: "+1 416 555 01##",
    Montréal: "+1 514 555 01##",
    Vancouver: "+1 604 555 01##",
    Calgary: "+1 403 555 01##",
    Edmonton: "+1 780 555 01##",
    Ottawa: "+1 613 555 01##",
    Winnipeg: "+1 204 555 01##",
    Québec: "+1 418 555 01##",
    Halifax: "+1 902 555 01##",
    Victoria: "+1 250 555 01##",
  },
};

/** A number of the country's range for invention, as its town or area writes it. */
export const phoneNumberOf = (country: string, city: string, area: string, random: Random): string | undefined => {
  const ranges = reserved[country];
  const range = ranges?.[city] ?? ranges?.[area] ?? ranges?.others;
  return range?.replaceAll("#", () => `${random.between(0, 9)}`);
};
