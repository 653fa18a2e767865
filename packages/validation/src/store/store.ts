/** What people of the shop edit of a storefront's frame, each part by itself. */
export const storeParts = ["MENUS", "FOOTER", "WARNINGS", "POP_UP", "REDIRECTS", "SWITCHES", "COUNTRIES"] as const;
export type StorePart = (typeof storeParts)[number];

/** A text in each language of the storefront. */
export type Words = Readonly<Record<string, string>>;

/**
 * A link of a menu. `to` is a route (`route:listing`), a path behind the language's
 * prefix (`/blog/ideas/`), or an address that begins with `https:`, `mailto:` or `tel:`.
 */
export interface StoreLink {
  text: Words;
  to: string;
}

/** Links under a title. */
export interface MenuColumn {
  title: Words;
  items: readonly StoreLink[];
}

export interface Menus {
  /** Columns of the footer. */
  footer: readonly MenuColumn[];
  /** Column behind the header's word for companies, and in its own header. */
  business: MenuColumn;
  /** Number that the footer says: `+33 4 55 50 10 98`. */
  phone: string;
}

/** A picture that is kept, by its name, and what it says to who does not see it. */
export interface Logo {
  image: string;
  alt: Words;
}

export interface Footer {
  /** Names of payment logos, in their order. */
  paymentIcons: readonly string[];
  /** `null`: that of the storefront's record. */
  mainLogo: Logo | null;
  footerLogo: Logo | null;
}

/** Where a warning stands: over every page of the shop, of an exchange, or of checkout. */
export const warningPlaces = ["site", "redeem", "checkout"] as const;

export interface Warning {
  shown: boolean;
  /** Empty, of `redeem`: that digital gift cards are sent with delay. */
  text: Words;
}
export type Warnings = Readonly<Record<(typeof warningPlaces)[number], Warning>>;

/** What is shown once to everybody who comes. */
export interface PopUp {
  shown: boolean;
  title: Words;
  text: Words;
  /** Name of a picture that is kept. */
  image: string | null;
  link: StoreLink;
}

/**
 * An address of this storefront and where it is sent on to,
 * as the browser shows them behind the host: `/old/`.
 */
export interface Redirect {
  from: string;
  to: string;
}

/** Most of them in a storefront. */
export const mostRedirects = 1000;

/** What is switched on and off without a release. What law or money hangs on is not among it. */
export interface Switches {
  languageSwitcher: boolean;
  choiceLinkHidden: boolean;
  frenchBuildLinks: boolean;
  modalAuth: boolean;
  homeVersion: number;
}

/** Countries, ISO 3166-1 alpha-2, that the form for language and country leaves out. */
export interface Countries {
  hidden: readonly string[];
}

/** What each part says. */
export interface StoreParts {
  MENUS: Menus;
  FOOTER: Footer;
  WARNINGS: Warnings;
  POP_UP: PopUp;
  REDIRECTS: { redirects: readonly Redirect[] };
  SWITCHES: Switches;
  COUNTRIES: Countries;
}

/** Pages that a menu may lead to without more than their name. */
export const menuRoutes = [
  ...(["home", "listing", "categories", "choiceCard", "givingMoments", "blog", "balanceCheck", "activation"] as const),
  ...(["doubler", "business", "businessQuote", "manyRecipients", "contact", "helpdesk", "delivery"] as const),
  ...(["cancellationPolicy", "withdrawal", "reorder", "favourites", "account", "terms", "privacy", "cookies"] as const),
  ...(["imprint", "accessibility"] as const),
] as const;
