import type { StorefrontCode } from "./storefront-codes.ts";

/** What law asks of the company behind a storefront, beside its name and address. Invented. */
export interface LegalEntity {
  /** VAT identification number, or what its country has in place of one. */
  vatNumber: string;
  /** Its number in the register of companies. */
  companyNumber: string;
  /** Which register, with the number as it is written there. */
  register: string;
  /** Who acts for it. */
  director: string;
}

/** By storefront; each has a company of its own. */
const legalEntities: Readonly<Record<StorefrontCode, LegalEntity>> = {
  CB: {
    vatNumber: "NL844311485B01",
    companyNumber: "55623371",
    register: "KvK 55623371",
    director: "Sanne de Wit",
  },
  CBAT: {
    vatNumber: "ATU60742959",
    companyNumber: "FN 296607k",
    register: "Handelsgericht Wien, FN 296607k",
    director: "Eva Gruber",
  },
  CBAU: {
    vatNumber: "ABN 48 216 408 127",
    companyNumber: "ACN 348 020 725",
    register: "ASIC, ACN 348 020 725",
    director: "Mia Harris",
  },
  CBBE: {
    vatNumber: "BE0714775083",
    companyNumber: "0714775083",
    register: "KBO/BCE 0714.775.083, RPR/RPM Antwerpen",
    director: "An Peeters",
  },
  CBBR: {
    vatNumber: "62.427.580/0001-93",
    companyNumber: "62.427.580/0001-93",
    register: "Junta Comercial, São Paulo, CNPJ 62.427.580/0001-93",
    director: "Beatriz Lima",
  },
  CBCA: {
    vatNumber: "337815506 RT0001",
    companyNumber: "6144814-8",
    register: "Corporations Canada, 6144814-8",
    director: "Olivia Tremblay",
  },
  CBCH: {
    vatNumber: "CHE-848.190.437 MWST",
    companyNumber: "CHE-848.190.437",
    register: "Handelsregister Zürich, CHE-848.190.437",
    director: "Nina Keller",
  },
  CBDE: {
    vatNumber: "DE634910866",
    companyNumber: "HRB 981090",
    register: "Amtsgericht Köln, HRB 981090",
    director: "Katrin Vogel",
  },
  CBDK: {
    vatNumber: "DK80250933",
    companyNumber: "80250933",
    register: "Erhvervsstyrelsen, CVR 80250933",
    director: "Mette Holm",
  },
  CBES: {
    vatNumber: "ESB73561502",
    companyNumber: "B73561502",
    register: "Registro Mercantil de Madrid, tomo 21432, folio 89, hoja M-813954",
    director: "Lucía Navarro",
  },
  CBFR: {
    vatNumber: "FR84172487364",
    companyNumber: "172487364",
    register: "RCS Lyon 172 487 364",
    director: "Camille Roux",
  },
  CBIE: {
    vatNumber: "IE4179991T",
    companyNumber: "482590",
    register: "Companies Registration Office, 482590",
    director: "Aoife Byrne",
  },
  CBIT: {
    vatNumber: "IT46540216153",
    companyNumber: "46540216153",
    register: "Registro delle Imprese di Milano, REA 3802709",
    director: "Giulia Ferri",
  },
  CBMX: {
    vatNumber: "CBR150312AB9",
    companyNumber: "CBR150312AB9",
    register: "Registro Público de Comercio, Ciudad de México, folio 890348",
    director: "Valeria Ríos",
  },
  CBNO: {
    vatNumber: "NO418987558MVA",
    companyNumber: "418 987 558",
    register: "Foretaksregisteret, 418 987 558",
    director: "Ingrid Solberg",
  },
  CBNZ: {
    vatNumber: "GST 775-239-290",
    companyNumber: "9424632053835",
    register: "Companies Office, NZBN 9424632053835",
    director: "Grace Walker",
  },
  CBPL: {
    vatNumber: "PL8124975886",
    companyNumber: "0000309781",
    register: "Sąd Rejonowy dla m. Warszawa, KRS 0000309781",
    director: "Zofia Wójcik",
  },
  CBSE: {
    vatNumber: "SE556691755701",
    companyNumber: "556691-7557",
    register: "Bolagsverket, 556691-7557",
    director: "Elsa Lindqvist",
  },
  CBUS: {
    vatNumber: "EIN 93-4514426",
    companyNumber: "5739389",
    register: "Delaware Division of Corporations, 5739389",
    director: "Hannah Brooks",
  },
  CK: {
    vatNumber: "NL846402187B01",
    companyNumber: "90073411",
    register: "KvK 90073411",
    director: "Daan Mulder",
  },
  CKFR: {
    vatNumber: "FR55334896944",
    companyNumber: "334896944",
    register: "RCS Bordeaux 334 896 944",
    director: "Hugo Lefèvre",
  },
  CKUK: {
    vatNumber: "GB485210308",
    companyNumber: "19020711",
    register: "Companies House, England and Wales, 19020711",
    director: "Emma Clarke",
  },
  GCSAE: {
    vatNumber: "100280541129220",
    companyNumber: "57506",
    register: "Dubai, 57506",
    director: "Layla Haddad",
  },
  GCSAT: {
    vatNumber: "ATU27257543",
    companyNumber: "FN 947059k",
    register: "Handelsgericht Wien, FN 947059k",
    director: "Stefan Huber",
  },
  GCSBE: {
    vatNumber: "BE0643687842",
    companyNumber: "0643687842",
    register: "KBO/BCE 0643.687.842, RPR/RPM Brussel",
    director: "Luc Dubois",
  },
  GCSDE: {
    vatNumber: "DE756621126",
    companyNumber: "HRB 316669",
    register: "Amtsgericht Berlin, HRB 316669",
    director: "Jonas Hartmann",
  },
  GCSFR: {
    vatNumber: "FR65424786524",
    companyNumber: "424786524",
    register: "RCS Paris 424 786 524",
    director: "Claire Fontaine",
  },
  GCSIE: {
    vatNumber: "IE7088002T",
    companyNumber: "611172",
    register: "Companies Registration Office, 611172",
    director: "Conor Walsh",
  },
  GCSIT: {
    vatNumber: "IT58704717868",
    companyNumber: "58704717868",
    register: "Registro delle Imprese di Roma, REA 7965583",
    director: "Marco Conti",
  },
  GCSNL: {
    vatNumber: "NL140970628B01",
    companyNumber: "70386808",
    register: "KvK 70386808",
    director: "Lotte Visser",
  },
  GCSPT: {
    vatNumber: "PT594392287",
    companyNumber: "594392287",
    register: "Conservatória do Registo Comercial de Lisboa, NIPC 594392287",
    director: "Inês Carvalho",
  },
  GCSUK: {
    vatNumber: "GB296237434",
    companyNumber: "14078773",
    register: "Companies House, England and Wales, 14078773",
    director: "James Whitfield",
  },
  GCUK: {
    vatNumber: "GB893144892",
    companyNumber: "18986076",
    register: "Companies House, England and Wales, 18986076",
    director: "Alice Turner",
  },
};

/** The company behind a storefront. */
export const legalEntityOf = (code: StorefrontCode): LegalEntity => legalEntities[code];
