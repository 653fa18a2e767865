-- What the provider took away of a payment after it was PAID and that no refund of ours explains: one row for each such payment, as it stands now.
-- Every change is booked under (attempt, n); `amount` 0: all of it came back.
create table payment_taken_back (
  attempt uuid primary key references payment_attempt,
  amount bigint not null check (amount >= 0),
  n integer not null check (n > 0),
  changed_at timestamptz not null,
  -- When a person had dealt with it (`pnpm settle`); another amount is another question.
  settled_at timestamptz
);
-- Read by the watch over stuck purchases.
create index payment_taken_back_unsettled on payment_taken_back (attempt) where amount > 0 and settled_at is null;
revoke delete, truncate on payment_taken_back from giftshop_app;

-- Whether the provider holds money of a MISMATCHED payment: it pays nothing here, and is in no book. While it does, its order is not to be paid again.
alter table payment_attempt add column stray boolean not null default false;
-- When a person had dealt with that.
alter table payment_attempt add column stray_settled_at timestamptz;
alter table payment_attempt add constraint payment_attempt_stray
  check ((state = 'MISMATCHED' or not stray) and (stray or stray_settled_at is null));
-- Read by the watch, as above.
create index payment_attempt_stray_unsettled on payment_attempt (id) where stray and stray_settled_at is null;
-- Of those that there are already, the poller asks once more.
update payment_attempt set next_check_at = now() where state = 'MISMATCHED' and provider_id is not null;
