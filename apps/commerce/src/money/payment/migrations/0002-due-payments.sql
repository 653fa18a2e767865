-- Read by the poller alone, as basket/0002 says of stale baskets: the other payments of an order are looked up among those that can still change,
-- which all stand in this index too. `n > 0` is true of every payment, and no look-up says it.
drop index payment_attempt_due;
create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null and n > 0;
-- Payments that nobody would ever look at again: there should be none, and the watch over stuck purchases looks for them.
create index payment_attempt_forgotten on payment_attempt (id) where next_check_at is null and state in ('CREATED', 'OPEN', 'PENDING');
