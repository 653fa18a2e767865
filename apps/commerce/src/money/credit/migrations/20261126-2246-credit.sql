-- What staff let a company owe at one moment. Amounts: minor units of `currency`.
create table business_credit (
  id uuid primary key,
  legal_entity text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Its VAT number without spaces; where it has none, its name in small letters.
  company_key text not null,
  company_name text not null,
  credit_limit bigint not null check (credit_limit >= 0),
  -- Owed now: the sum of what is open in `business_receivable`, kept by its triggers alone.
  used bigint not null default 0 check (used >= 0),
  -- Nothing more is sold on invoice from then on; what is owed stays owed.
  stopped_at timestamptz,
  created_at timestamptz not null,
  unique (legal_entity, currency, company_key)
);

-- Who may buy with it: mailboxes that were proven, by a link that was sent there or by an account.
create table business_credit_buyer (
  credit uuid not null references business_credit,
  email_key text not null,
  primary key (credit, email_key)
);
create index business_credit_buyer_email on business_credit_buyer (email_key);

-- What staff, or a reminder that nobody answered, decided. Append-only.
create table business_credit_decision (
  id bigint generated always as identity primary key,
  credit uuid not null references business_credit,
  decision text not null check (decision in ('APPROVED', 'LIMIT', 'STOPPED', 'RESUMED', 'PAID')),
  amount bigint,
  staff text not null,
  why text not null,
  at timestamptz not null
);
create index business_credit_decision_credit on business_credit_decision (credit);

-- What an order on invoice is owed, once.
create table business_receivable (
  order_id uuid primary key references shop_order,
  -- What people know it by, and where it was sold.
  order_number text not null unique,
  storefront text not null,
  credit uuid not null references business_credit,
  amount bigint not null check (amount > 0),
  currency text not null,
  issued_at timestamptz not null,
  -- A day where the storefront is.
  due_on date not null,
  paid_at timestamptz,
  -- Reminders that were sent.
  reminded smallint not null default 0 check (reminded >= 0)
);
create index business_receivable_open on business_receivable (due_on) where paid_at is null;
create index business_receivable_credit on business_receivable (credit) where paid_at is null;

-- Credit is used by what is owed and by nothing else, and never above its limit. The row is locked until the transaction ends, so orders
-- of one moment wait for each other.
create function business_receivable_uses() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.paid_at is not null then
    raise exception 'What is owed begins unpaid.' using errcode = 'check_violation';
  end if;
  update business_credit set used = used + new.amount
    where id = new.credit and currency = new.currency and stopped_at is null and used + new.amount <= credit_limit;
  if not found then
    raise exception 'The credit % does not cover % more.', new.credit, new.amount
      using errcode = 'check_violation', constraint = 'business_credit_covers';
  end if;
  return new;
end
$$;
create trigger business_receivable_uses before insert on business_receivable
  for each row execute function business_receivable_uses();

create function business_receivable_paid() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.paid_at is not null then
    raise exception 'What was paid stays paid.' using errcode = 'check_violation';
  end if;
  update business_credit set used = used - new.amount where id = new.credit;
  return new;
end
$$;
create trigger business_receivable_paid before update of paid_at on business_receivable
  for each row when (old.paid_at is distinct from new.paid_at) execute function business_receivable_paid();

revoke update, delete, truncate on business_credit, business_credit_decision, business_receivable from giftshop_app;
revoke update, truncate on business_credit_buyer from giftshop_app;
grant update (credit_limit, company_name, stopped_at) on business_credit to giftshop_app;
grant update (paid_at, reminded) on business_receivable to giftshop_app;
