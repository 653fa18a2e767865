import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { addressLines } from "@giftshop/storefront-config/address-lines";
import { legalEntityOf } from "@giftshop/storefront-config/legal";
import type { BillingAddress } from "../order/index.ts";
import type { DocumentAddress, DocumentSeller } from "./content.ts";

/** The company behind a storefront, as it is now. */
export const sellerOf = (code: StorefrontCode): DocumentSeller => {
  const { organisation, country } = getStorefront(code);
  const { vatNumber, companyNumber } = legalEntityOf(code);
  const { legalName, street, postCode, city, email, phone } = organisation;
  return {
    legalName,
    address: { lines: [street], postCode: postCode || null, city, countryCode: country },
    vatNumber,
    companyNumber,
    email,
    phone,
  };
};

/**
 * Where the buyer's invoice goes: the street as it is written
 * in its country, with what stands before and after it.
 */
export const buyerAddress = (address: BillingAddress): DocumentAddress => {
  const { addressLine1, addressLine2, postCode, city, countryCode } = address;
  const [street = ""] = addressLines(address);
  const lines = [addressLine1, street, addressLine2].flatMap((one) => one || []);
  return { lines, postCode, city, countryCode };
};
