import { prepared, type Queryable } from "../../../platform/database/index.ts";

const reset = prepared<{ package: number }, [number, Date, Date]>(
  "delivery-send-again",
  `update delivery set state = 'WAITING', sent_at = null, released_at = null, due_at = $2, expected_at = $3,
     message_id = format('gift.%s.%s.%s@%s', package, order_id, txid_current(), split_part(message_id, '@', 2))
   where package = $1 and (state in ('SENT', 'FAILED') or state = 'WAITING' and released_at is null and due_at is not null)
   returning package`,
);
const receiver = prepared<Record<never, never>, [number, string, string]>(
  "order-change-receiver",
  `update order_package set recipient_name = $2, recipient_email = $3, receiver_version = receiver_version + 1 where id = $1`,
);
const view = prepared<Record<never, never>, [string, string]>(
  "order-write-view",
  "update shop_order set view = $2::jsonb where id = $1",
);

/**
 * Lets the email of a gift go at a time, whether it has gone before or not; its message is another one, so
 * that a mailbox takes both. Answers false, and does nothing, while it is being sent. Under the order's lock.
 */
export const sendAgain = async (
  client: Queryable,
  { package: packageId, dueAt, expectedAt }: { package: number; dueAt: Date; expectedAt: Date },
): Promise<boolean> => (await reset.first(client, packageId, dueAt, expectedAt)) !== undefined;

/**
 * Says that a digital gift is for somebody else, here and
 * in what the buyer's pages show. Under the order's lock.
 */
export const changeReceiver = async (
  client: Queryable,
  {
    package: packageId,
    order,
    name,
    email,
    shown,
  }: {
    package: number;
    order: string;
    name: string;
    email: string;
    /** The order's view as it is to be. */
    shown: unknown;
  },
): Promise<void> => {
  await receiver.run(client, packageId, name, email);
  await view.run(client, order, JSON.stringify(shown));
};
