-- What is owed is paid in parts, and lowered by credit notes; it is settled once nothing is left of it.
alter table business_receivable
  add column paid bigint not null default 0 check (paid >= 0),
  add column credited bigint not null default 0 check (credited >= 0);
drop trigger business_receivable_paid on business_receivable;
update business_receivable set paid = amount where paid_at is not null;
alter table business_receivable
  add constraint business_receivable_within check (paid + credited <= amount),
  add constraint business_receivable_settled check ((paid_at is not null) = (paid + credited = amount));

-- Each change of it, by the key of what caused it: once.
create table business_receivable_change (
  order_id uuid not null references business_receivable,
  -- A payment of the bank, or the refund whose credit note it is.
  cause text not null,
  kind text not null check (kind in ('PAID', 'CREDITED')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (order_id, cause)
);
revoke update, delete, truncate on business_receivable_change from giftshop_app;

create or replace function business_receivable_paid() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.paid < old.paid or new.credited < old.credited then
    raise exception 'What was paid stays paid.' using errcode = 'check_violation';
  end if;
  update business_credit set used = used - (new.paid + new.credited - old.paid - old.credited) where id = new.credit;
  return new;
end
$$;
create trigger business_receivable_paid before update of paid, credited on business_receivable
  for each row execute function business_receivable_paid();
grant update (paid, credited) on business_receivable to giftshop_app;
