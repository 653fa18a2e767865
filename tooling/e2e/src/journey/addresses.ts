import type { Address } from "../pages/checkout.ts";

/** A house in each country that a journey posts to. */
export const addresses = {
  FR: { street: "Rue des Tilleuls", houseNumber: "24", postCode: "69002", city: "Lyon" },
  GB: { street: "Baker Street", houseNumber: "221", postCode: "NW1 6XE", city: "London" },
  DE: { street: "Große Straße", houseNumber: "7", postCode: "10115", city: "Berlin" },
} as const satisfies Record<string, Address>;
