import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";

/** What of an order's view is touched. */
interface View {
  shipments: readonly { packages: readonly { id: string | number; message?: unknown }[] }[];
}

interface Delivered {
  id: number;
  orderId: string;
  /** Its id in the order's view. */
  tag: string;
  view: View;
}

/**
 * Gifts delivered before a day: e-mails when they were sent, parcels when they are expected, as a note must
 * be printed first.
 */
const delivered = prepared<Delivered, [Date, number]>(
  "retention-messages-delivered",
  `select p.id, p.order_id as "orderId", p.tag, o.view
   from order_package p join shop_order o on o.id = p.order_id join delivery d on d.package = p.id
   where p.message is not null and d.state <> 'PREPARING' and greatest(d.expected_at, d.sent_at) < $1
   order by p.id limit $2 for no key update of o skip locked`,
);
const emptyPackages = prepared<Record<never, never>, [number[]]>(
  "retention-messages-packages",
  "update order_package set message = null where id = any($1::bigint[])",
);
const writeViews = prepared<Record<never, never>, [string]>(
  "retention-messages-views",
  `update shop_order o set view = v.view from jsonb_to_recordset($1::jsonb) as v (id uuid, view jsonb) where o.id = v.id`,
);

const withoutMessages = (view: View, tags: ReadonlySet<string>): View => ({
  ...view,
  shipments: view.shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.map((item) => (tags.has(`${item.id}`) ? { ...item, message: null } : item)),
  })),
});

/**
 * Empties messages of gifts that were delivered before a
 * day, and their copies in what the buyer's page shows.
 */
export const forgetMessages = async (client: PoolClient, before: Date, most: number): Promise<number> => {
  const found = await delivered.all(client, before, most);
  const views = [...Map.groupBy(found, ({ orderId }) => orderId)].flatMap(([id, [first, ...others]]) => {
    if (first === undefined) return [];
    const tags = new Set([first, ...others].map(({ tag }) => tag));
    return [{ id, view: withoutMessages(first.view, tags) }];
  });
  await pipelined(
    emptyPackages.run(
      client,
      found.map(({ id }) => id),
    ),
    writeViews.run(client, JSON.stringify(views)),
  );
  return found.length;
};
