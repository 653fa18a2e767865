import { hasVatNumbers } from "./vat-number.ts";

/** Countries whose law wants the buyer's address on every receipt: nota fiscal (BR), CFDI (MX). */
const addressByLaw = new Set(["BR", "MX"]);

/** What a buyer has to say beside name and email. */
export interface BillingNeeds {
  address: boolean;
  /** Section 5, required variant: the courier of registered post calls. */
  phoneNumber: boolean;
  vatNumber: boolean;
  referenceNumber: boolean;
}

/**
 * What an order asks of its buyer (specification, section 5). An invoice, and so a
 * business, needs an address; so does registered post, whose parcel has one anyway.
 *
 * @param country ISO 3166-1 alpha-2 of the storefront
 * @param registered something of it goes by registered post
 */
export const billingNeeds = (
  customerType: string | undefined,
  country: string | undefined,
  registered: boolean,
): BillingNeeds => {
  const business = customerType === "BUSINESS";
  return {
    address: business || (country !== undefined && addressByLaw.has(country)),
    phoneNumber: registered,
    // A number that nobody is given cannot be asked for.
    vatNumber: business && country !== undefined && hasVatNumbers(country),
    referenceNumber: business,
  };
};
