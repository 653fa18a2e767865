import type { PostalAddress } from "../../../money/order/index.ts";

const folded = (value: string | null | undefined): string | null =>
  value ? value.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ") : null;

/** What makes two addresses the same door and the same name on it, however they are capitalised. */
export const addressKey = (address: PostalAddress): string =>
  JSON.stringify(
    [
      address.firstName,
      address.lastName,
      address.companyName,
      address.countryCode,
      address.postCode,
      address.houseNumber,
      address.suffix,
      address.street,
      address.city,
      address.addressLine1,
      address.addressLine2,
    ].map(folded),
  );
