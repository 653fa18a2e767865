/** Where the number stands in front of the street. */
const numberFirst = new Set(["FR", "GB", "IE", "US", "CA", "AU", "NZ", "AE"]);

/** Whether a country writes "24 rue des Tilleuls" rather than "Lindenstraße 24". */
export const writesNumberFirst = (country: string): boolean => numberFirst.has(country);

/**
 * Whether people of a country begin their address with its post
 * code, which with the number of the house says nearly all of it.
 */
export const beginsWithPostCode = (country: string): boolean => country === "GB" || country === "NL";

/** Whether a country writes the town in front of its post code. */
export const writesCityFirst = (country: string): boolean => country !== "FR" && writesNumberFirst(country);

/**
 * One short word, which with its number may be the whole name ("Plein 1944", "Calle 60", "Q 7", Dubai's "12B
 * Street"); where it is none, the number is asked for in its own field.
 */
const mayBeNameWithNumber = /^\S{1,7}$/u;

/**
 * Takes apart what autofill puts into the street ("Lindenstraße 24a"), but nothing that could be a name
 * ("Straße des 17. Juni", "5th Avenue", "Plein 1944", "100 N Main St").
 */
export const splitStreet = (
  text: string,
  country: string,
): { street: string; houseNumber: string; suffix: string } | undefined => {
  const first = /^(?<number>[1-9]\d{0,5})(?<suffix>[A-Za-z]|\s?(?:bis|ter|quater))?[\s,]+(?<street>\D.*)$/u;
  const last = /^(?<street>.*\S)[\s,]+(?<number>[1-9]\d{0,5})\s?[-/]?(?<suffix>[A-Za-z]|bis|ter|quater)?$/u;
  const groups = (writesNumberFirst(country) ? first : last).exec(text.trim())?.groups;
  if (!groups?.street || !groups.number) return undefined;
  const street = groups.street.trim().replace(/,$/u, "");
  if (mayBeNameWithNumber.test(street)) return undefined;
  return { street, houseNumber: groups.number, suffix: (groups.suffix ?? "").trim() };
};

/**
 * Whether the last change of a street brought letters and a number together, as autofill and the clipboard
 * do. Who types "Allee der Kosmonauten 1961" may mean the name, and has the next field for the number.
 *
 * @param before what stood there
 */
export const cameAtOnce = (before: string, text: string): boolean => {
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, text.length) - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return /\p{L}.*\d/u.test(text.slice(start, text.length - end));
};
