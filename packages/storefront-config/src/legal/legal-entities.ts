import type { StorefrontCode } from "../storefront-codes.ts";

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
  /** Its bank account, as it is written there: where invoices are paid to. */
  account: string;
}

/** Legal entities by storefront, as each has a company of its own. */
const legalEntities: Readonly<Record<StorefrontCode, LegalEntity>> = {
  CB: {
    vatNumber: "NL844311485B01",
    companyNumber: "55623371",
    register: "KvK 55623371",
    director: "Sanne de Wit",
    account: "NL73 GIFT 2706 8338 97",
  },
  CBAT: {
    vatNumber: "ATU60742959",
    companyNumber: "FN 296607k",
    register: "Handelsgericht Wien, FN 296607k",
    director: "Eva Gruber",
    account: "AT17 8931 7283 5599 1882",
  },
  CBAU: {
    vatNumber: "ABN 48 216 408 127",
    companyNumber: "ACN 348 020 725",
    register: "ASIC, ACN 348 020 725",
    director: "Mia Harris",
    account: "BSB 337-779, 887949582",
  },
  CBBE: {
    vatNumber: "BE0714775083",
    companyNumber: "0714775083",
    register: "KBO/BCE 0714.775.083, RPR/RPM Antwerpen",
    director: "An Peeters",
    account: "BE22 0749 1789 3443",
  },
  CBBR: {
    vatNumber: "62.427.580/0001-93",
    companyNumber: "62.427.580/0001-93",
    register: "Junta Comercial, São Paulo, CNPJ 62.427.580/0001-93",
    director: "Beatriz Lima",
    account: "Banco 303, agência 256, conta 678830029",
  },
  CBCA: {
    vatNumber: "337815506 RT0001",
    companyNumber: "6144814-8",
    register: "Corporations Canada, 6144814-8",
    director: "Olivia Tremblay",
    account: "51675-855-6137415038",
  },
  CBCH: {
    vatNumber: "CHE-848.190.437 MWST",
    companyNumber: "CHE-848.190.437",
    register: "Handelsregister Zürich, CHE-848.190.437",
    director: "Nina Keller",
    account: "CH47 8904 6946 9511 7320 9",
  },
  CBDE: {
    vatNumber: "DE634910866",
    companyNumber: "HRB 981090",
    register: "Amtsgericht Köln, HRB 981090",
    director: "Katrin Vogel",
    account: "DE56 7602 9530 3860 1535 57",
  },
  CBDK: {
    vatNumber: "DK80250933",
    companyNumber: "80250933",
    register: "Erhvervsstyrelsen, CVR 80250933",
    director: "Mette Holm",
    account: "DK16 0653 7630 2344 19",
  },
  CBES: {
    vatNumber: "ESB73561502",
    companyNumber: "B73561502",
    register: "Registro Mercantil de Madrid, tomo 21432, folio 89, hoja M-813954",
    director: "Lucía Navarro",
    account: "ES64 1431 5476 4197 3195 0761",
  },
  CBFR: {
    vatNumber: "FR84172487364",
    companyNumber: "172487364",
    register: "RCS Lyon 172 487 364",
    director: "Camille Roux",
    account: "FR65 0386 5862 8785 0469 3943 012",
  },
  CBIE: {
    vatNumber: "IE4179991T",
    companyNumber: "482590",
    register: "Companies Registration Office, 482590",
    director: "Aoife Byrne",
    account: "IE51 GIFT 2438 4476 6691 46",
  },
  CBIT: {
    vatNumber: "IT46540216153",
    companyNumber: "46540216153",
    register: "Registro delle Imprese di Milano, REA 3802709",
    director: "Giulia Ferri",
    account: "IT04 X575 7287 2450 6299 2436 718",
  },
  CBMX: {
    vatNumber: "CBR150312AB9",
    companyNumber: "CBR150312AB9",
    register: "Registro Público de Comercio, Ciudad de México, folio 890348",
    director: "Valeria Ríos",
    account: "CLABE 110647514569859630",
  },
  CBNO: {
    vatNumber: "NO418987558MVA",
    companyNumber: "418 987 558",
    register: "Foretaksregisteret, 418 987 558",
    director: "Ingrid Solberg",
    account: "NO07 5357 4075 540",
  },
  CBNZ: {
    vatNumber: "GST 775-239-290",
    companyNumber: "9424632053835",
    register: "Companies Office, NZBN 9424632053835",
    director: "Grace Walker",
    account: "437-743-564983493-00",
  },
  CBPL: {
    vatNumber: "PL8124975886",
    companyNumber: "0000309781",
    register: "Sąd Rejonowy dla m. Warszawa, KRS 0000309781",
    director: "Zofia Wójcik",
    account: "PL73 3205 8079 7830 0719 9151 0654",
  },
  CBSE: {
    vatNumber: "SE556691755701",
    companyNumber: "556691-7557",
    register: "Bolagsverket, 556691-7557",
    director: "Elsa Lindqvist",
    account: "SE83 5159 2661 1852 3626 5735",
  },
  CBUS: {
    vatNumber: "EIN 93-4514426",
    companyNumber: "5739389",
    register: "Delaware Division of Corporations, 5739389",
    director: "Hannah Brooks",
    account: "Routing 978976694, 5117672453",
  },
  CK: {
    vatNumber: "NL846402187B01",
    companyNumber: "90073411",
    register: "KvK 90073411",
    director: "Daan Mulder",
    account: "NL11 GIFT 4175 9695 62",
  },
  CKFR: {
    vatNumber: "FR55334896944",
    companyNumber: "334896944",
    register: "RCS Bordeaux 334 896 944",
    director: "Hugo Lefèvre",
    account: "FR10 4472 0940 5145 9625 6782 140",
  },
  CKUK: {
    vatNumber: "GB485210308",
    companyNumber: "19020711",
    register: "Companies House, England and Wales, 19020711",
    director: "Emma Clarke",
    account: "GB77 GIFT 8344 6513 4089 67",
  },
  GCSAE: {
    vatNumber: "100280541129220",
    companyNumber: "57506",
    register: "Dubai, 57506",
    director: "Layla Haddad",
    account: "AE54 3465 9408 2686 8884 400",
  },
  GCSAT: {
    vatNumber: "ATU27257543",
    companyNumber: "FN 947059k",
    register: "Handelsgericht Wien, FN 947059k",
    director: "Stefan Huber",
    account: "AT82 6654 5497 5211 5476",
  },
  GCSBE: {
    vatNumber: "BE0643687842",
    companyNumber: "0643687842",
    register: "KBO/BCE 0643.687.842, RPR/RPM Brussel",
    director: "Luc Dubois",
    account: "BE22 5285 5526 1549",
  },
  GCSDE: {
    vatNumber: "DE756621126",
    companyNumber: "HRB 316669",
    register: "Amtsgericht Berlin, HRB 316669",
    director: "Jonas Hartmann",
    account: "DE64 2066 2195 8329 6265 97",
  },
  GCSFR: {
    vatNumber: "FR65424786524",
    companyNumber: "424786524",
    register: "RCS Paris 424 786 524",
    director: "Claire Fontaine",
    account: "FR95 2481 6434 6634 0024 3761 859",
  },
  GCSIE: {
    vatNumber: "IE7088002T",
    companyNumber: "611172",
    register: "Companies Registration Office, 611172",
    director: "Conor Walsh",
    account: "IE52 GIFT 4828 1849 8758 26",
  },
  GCSIT: {
    vatNumber: "IT58704717868",
    companyNumber: "58704717868",
    register: "Registro delle Imprese di Roma, REA 7965583",
    director: "Marco Conti",
    account: "IT86 X666 9235 3771 2902 9381 491",
  },
  GCSNL: {
    vatNumber: "NL140970628B01",
    companyNumber: "70386808",
    register: "KvK 70386808",
    director: "Lotte Visser",
    account: "NL59 GIFT 9933 9474 80",
  },
  GCSPT: {
    vatNumber: "PT594392287",
    companyNumber: "594392287",
    register: "Conservatória do Registo Comercial de Lisboa, NIPC 594392287",
    director: "Inês Carvalho",
    account: "PT39 9646 8591 8575 9831 4845 0",
  },
  GCSUK: {
    vatNumber: "GB296237434",
    companyNumber: "14078773",
    register: "Companies House, England and Wales, 14078773",
    director: "James Whitfield",
    account: "GB22 GIFT 5357 9884 4699 59",
  },
  GCUK: {
    vatNumber: "GB893144892",
    companyNumber: "18986076",
    register: "Companies House, England and Wales, 18986076",
    director: "Alice Turner",
    account: "GB49 GIFT 0414 8441 5597 45",
  },
};

/** The company behind a storefront. */
export const legalEntityOf = (code: StorefrontCode): LegalEntity => legalEntities[code];
