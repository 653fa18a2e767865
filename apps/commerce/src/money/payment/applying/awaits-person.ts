/**
 * SQL for whether an order waits for a person's decision (`pnpm settle`): its payment was taken back, or
 * the provider holds money of another try that is not what we asked for.
 *
 * @param order expression of the order's id
 */
export const awaitsPerson = (order: string): string =>
  `(exists (select from payment_charge c join payment_taken_back t on t.attempt = c.attempt
      where c.order_id = ${order} and t.amount > 0 and t.settled_at is null)
    or exists (select from payment_attempt a where a.order_id = ${order} and a.stray and a.stray_settled_at is null))`;
