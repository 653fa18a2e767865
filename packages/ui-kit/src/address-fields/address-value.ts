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

/** Takes the letters behind a number into their own field: "12a", "12 bis"; nothing where there are none. */
export const splitHouseNumber = (text: string): Pick<AddressValue, "houseNumber" | "suffix"> | undefined => {
  const groups = /^(?<number>[1-9]\d{0,5})\s?[-/]?\s?(?<suffix>[A-Za-z]{1,6})$/u.exec(text.trim())?.groups;
  return groups?.number && groups.suffix ? { houseNumber: groups.number, suffix: groups.suffix } : undefined;
};

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
