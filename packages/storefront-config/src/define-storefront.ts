import { type Country, type CountryTerms, countries } from "./addresses/countries.ts";
import type { BrandingWords } from "./branding/words.ts";
import { type Claims, sharedClaims } from "./claims.ts";
import { currencies } from "./currencies.ts";
import { cardValidityOf } from "./legal/card-validity.ts";
import { logosOf } from "./payments/payment.ts";
import { usualVolumePrices, type VolumePrice } from "./payments/volume-price.ts";
import type { StorefrontRecord } from "./storefront-record.ts";
import { type OwnToggles, togglesOf } from "./toggles.ts";
import type { Storefront } from "./types.ts";

/** Where the parcels leave from, as far as the calendar goes. */
type Dispatch = Pick<Storefront["delivery"], "region" | "closedOn">;

/**
 * What a storefront says for itself; everything else follows from its country and that country's currency.
 */
type OwnWords = Pick<
  Storefront,
  "code" | "group" | "storeId" | "name" | "languages" | "organisation" | "catalogueSize" | "accent"
> & {
  country: Country;
  toggles: OwnToggles;
  branding: BrandingWords;
  dispatch?: Dispatch;
  claims?: Partial<Claims>;
  /** Default: those of all storefronts. */
  volumePrices?: readonly VolumePrice[];
} & Partial<Omit<Storefront, "country" | "toggles" | "claims">>;

/**
 * Completes a storefront record. Anything a country or currency would decide can be overridden by naming it.
 */
export const defineStorefront = ({
  country,
  toggles,
  claims,
  branding,
  dispatch,
  volumePrices = usualVolumePrices,
  ...own
}: OwnWords): StorefrontRecord => {
  const terms: CountryTerms = countries[country];
  const money = currencies[terms.currency];
  const storefront: Storefront = {
    country,
    currency: terms.currency,
    host: own.code.toLowerCase(),
    basePath: "",
    timeZone: terms.timeZone,
    currencyDigits: money.digits,
    payment: terms.payment.offer,
    paymentLogos: logosOf(terms.payment),
    limits: {
      digitalMinimum: money.digitalMinimum,
      digitalMaximum: money.digitalMaximum,
      splitAbove: money.splitAbove,
      registeredPostAbove: money.registeredPostAbove,
      secondPersonAbove: 250 * 10 ** money.digits,
    },
    delivery: {
      countries: [country, ...(terms.alsoTo ?? [])],
      mailbox: money.mailbox,
      registered: money.registered,
      cutOffHour: 17,
      saturdayPost: terms.saturdayPost ?? false,
      ...dispatch,
    },
    vatBasisPoints: terms.vatBasisPoints,
    legalEntity: own.organisation.legalName,
    cardValidity: own.cardValidity ?? cardValidityOf(own.organisation.legalName),
    toggles: togglesOf(country, toggles),
    claims: { ...sharedClaims, ...claims },
    ...own,
  };
  return { storefront, country, branding, volumePrices };
};
