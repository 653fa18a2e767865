export const headerVersions = [1, 2, 3] as const;
export type HeaderVersion = (typeof headerVersions)[number];

/** Which of the two arrangements of the home page (specification, section 2, page types). */
export type HomeVersion = 1 | 2;

/** What differs between the builds of the shop. */
export interface Toggles {
  /** Which of the three headers of specification section 2. */
  headerVersion: HeaderVersion;
  /**
   * 1 leads with the shop's promise and its most chosen cards, 2 with the search, categories and occasions.
   */
  homeVersion: HomeVersion;
  /** A header of its own on the business page; only with header version 2. */
  businessHeader: boolean;
  /**
   * The third business page, with its sub-pages in a dropdown
   * (version 2) and in the mobile footer's accordion.
   */
  businessPageV3: boolean;
  /** The button that opens the language and country dialog. */
  languageSwitcher: boolean;
  /** Identifying on the way to the checkout happens in a dialog; otherwise on the account's pages. */
  modalAuth: boolean;
  /** A failed payment may be tried again on the checkout page (its `order` parameter). */
  retryPayment: boolean;
  /** The link to the choice card is left out. */
  choiceLinkHidden: boolean;
  /**
   * The header of redeem pages says that digital gift cards are sent with delay (specification, section 8).
   */
  digitalDelayed: boolean;
  /** The links that only the French build shows. */
  frenchBuildLinks: boolean;
  /** The monthly draw that doubles a balance, on where its law is cleared: FR and NL. */
  doubler: boolean;
  /**
   * The email of a digital gift holds number and PIN; without, it arrives wrapped and they are made when its
   * page (`gift`) is opened.
   */
  codesInEmail: boolean;
  /**
   * Whoever did not pay is reminded once only where they
   * said so: law or custom there counts it as advertising.
   */
  reminderConsent: boolean;
}

/** What a record has to say itself; the rest has an answer that most storefronts share. */
export type OwnToggles = Pick<Toggles, "headerVersion"> & Partial<Toggles>;

/** Countries in which the draw is allowed so far. */
const doublerCountries = new Set(["FR", "NL"]);

/** UWG § 7 (DE), TKG § 174 (AT), PKE art. 398 (PL), markedsføringsloven § 10 (DK), CASL (CA). */
const reminderConsentCountries = new Set(["DE", "AT", "PL", "DK", "CA"]);

/** Completes a storefront's toggles. */
export const togglesOf = (country: string, own: OwnToggles): Toggles => ({
  homeVersion: 1,
  businessHeader: own.headerVersion === 2,
  businessPageV3: own.headerVersion === 2,
  languageSwitcher: true,
  modalAuth: true,
  retryPayment: true,
  choiceLinkHidden: false,
  digitalDelayed: false,
  frenchBuildLinks: country === "FR",
  doubler: doublerCountries.has(country),
  codesInEmail: false,
  reminderConsent: reminderConsentCountries.has(country),
  ...own,
});
