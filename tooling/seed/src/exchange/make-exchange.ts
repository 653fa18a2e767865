import type { Language, Storefront, StorefrontCode } from "@giftshop/storefront-config";
import { logoMark } from "../card/logo-mark.ts";
import { selectBrands } from "../catalogue/select-brands.ts";
import { randomOf } from "../random.ts";
import type { Words } from "../types.ts";

/** A page of a company whose cards are exchanged for some brands. */
export interface SeedExchangePage {
  /** Id that stands in addresses. */
  id: string;
  company: string;
  /** Its emblem: a complete SVG document. */
  logoSvg: string;
  /** Paths of brands; none is all. */
  brands: string[];
  /** Last day, ISO 8601 date. */
  expiresOn: string;
}

/** How a brand is had that does not issue its card with us: one of the three ways. */
export interface SeedExchangeBrand {
  brand: string;
  iframeUrl: string | null;
  redirectUrl: string | null;
  redirectSeconds: number | null;
  linkTitle: Words | null;
  linkUrl: string | null;
}

/** What a storefront's cards are exchanged for beside its catalogue. */
export interface SeedExchange {
  pages: SeedExchangePage[];
  brands: SeedExchangeBrand[];
  /** Paths of the brands whose cards an issuer of their own makes. */
  issued: string[];
}

interface Company {
  id: string;
  company: string;
  color: string;
  /** How many of the most popular brands it allows; 0 for all. */
  most: number;
  expiresOn: string;
}

const companies: Partial<Record<StorefrontCode, readonly Company[]>> = {
  CBFR: [
    { id: "maison-verneuil", company: "Maison Verneuil", color: "#1F4E5F", most: 24, expiresOn: "2028-12-31" },
    { id: "groupe-lisiere", company: "Groupe Lisière", color: "#7A3E9D", most: 0, expiresOn: "2027-06-30" },
  ],
  CB: [
    {
      id: "noorderlicht-logistiek",
      company: "Noorderlicht Logistiek",
      color: "#0B6E4F",
      most: 24,
      expiresOn: "2028-12-31",
    },
    { id: "de-vries-en-zonen", company: "De Vries & Zonen", color: "#B3541E", most: 0, expiresOn: "2027-06-30" },
  ],
};

/** What the link to a brand's own shop says. */
const linkTitles: Readonly<Record<Language, string>> = {
  nl: "Naar de winkel van {brand}",
  fr: "Aller à la boutique {brand}",
  de: "Zum Shop von {brand}",
  en: "Go to the {brand} shop",
  es: "Ir a la tienda de {brand}",
  it: "Vai al negozio {brand}",
  pt: "Ir para a loja {brand}",
  pl: "Przejdź do sklepu {brand}",
  sv: "Till {brand}s butik",
  nb: "Til butikken til {brand}",
  da: "Til {brand}s butik",
  ar: "الذهاب إلى متجر {brand}",
};

const emblem = ({ id, color }: Company): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${logoMark(
    { x: 12, y: 12, color, detail: "#FFFFFF" },
    randomOf(`company ${id}`),
  )}</svg>`;

const nothing = { iframeUrl: null, redirectUrl: null, redirectSeconds: null, linkTitle: null, linkUrl: null };

type Way = (slug: string, title: string, storefront: Storefront) => Partial<SeedExchangeBrand>;

/** The three ways in turn, with the origins of `brandShopOrigins`. */
const ways: readonly Way[] = [
  (slug) => ({ iframeUrl: `https://shop.brands.example/${slug}/` }),
  (slug) => ({ redirectUrl: `https://issuer.brands.example/${slug}/`, redirectSeconds: 10 }),
  (slug, title, { languages }) => ({
    linkUrl: `https://shop.brands.example/about/${slug}/`,
    linkTitle: Object.fromEntries(
      languages.map((language) => [language, linkTitles[language].replace("{brand}", title)]),
    ),
  }),
];

/** Places in the list of most popular brands of those that are had elsewhere. */
const places = [8, 11, 14, 20, 23, 26];

/** Places of brands whose issuer makes their cards. */
const issuedPlaces = [5, 17];

/**
 * Companies' pages and brands that are had elsewhere, of a
 * storefront. Pure: the same storefront gives the same, always.
 */
export const makeExchange = (storefront: Storefront): SeedExchange => {
  const chosen = selectBrands(storefront);
  return {
    issued: issuedPlaces.flatMap((place) => chosen[place]?.slug ?? []),
    pages: (companies[storefront.code] ?? []).map((company) => ({
      id: company.id,
      company: company.company,
      logoSvg: emblem(company),
      brands: chosen.slice(0, company.most).map(({ slug }) => slug),
      expiresOn: company.expiresOn,
    })),
    brands: places.flatMap((place, nth) => {
      const brand = chosen[place];
      const way = ways[nth % ways.length];
      return brand && way ? [{ ...nothing, brand: brand.slug, ...way(brand.slug, brand.title, storefront) }] : [];
    }),
  };
};
