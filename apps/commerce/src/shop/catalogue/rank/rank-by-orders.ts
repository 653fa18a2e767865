import { type StorefrontCode, storefronts } from "@giftshop/storefront-config";
import { countOrders } from "../../../money/order/index.ts";
import { inTransaction, prepared } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { lockCatalogue } from "../import/lock-catalogue.ts";
import { publishCatalogue } from "../import/publish-catalogue.ts";
import { mostNamed } from "../import/statements.ts";

const day = 24 * 3600 * 1000;
/** Orders count this long, in days. */
const counted = 90;

const selectSold = prepared<{ variation: number; product: number }, [StorefrontCode]>(
  "catalogue-sold",
  "select v.id as variation, p.id as product from product p join variation v on v.product = p.id where p.storefront = $1",
);
const writeOrders = prepared<{ id: number }, [StorefrontCode, readonly number[], readonly number[]]>(
  "catalogue-rank",
  `update product p set recent_orders = now.orders
   from (select q.id, coalesce(c.orders, 0) as orders
     from product q left join unnest($2::int[], $3::int[]) as c (product, orders) on c.product = q.id
     where q.storefront = $1) now
   where p.id = now.id and p.recent_orders <> now.orders returning p.id`,
);

type Shared = Pick<Services, "pool" | "clock" | "enqueue" | "environment">;

const rankStorefront = ({ pool, clock, ...services }: Shared, storefront: StorefrontCode): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const since = new Date(clock.now().getTime() - counted * day);
    const orders = await countOrders(client, storefront, since, await selectSold.all(client, storefront));
    const changed = await writeOrders.all(client, storefront, [...orders.keys()], [...orders.values()]);
    const products = changed.map(({ id }) => id);
    const named = products.length > mostNamed ? null : products;
    const written = { rows: products.length, products: named, changedBrands: [] };
    await publishCatalogue(services, client, { storefront, written });
  });

/**
 * Puts the products of every storefront in the order of their
 * paid orders of the last 90 days; the editors' order fills up.
 */
export const rankByOrders = async (services: Shared): Promise<void> => {
  for (const { code } of storefronts) await rankStorefront(services, code);
};
