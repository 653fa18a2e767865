/** Where the number stands in front of the street. */
const numberFirst = new Set(["FR", "GB", "IE", "US", "CA", "AU", "NZ", "AE"]);

/** Whether a country writes "24 rue des Tilleuls" rather than "Lindenstraße 24". */
export const writesNumberFirst = (country: string): boolean => numberFirst.has(country);

/** Whether a country writes the town in front of its post code. */
export const writesCityFirst = (country: string): boolean => country !== "FR" && writesNumberFirst(country);

/**
 * Takes apart what autofill puts into the street: "Lindenstraße 24a" is street, number 24 and addition "a". Nothing is taken
 * apart that could be a street's name ("Straße des 17. Juni", "5th Avenue").
 */
export function splitStreet(
  text: string,
  country: string,
): { street: string; houseNumber: string; suffix: string } | undefined {
  const first = /^(?<number>[1-9]\d{0,5})(?:\s?(?<suffix>bis|ter|quater|[A-Za-z]))?[\s,]+(?<street>\D.*)$/u;
  const last = /^(?<street>.*\D)[\s,]+(?<number>[1-9]\d{0,5})\s?[-/]?(?<suffix>[A-Za-z]|bis|ter)?$/u;
  const groups = (writesNumberFirst(country) ? first : last).exec(text.trim())?.groups;
  if (!groups?.street || !groups.number) return undefined;
  return { street: groups.street.trim().replace(/,$/u, ""), houseNumber: groups.number, suffix: groups.suffix ?? "" };
}
