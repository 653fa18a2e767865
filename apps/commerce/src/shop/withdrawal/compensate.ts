import { postTransaction } from "../../money/ledger/index.ts";
import type { OrderRecord } from "../../money/order/index.ts";
import { refundPart } from "../../money/payment/index.ts";
import { type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { insertCompensation } from "./compensation-table.ts";
import { compensationEmail } from "./emails.ts";

const sums = prepared<{ given: number; open: number }, [string]>(
  "compensation-sums",
  `select coalesce(sum(amount), 0)::bigint as given, coalesce(sum(amount - set_off), 0)::bigint as open
    from compensation where order_id = $1`,
);
const setOff = prepared<Record<never, never>, [string, number]>(
  "compensation-set-off",
  `update compensation c set set_off = c.set_off + part.amount from (
     select id, least(amount - set_off, greatest(0, $2 - (sum(amount - set_off) over (order by made_at, id) - (amount - set_off)))) as amount
     from compensation where order_id = $1) part
   where part.id = c.id and part.amount > 0`,
);

/** What was given back beside an order's gifts, minor units; `open` is what no withdrawal has counted yet. */
export const compensationsOf = async (db: Queryable, orderId: string): Promise<{ given: number; open: number }> =>
  (await sums.first(db, orderId)) ?? { given: 0, open: 0 };

/** An amount, of an order that is locked. */
interface Compensated {
  /** A uuid: names the refund. */
  id: string;
  /** Minor units. */
  amount: number;
}

/**
 * Gives money back, by the way it was paid, while the buyer keeps everything, and tells them: a cost of the
 * house, no correction of the invoice.
 *
 * @throws 2043 where less is left of the payment
 */
export const compensate = async (
  services: Pick<Services, "clock" | "enqueue">,
  client: PoolClient,
  { id: orderId, legalEntity, currency }: OrderRecord,
  { id, amount }: Compensated,
): Promise<void> => {
  const now = services.clock.now();
  await insertCompensation(client, { id, orderId, currency, amount, madeAt: now });
  await postTransaction(client, {
    kind: "COMPENSATION",
    businessKey: id,
    legalEntity,
    currency,
    entries: [
      { account: "COMPENSATIONS", amount: -amount },
      { account: "REFUNDS_PAYABLE", amount },
    ],
  });
  if ((await refundPart(client, orderId, { id, amount, now })) < amount) throw new Failure("orderNotPayable", "amount");
  await writeEmail(services, client, compensationEmail, { orderId, compensationId: id });
};

/**
 * Counts what was given back before towards a withdrawal for which less is left of the payment: nobody
 * is given more than they paid. Answers how much of `amount` that is, at most all of it; booked here.
 *
 * @param id of the withdrawal
 */
export const setOffCompensations = async (
  client: PoolClient,
  { id: orderId, legalEntity, currency }: OrderRecord,
  { id, amount }: Compensated,
): Promise<number> => {
  const { open } = await compensationsOf(client, orderId);
  const counted = Math.min(amount, open);
  if (counted <= 0) return 0;
  await setOff.run(client, orderId, counted);
  await postTransaction(client, {
    kind: "COMPENSATION_SET_OFF",
    businessKey: id,
    legalEntity,
    currency,
    entries: [
      { account: "COMPENSATIONS", amount: counted },
      { account: "REFUNDS_PAYABLE", amount: -counted },
    ],
  });
  return counted;
};
