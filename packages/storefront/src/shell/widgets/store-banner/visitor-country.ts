const key = "visitor-country";

const isCountry = (value: unknown): value is string => typeof value === "string" && /^[A-Z]{2}$/.test(value);

/** What commerce says of the visitor's address; `undefined` where it knows nothing, or says nothing. */
const ask = async (): Promise<string | undefined> => {
  const response = await fetch("/ip");
  if (!response.ok) return undefined;
  const { country_code: country }: { country_code?: unknown } = await response.json();
  return isCountry(country) ? country : undefined;
};

/** Country of the visitor, ISO 3166-1 alpha-2; asked once a visit, also when nothing was known. */
export const visitorCountry = async (memory: Pick<Storage, "getItem" | "setItem">): Promise<string | undefined> => {
  const known = memory.getItem(key);
  if (known !== null) return known || undefined;
  const country = await ask();
  memory.setItem(key, country ?? "");
  return country;
};
