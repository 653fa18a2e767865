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
