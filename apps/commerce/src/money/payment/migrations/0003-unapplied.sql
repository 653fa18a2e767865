-- Since when we know what the provider says of a payment and fail to apply it, or null. Written beside the transaction that failed; the one that
-- settles the payment takes it back. The watch over stuck purchases reads what is in the index.
alter table payment_attempt add column unapplied_since timestamptz;
create index payment_attempt_unapplied on payment_attempt (unapplied_since) where unapplied_since is not null;
