/** A house as a register of addresses knows it. */
export interface RegisteredAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly suffix: string | null;
  readonly city: string;
}

const streets = ["Orchard Lane", "Station Road", "Mill Street", "Church Walk", "Victoria Terrace", "Kingfisher Close"];
const towns = ["Ashbourne", "Millbrook", "Westhaven", "Oakford", "Riverton", "Northgate"];

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * The houses of a British postcode: always the same, invented ones. One that ends in ZZ has none.
 *
 * @param postCode as it was typed
 */
export const addressesOf = (postCode: string): readonly RegisteredAddress[] => {
  const code = postCode.replaceAll(/\s/gu, "").toUpperCase();
  if (!/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/u.test(code) || code.endsWith("ZZ")) return [];
  const street = streets[sumOf(code) % streets.length] ?? "";
  const city = towns[sumOf(code.slice(0, -3)) % towns.length] ?? "";
  const first = (sumOf(code) % 40) + 1;
  return Array.from({ length: 8 }, (_, index) => ({
    street,
    houseNumber: `${first + index * 2}`,
    suffix: index === 3 ? "Flat 1" : index === 4 ? "Flat 2" : null,
    city,
  }));
};
