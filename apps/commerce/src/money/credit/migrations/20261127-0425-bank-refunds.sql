-- What goes back by bank, of what a company paid by bank: owed on REFUNDS_PAYABLE until a person has sent it.
alter table business_receivable
  add column returned bigint not null default 0 check (returned >= 0),
  add constraint business_receivable_returned check (returned <= paid);
grant update (returned) on business_receivable to giftshop_app;

create table business_bank_refund (
  -- That of the withdrawal and of its credit note.
  id uuid primary key,
  order_id uuid not null references business_receivable,
  amount bigint not null check (amount > 0),
  owed_at timestamptz not null,
  sent_at timestamptz,
  sent_by text,
  -- What the bank knows the transfer by.
  reference text check (length(reference) between 1 and 140),
  check ((sent_at is null) = (sent_by is null) and (sent_at is null) = (reference is null))
);
create index business_bank_refund_order on business_bank_refund (order_id);
create index business_bank_refund_waits on business_bank_refund (owed_at) where sent_at is null;
revoke update, delete, truncate on business_bank_refund from giftshop_app;
grant update (sent_at, sent_by, reference) on business_bank_refund to giftshop_app;

create function business_bank_refund_sent() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.sent_at is not null then
    raise exception 'What was sent stays sent.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger business_bank_refund_sent before update on business_bank_refund
  for each row execute function business_bank_refund_sent();
