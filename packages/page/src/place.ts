import type { Language, RouteParameters, ServedRoute, Storefront } from "@giftshop/storefront-config";

/** A page by its route, so that it can be named in every language. */
export interface Place<R extends ServedRoute = ServedRoute> {
  route: R;
  parameters: RouteParameters[R];
  /**
   * What it takes in each language, where that differs, as with posts; languages left out have no such page.
   */
  elsewhere?: Partial<Record<Language, RouteParameters[R]>>;
  /** Page of a list whose address says it in its query, counted from 1. Default 1. */
  page?: number;
}

/** What a page is called elsewhere: its parameters there, or `undefined` where there is no such page. */
export type PartnerParameters<R extends ServedRoute> = (
  storefront: Storefront,
  language: Language,
) => RouteParameters[R] | undefined;

/** Says that only some storefronts (`codes`) have a page, with equal parameters in each. */
export const whereSold =
  <R extends ServedRoute>(codes: readonly string[], parameters: RouteParameters[R]): PartnerParameters<R> =>
  ({ code }) =>
    codes.includes(code) ? parameters : undefined;
