/** An address as it is typed; empty where nothing was. */
export interface AddressValue {
  countryCode: string;
  street: string;
  houseNumber: string;
  suffix: string;
  postCode: string;
  city: string;
  addressLine1: string;
  addressLine2: string;
}

export type AddressField = keyof AddressValue;

/** An address in which nothing was typed yet. */
export const emptyAddress = (countryCode: string): AddressValue => ({
  countryCode,
  street: "",
  houseNumber: "",
  suffix: "",
  postCode: "",
  city: "",
  addressLine1: "",
  addressLine2: "",
});
