import { Buyer, type OpenShop } from "@giftshop/e2e/faults";

/** An order that was acknowledged, and who placed it. */
export interface Placed {
  readonly buyer: Buyer;
  readonly order: string;
}

/** Fills a basket and orders, each press once. @throws when a press is not answered */
export const placeOrder = async (shop: OpenShop): Promise<Placed> => {
  const buyer = new Buyer(shop);
  await buyer.fill();
  return { buyer, order: await buyer.place() };
};

/** How many of the orders that were acknowledged the database does not have. */
export const countLost = async ({ database }: OpenShop, placed: readonly Placed[]): Promise<number> => {
  const { rows } = await database.query<{ kept: number }>(
    "select count(*)::int as kept from shop_order where id = any($1::uuid[])",
    [placed.map(({ order }) => order)],
  );
  return placed.length - (rows[0]?.kept ?? 0);
};
