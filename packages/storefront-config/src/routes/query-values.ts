/** Values of a query parameter as Next and `URLSearchParams` hand them over. */
export type QueryValue = string | readonly string[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** The value of a parameter that may stand once; twice is nobody's meaning. */
export const single = (value: QueryValue): string | undefined => (typeof value === "string" ? value : undefined);

/** Every value of a parameter that may stand several times. */
export const several = (value: QueryValue): readonly string[] => (typeof value === "string" ? [value] : (value ?? []));

/**
 * The parameters of an address, those that stand several times as a list. Read once, however many there are.
 */
export const queryOf = (parameters: URLSearchParams): Query => {
  const read = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const values = read.get(name);
    if (values) values.push(value);
    else read.set(name, [value]);
  }
  return Object.fromEntries([...read].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
};
