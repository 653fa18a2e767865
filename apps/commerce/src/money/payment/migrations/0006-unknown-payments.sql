-- Since when an attempt has ended because the provider does not know its payment, as when the key is that of another account: there may be money of it
-- there. Taken back as soon as the provider answers for it.
alter table payment_attempt add column unknown_since timestamptz;
-- When a person had dealt with that.
alter table payment_attempt add column unknown_settled_at timestamptz;
alter table payment_attempt add constraint payment_attempt_unknown
  check ((unknown_since is null or state not in ('CREATED', 'OPEN', 'PENDING', 'PAID')) and (unknown_since is not null or unknown_settled_at is null));
-- Read by the watch over stuck purchases.
create index payment_attempt_unknown_unsettled on payment_attempt (id) where unknown_since is not null and unknown_settled_at is null;
