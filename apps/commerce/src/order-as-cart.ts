import type { GiftcardOrderView } from "./basket/graphql/giftcard-order.ts";
import { showOrderAsCart } from "./checkout/show-order.ts";
import type { Scope } from "./graphql/context.ts";

/**
 * An order of the same visitor that waits for another try at payment, as a basket is read. Throws 2042 for any other.
 * The basket gets it through `Services`, so that it needs to know nothing of orders.
 */
export type OrderAsCart = (orderUuid: string, scope: Scope) => Promise<GiftcardOrderView>;

export const orderAsCart: OrderAsCart = showOrderAsCart;
