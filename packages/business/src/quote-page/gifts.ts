/** A delivery kind of a gift. Amounts: minor units of the storefront's currency. */
export interface GiftVariation {
  id: string;
  kind: "DIGITAL" | "PHYSICAL";
  /** Only these are sold; empty: every whole amount within the bounds. */
  fixed: readonly number[];
  minimum: number;
  maximum: number;
}

/** What goes around a card; `price` of one. */
export interface GiftExtra {
  id: string;
  title: string;
  kind: "DIGITAL" | "PHYSICAL";
  price: number;
}

/** What a quote can be asked for. */
export interface Gift {
  id: string;
  title: string;
  path: string;
  variations: readonly GiftVariation[];
  wrappers: readonly GiftExtra[];
  packings: readonly GiftExtra[];
}
