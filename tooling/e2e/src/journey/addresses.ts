import type { Address } from "../pages/checkout.ts";

/** A house in each country that a journey posts to. */
export const addresses = {
  FR: { street: "Rue des Tilleuls", houseNumber: "24", postCode: "69002", city: "Lyon" },
  GB: { street: "Baker Street", houseNumber: "221", postCode: "NW1 6XE", city: "London" },
  DE: { street: "Große Straße", houseNumber: "7", postCode: "10115", city: "Berlin" },
} as const satisfies Record<string, Address>;

/** Where a buyer lives whose law wants it on each receipt. */
export const onReceipts: Readonly<Record<string, Address & { readonly area: string }>> = {
  BR: { street: "Rua Augusta", houseNumber: "1500", postCode: "01304-001", city: "São Paulo", area: "SP" },
  MX: { street: "Orizaba", houseNumber: "24", postCode: "06700", city: "Ciudad de México", area: "CDMX" },
};
