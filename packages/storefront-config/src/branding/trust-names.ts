import type { Country } from "../addresses/countries.ts";
import type { TrustMarkKind } from "./trust-mark.ts";

/** Where the e-commerce mark and the issuers' association of a country sit. */
const regions = {
  europe: { commerce: "FairCommerce Europe", issuers: "Gift Issuers Europe" },
  americas: { commerce: "FairCommerce Americas", issuers: "Gift Issuers Americas" },
  pacific: { commerce: "FairCommerce Pacific", issuers: "Gift Issuers Pacific" },
  gulf: { commerce: "FairCommerce Gulf", issuers: "Gift Issuers Gulf" },
} as const;

/** The web-shop certification and the retailers' association of each country, invented, in its own words. */
const national: Readonly<Record<Country, { region: keyof typeof regions; webshop: string; retailers: string }>> = {
  NL: { region: "europe", webshop: "Winkelzeker Webshop", retailers: "Cadeaukaart Verbond" },
  BE: { region: "europe", webshop: "BeSûr Webshop", retailers: "Cado Unie Belge" },
  FR: { region: "europe", webshop: "Achat Serein", retailers: "Union Carte Cadeau" },
  DE: { region: "europe", webshop: "Kaufruhe Onlineshop", retailers: "Gutscheinbund Handel" },
  AT: { region: "europe", webshop: "Kaufruhe Österreich", retailers: "Gutscheinbund Österreich" },
  CH: { region: "europe", webshop: "Kaufruhe Suisse", retailers: "Cado Verband Schweiz" },
  GB: { region: "europe", webshop: "Shopwell Certified", retailers: "Gift Retail Guild" },
  IE: { region: "europe", webshop: "Shopwell Ireland", retailers: "Gift Retail Ireland" },
  ES: { region: "europe", webshop: "Compra Serena", retailers: "Unión Tarjeta Regalo" },
  IT: { region: "europe", webshop: "Acquisto Sereno", retailers: "Unione Carta Regalo" },
  PT: { region: "europe", webshop: "Compra Calma", retailers: "União Cartão Presente" },
  PL: { region: "europe", webshop: "Spokojny Sklep", retailers: "Unia Kart Podarunkowych" },
  SE: { region: "europe", webshop: "Lugn Handel", retailers: "Presentkortsförbundet" },
  NO: { region: "europe", webshop: "Rolig Handel", retailers: "Gavekortforbundet" },
  DK: { region: "europe", webshop: "Rolig Nethandel", retailers: "Gavekortforeningen" },
  US: { region: "americas", webshop: "ShopTrue Certified", retailers: "Gift Retail Alliance" },
  CA: { region: "americas", webshop: "ShopTrue Canada", retailers: "Gift Retail Canada" },
  MX: { region: "americas", webshop: "Compra Tranquila", retailers: "Unión Regalo México" },
  BR: { region: "americas", webshop: "Compra Leve", retailers: "União Presente Brasil" },
  AU: { region: "pacific", webshop: "FairCart Australia", retailers: "Gift Retail Australia" },
  NZ: { region: "pacific", webshop: "FairCart Aotearoa", retailers: "Gift Retail Aotearoa" },
  AE: { region: "gulf", webshop: "SouqSure Certified", retailers: "Gift Retail Emirates" },
};

/** Who vouches for the shops of a country, by kind. */
export const trustNames = (country: Country): Readonly<Record<TrustMarkKind, string>> => {
  const { region, webshop, retailers } = national[country];
  return { webshop, retailers, ...regions[region] };
};
