/** Countries that count miles on the road. */
const miles = new Set(["GB", "US"]);
const kilometresPerMile = 1.609;

/**
 * A distance as people of a country say it: `2.3 km`, `1.4 miles`.
 *
 * @param locale BCP 47, with the country
 */
export const distanceWords = (kilometres: number, locale: string): string => {
  const inMiles = miles.has(locale.split("-")[1] ?? "");
  const value = inMiles ? kilometres / kilometresPerMile : kilometres;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: inMiles ? "mile" : "kilometer",
    unitDisplay: "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
    numberingSystem: "latn",
  }).format(value);
};
