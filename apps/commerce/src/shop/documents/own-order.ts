import { isUuid } from "@giftshop/validation";
import { type OrderRecord, readOrder } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import type { Session } from "../../platform/graphql/session.ts";
import type { Visitor } from "../../platform/graphql/visitor.ts";
import { claimedOrders } from "../account/claim-orders.ts";

/** Who asks: their browser, and the account they are signed in with. */
export interface Asking {
  visitor: Pick<Visitor, "find" | "findBrowser">;
  session: Pick<Session, "find">;
}

/** An order of who asks: placed with this browser, in their account, or claimed by it. `undefined` for any other. */
export const ownOrder = async (
  db: Queryable,
  id: string,
  { visitor, session }: Asking,
): Promise<OrderRecord | undefined> => {
  const order = isUuid(id) ? await readOrder(db, id.toLowerCase()) : undefined;
  if (order === undefined || order.forgotten) return undefined;
  if ([await visitor.find(db), await visitor.findBrowser(db)].includes(order.visitor)) return order;
  const signedIn = await session.find(db);
  return signedIn && (await claimedOrders(db, signedIn.account)).includes(order.id) ? order : undefined;
};
