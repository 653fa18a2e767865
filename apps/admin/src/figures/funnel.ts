interface Figure {
  storefront: string;
  day: string;
  event: string;
  count: number;
}

/** What visitors of a storefront did on a day, from looking to buying. */
export interface FunnelDay {
  storefront: string;
  day: string;
  view_item: number;
  add_to_cart: number;
  begin_checkout: number;
  purchase: number;
}

/** Events on the way to a purchase, in their order. */
export const steps = ["view_item", "add_to_cart", "begin_checkout", "purchase"] as const;

/** Lays counts of events side by side, by storefront and day. */
export const funnelOf = (events: readonly Figure[]): FunnelDay[] =>
  [...Map.groupBy(events, ({ storefront, day }) => `${storefront} ${day}`).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const countOf = (event: string): number => all.find((one) => one.event === event)?.count ?? 0;
    const { storefront, day } = first;
    return {
      storefront,
      day,
      view_item: countOf("view_item"),
      add_to_cart: countOf("add_to_cart"),
      begin_checkout: countOf("begin_checkout"),
      purchase: countOf("purchase"),
    };
  });

/** Purchases of those who looked, from 0 to 1; `undefined` where nobody looked. */
export const conversionOf = ({ view_item: views, purchase }: FunnelDay): number | undefined =>
  views === 0 ? undefined : purchase / views;
