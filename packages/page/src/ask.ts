import type { Document, Variables } from "@giftshop/graphql/server";
import type { Shop } from "@giftshop/storefront-config";

/**
 * Asks commerce for what everybody may see of a shop; the answer is kept as long as what is made of it.
 *
 * @throws {CommerceUnavailable} the front door then answers 503, or goes on with the last good page
 */
export type Ask = <Data, V>(document: Document<Data, V>, variables: Variables<V>) => Promise<Data>;

/** A shop, and how commerce is asked about it. */
export interface Asking {
  shop: Shop;
  ask: Ask;
}
