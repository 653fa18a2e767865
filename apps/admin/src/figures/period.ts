/** Which days of which storefronts are looked at. */
export interface Period {
  /** ISO 8601 date. */
  from: string;
  /** ISO 8601 date, the last one. */
  to: string;
  /** Only this storefront's figures; all storefronts' where empty. */
  shop: string;
}

export const variablesOf = ({ from, to, shop }: Period) => ({ from, to, storefronts: shop === "" ? null : [shop] });

/** Name of a CSV, without its ending. */
export const fileOf = (name: string, { from, to, shop }: Period): string =>
  [name, shop, from, to].filter(Boolean).join("-");

/** First and last day of what is drawn. */
export const spanOf = ({ from, to }: Period): [string, string] => [from, to];
