import type { Claims } from "./claims.ts";
import type { RouteName, RouteParameters } from "./routes/route-names.ts";
import type { ServedRoute } from "./routes/served-routes.ts";
import type { StorefrontCode } from "./storefront-codes.ts";
import type { Toggles } from "./toggles.ts";

/**
 * The twelve languages of the shop, as the first path segment and
 * `messages/{language}.json` spell them. Norwegian bokmål is `nb`, its path prefix is `no`.
 */
export const languages = ["nl", "fr", "de", "en", "es", "it", "pt", "pl", "sv", "nb", "da", "ar"] as const;
export type Language = (typeof languages)[number];

/** Brand groups: one app, one theme and one route family each. */
export const brandGroups = ["CB", "CK", "GCS"] as const;
export type BrandGroup = (typeof brandGroups)[number];

export { type StorefrontCode, storefrontCodes } from "./storefront-codes.ts";

/**
 * What a path of a storefront leads to: a page that exists, another path, or
 * neither. `redirect` is a path (with base path and language prefix) and its status.
 */
export type ResolvedPath =
  | { [R in ServedRoute]: { kind: "route"; route: R; language: Language; parameters: RouteParameters[R] } }[ServedRoute]
  | { kind: "redirect"; status: 301 | 308; path: string }
  | { kind: "notFound"; language: Language };

export type PaymentMethodId =
  | "ideal"
  | "bancontact"
  | "belfius"
  | "kbc"
  | "creditcard"
  | "paypal"
  | "blik"
  | "eps"
  | "banktransfer";

export type PaymentLogo =
  | "ideal"
  | "bancontact"
  | "belfius"
  | "kbc"
  | "cartebancaire"
  | "visa"
  | "mastercard"
  | "amex"
  | "paypal"
  | "blik"
  | "eps"
  | "banktransfer"
  | "invoice"
  | "secure";

/** How long cards last that are activated from a day on. */
export interface CardValidity {
  /** ISO 8601 date, where the storefront is. */
  from: string;
  months: number;
}

/** One storefront. Amounts are integer minor units of `currency`. */
export interface Storefront {
  code: StorefrontCode;
  group: BrandGroup;
  /** Unique; CBFR is 98 (specification section 9), the others are made up once. */
  storeId: number;
  /** What the shop calls itself, for example "CarteBonheur". */
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** The first is the default and has no path prefix. */
  languages: readonly [Language, ...Language[]];
  /** Local host label in front of `.localhost`, for example `cbfr`. */
  host: string;
  /** `/au` for CBAU and so on, otherwise the empty string. */
  basePath: string;
  /** IANA zone of the dispatch, for the 17:00 cut-off. */
  timeZone: string;
  /** ISO 4217 minor-unit digits of `currency`: 2 for all today. */
  currencyDigits: number;
  /** How payment methods are offered, in order, with the `logo` that the button shows. */
  payment: readonly { method: PaymentMethodId; logo: PaymentLogo }[];
  /** Logos of the footer's payment row. */
  paymentLogos: readonly PaymentLogo[];
  /** Custom digital value bounds and the split limit, minor units. */
  limits: {
    digitalMinimum: number;
    digitalMaximum: number;
    splitAbove: number;
    registeredPostAbove: number;
    /** Above so much that staff give back or issue again two people decide. */
    secondPersonAbove: number;
  };
  delivery: {
    /** Countries a physical card is posted to; the first is the default. */
    countries: readonly string[];
    /** Postage of a mailbox parcel, VAT included, minor units. */
    mailbox: number;
    /** Postage when the face value of a shipment is over `limits.registeredPostAbove`. */
    registered: number;
    /** Working-day hour of the cut-off; 17 means that 17:00:00 is too late. */
    cutOffHour: number;
    /** Whether the post also brings letters on Saturday; absent means no. */
    saturdayPost?: boolean;
    /**
     * Part of the country (second half of ISO 3166-2: "NSW")
     * whose own public holidays the dispatch keeps too.
     */
    region?: string;
    /**
     * Days of each year, `MM-DD`, on which nothing is dispatched although the post comes and they are no
     * public holidays.
     */
    closedOn?: readonly string[];
  };
  /** VAT on shipping, wrappers and packing, in basis points (2000 = 20 %). */
  vatBasisPoints: number;
  /** Legal entity that issues the cards; a card is redeemable only where it was issued. */
  legalEntity: string;
  /** How long its cards last: rows of the legal entity, the earliest first. */
  cardValidity: readonly CardValidity[];
  /** Phone, address and so on for footer and e-mail, invented, with `.example` names only. */
  organisation: { legalName: string; email: string; phone: string; street: string; postCode: string; city: string };
  /** What is switched on here. */
  toggles: Toggles;
  /** What its texts promise, as numbers. */
  claims: Claims;
  /** Number of gift cards its catalogue is seeded with (30 to 300). */
  catalogueSize: number;
  /** Theme token overrides: the seasonal accent that tells storefronts of one group apart. */
  accent: { color: string; ink: string };
  /** Paths in which this storefront differs from its brand group's table for that language. */
  routes?: Partial<Record<Language, Partial<Record<RouteName, string>>>>;
  /**
   * Further addresses that this storefront sends on, without
   * base path and prefix, and the route each is sent to.
   */
  redirects?: Partial<Record<Language, Readonly<Record<string, RouteName>>>>;
}
