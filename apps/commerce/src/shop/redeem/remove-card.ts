import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { readId } from "../../platform/graphql/read-id.ts";
import { detachCard, lockCart } from "../basket/index.ts";

/**
 * `removeRedeemCard`: the card stays what it is, and pays for this exchange no more; removing one that is
 * gone is no error. Throws 2301.
 */
export const removeRedeemCard = async (cardId: string, scope: Scope): Promise<undefined> => {
  const { services, storefront, redeem } = scope;
  const { visitor } = await redeem.get(services.pool);
  const id = readId(cardId);
  await inTransaction(services.pool, async (client) => {
    const cart = await lockCart(client, visitor, storefront);
    if (cart === undefined) throw new Failure("redeemEnded");
    if (id !== undefined) await detachCard(client, cart.cartId, id);
  });
};
