/** Values of a query parameter as Next and `URLSearchParams` hand them over. */
export type QueryValue = string | readonly string[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** The value of a parameter that may stand once; twice is nobody's meaning. */
export const single = (value: QueryValue): string | undefined => (typeof value === "string" ? value : undefined);

/** Every value of a parameter that may stand several times. */
export const several = (value: QueryValue): readonly string[] => (typeof value === "string" ? [value] : (value ?? []));

/** The parameters of an address, those that stand several times as a list. */
export const queryOf = (parameters: URLSearchParams): Query =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
