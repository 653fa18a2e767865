import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { showOwnCart } from "../../basket/reading/show-cart.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/**
 * What a waiting order holds is its own basket's: `last-pieces-p` has four, of which unpaid orders hold two.
 */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.services.ownerPool.query(
    "create table naive_stock (free int); insert into naive_stock values (2); grant all on naive_stock to giftshop_app",
  );
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const heldByOthers = { problems: [{ code: 2048 }] };

/** The one line of a basket as its page shows it. */
const shown = async ({ scope }: Buyer) => {
  const [item] = (await showOwnCart(scope)).shipments.flatMap(({ packages }) => packages);
  return { problem: item?.problem?.code, most: item?.giftcard.maxQty };
};

const stock = async () => {
  const { rows } = await shop.services.pool.query<{ onHand: number; reserved: number }>(
    `select on_hand as "onHand", reserved from variation_stock s join variation v on v.id = s.variation_id
     where v.sku = 'CBFR-last-pieces-p'`,
  );
  return rows[0];
};

/** Ends every order that waits, so that each test begins with two pieces. */
const expireAll = async (): Promise<void> => {
  for (const [id, { state }] of shop.provider.payments) if (state === "OPEN") shop.provider.move(id, "EXPIRED");
  await shop.settle(30_000);
};

test("no basket is told that waiting orders have sold it out; who orders what they hold is told that", async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  await other.add("last-pieces-p");
  await buyer.add("last-pieces-p", { quantity: 2 });
  await buyer.place();
  expect(await stock()).toEqual({ onHand: 4, reserved: 2 });
  for (const one of [buyer, other]) expect(await shown(one)).toEqual({ problem: undefined, most: 4 });
  await expect(other.place()).rejects.toMatchObject(heldByOthers);
  await expireAll();
});

test("who changes their mind orders their own pieces again", async () => {
  const buyer = await shop.buyer();
  await buyer.add("last-pieces-p");
  const first = await buyer.place();
  await buyer.add("last-pieces-p");
  const second = await buyer.place({ paymentMethod: "paypal" });
  expect(await shop.state(first.orderUuid)).toBe("CANCELED");
  expect(await stock()).toEqual({ onHand: 4, reserved: 2 });
  shop.provider.move(await shop.paymentOf(second.orderUuid), "PAID");
  await shop.settle(30_000);
  expect(await stock()).toEqual({ onHand: 2, reserved: 0 });
  await shop.services.ownerPool.query("update variation_stock set on_hand = 4 where on_hand = 2");
});

/** Looks whether there is a piece, then takes it. */
const naive = async (): Promise<void> => {
  const { rows } = await shop.services.pool.query("select free from naive_stock");
  if (rows[0]?.free > 0) await shop.services.pool.query("update naive_stock set free = free - 1");
};

test("twenty buyers who order the last pieces, and order them again, never hold more than there are", async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()));
  for (const buyer of buyers) await buyer.add("last-pieces-p");
  const place = (paymentMethod: string) =>
    Promise.all(buyers.map((buyer) => buyer.place({ paymentMethod }).catch(() => undefined)));
  const placed = await place("creditcard");
  expect(placed.filter((order) => order !== undefined)).toHaveLength(2);
  await place("paypal");
  const waiting = await shop.count("shop_order", "state = 'PENDING'");
  expect(waiting).toBeLessThanOrEqual(2);
  expect(await stock()).toEqual({ onHand: 4, reserved: waiting });
  for (const buyer of buyers) expect((await shown(buyer)).problem).toBeUndefined();
  await expireAll();
});

test("taking a piece after looking for one is caught", async () => {
  await Promise.all(Array.from({ length: 20 }, naive));
  const { rows } = await shop.services.pool.query("select free from naive_stock");
  expect(rows[0]?.free).toBeLessThan(0);
});
