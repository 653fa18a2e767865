import { cardsOf } from "../../../money/giftcard/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { attachCard, lockCart } from "../../basket/index.ts";
import type { Buyer, Shop } from "./shop.ts";

/** Buys a gift card and pays it; answers its id. `value` in minor units. */
export const buyCard = async (shop: Shop, value: number, code: "CBFR" | "CBDE" = "CBFR"): Promise<number> => {
  const buyer = await shop.buyer(code);
  await buyer.add(code === "CBFR" ? "cafe-elodie-d" : `${code}-cafe-elodie-d`, { value });
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.announce(await shop.paymentOf(orderUuid));
  const { rows } = await shop.services.pool.query<{ id: number }>(
    "select id from gift_card where order_line in (select id from order_line where order_id = $1)",
    [orderUuid],
  );
  return rows[0]?.id ?? 0;
};

/** Lets a card pay for the buyer's basket. */
export const attach = (shop: Shop, buyer: Buyer, card: number): Promise<void> =>
  inTransaction(shop.services.pool, async (client) => {
    const { storefront, visitor } = buyer.scope;
    const locked = await lockCart(client, (await visitor.find(client)) ?? 0, storefront);
    const [found] = await cardsOf(client, [card]);
    if (locked === undefined || found === undefined) throw new Error("There is no basket, or no card.");
    const cart = { ...storefront, storefront: storefront.code, cartId: locked.cartId };
    const outcome = await attachCard(client, cart, found, shop.services.clock.now());
    if (!("version" in outcome)) throw new Error(outcome.refused);
    buyer.version = outcome.version;
  });

/** What is on a card, minor units. */
export const balanceOf = async (shop: Shop, card: number): Promise<number> =>
  (await cardsOf(shop.services.pool, [card]))[0]?.balance ?? -1;
