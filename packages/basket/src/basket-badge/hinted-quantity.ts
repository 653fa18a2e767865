/**
 * How many packages the visitor's basket holds, from the hint
 * that commerce sets beside it (cookie `basket`); 0 without one.
 */
export const hintedQuantity = (cookies: string): number => {
  const value = /(?:^|;\s*)basket=(\d{1,4})(?:;|$)/.exec(cookies)?.[1];
  return value ? Number(value) : 0;
};
