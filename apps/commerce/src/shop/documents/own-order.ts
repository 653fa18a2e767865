import { isUuid } from "@giftshop/validation";
import { isOrderOf, type OrderRecord, readOrder } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import type { Visitor } from "../../platform/graphql/visitor.ts";

/** Who asks: their browser, or the account that they are signed in with. */
export interface Asking {
  visitor: Pick<Visitor, "find" | "findBrowser">;
}

/** An order of who asks: placed with this browser, or of their account. `undefined` for any other. */
export const ownOrder = async (db: Queryable, id: string, { visitor }: Asking): Promise<OrderRecord | undefined> => {
  const order = isUuid(id) ? await readOrder(db, id.toLowerCase()) : undefined;
  if (order === undefined || order.forgotten) return undefined;
  return isOrderOf(order, [await visitor.find(db), await visitor.findBrowser(db)]) ? order : undefined;
};
