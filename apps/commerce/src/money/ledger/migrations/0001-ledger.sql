-- Double entry. An amount above zero is a credit (we owe or earned it), below zero a debit (we hold or are owed it);
-- every transaction sums to zero per currency. Integer minor units.
create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'GIFT_CARD',
    'PROVIDER_CLEARING', 'ORDER_SETTLEMENT', 'REFUNDS_PAYABLE',
    'SHIPPING_REVENUE', 'EXTRAS_REVENUE', 'VAT_PAYABLE', 'DONATIONS_PAYABLE', 'REDEMPTIONS_PAYABLE'
  )),
  legal_entity text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of cards only: a running balance on a house account would be a row that every order waits for.
  balance bigint,
  created_at timestamptz not null default now(),
  unique (id, currency),
  constraint ledger_account_not_overspent check (balance >= 0),
  check ((kind = 'GIFT_CARD') = (balance is not null))
);
create unique index ledger_account_house on ledger_account (kind, legal_entity, currency) where kind <> 'GIFT_CARD';

create table ledger_tx (
  id bigint generated always as identity primary key,
  kind text not null,
  business_key text not null,
  -- The database transaction that made it; entries of another one are refused.
  xid xid8 not null,
  created_at timestamptz not null default now(),
  constraint ledger_tx_once unique (kind, business_key)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  tx bigint not null references ledger_tx,
  account bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  foreign key (account, currency) references ledger_account (id, currency)
);
create index ledger_entry_tx on ledger_entry (tx);
create index ledger_entry_account on ledger_entry (account);

create function ledger_account_begins_empty() returns trigger language plpgsql as $$
begin
  new.balance := case when new.kind = 'GIFT_CARD' then 0 end;
  return new;
end
$$;
create trigger ledger_account_begins_empty before insert on ledger_account
  for each row execute function ledger_account_begins_empty();

create function ledger_tx_stamp() returns trigger language plpgsql as $$
begin
  new.xid := pg_current_xact_id();
  return new;
end
$$;
create trigger ledger_tx_stamp before insert on ledger_tx for each row execute function ledger_tx_stamp();

-- The only thing that moves a balance: it runs as the owner of the schema, and nobody else may update an account.
create function ledger_entry_book() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from booked b join ledger_tx t on t.id = b.tx where t.xid <> pg_current_xact_id()) then
    raise exception 'An entry belongs to the database transaction that made its ledger transaction.' using errcode = 'check_violation';
  end if;
  -- In order of id, so that two transactions that touch the same cards never wait for each other in a circle; "no key",
  -- because the foreign key of their entries has locked the same rows as keys.
  perform 1 from ledger_account a
    where a.balance is not null and a.id in (select account from booked) order by a.id for no key update;
  update ledger_account a set balance = a.balance + moved.amount
    from (select account, sum(amount)::bigint as amount from booked group by account) moved
    where a.id = moved.account and a.balance is not null;
  return null;
end
$$;
create trigger ledger_entry_book after insert on ledger_entry referencing new table as booked
  for each statement execute function ledger_entry_book();

create function ledger_tx_check(checked bigint) returns void language plpgsql stable as $$
begin
  if (select count(*) from ledger_entry where tx = checked) < 2 then
    raise exception 'Ledger transaction % has fewer than two entries.', checked using errcode = 'check_violation';
  end if;
  if exists (select from ledger_entry where tx = checked group by currency having sum(amount) <> 0) then
    raise exception 'Ledger transaction % does not sum to zero.', checked using errcode = 'check_violation';
  end if;
end
$$;

-- Twice, because either alone could be led past by "set constraints all immediate".
create function ledger_tx_balanced() returns trigger language plpgsql as $$
begin
  perform ledger_tx_check(new.id);
  return null;
end
$$;
create constraint trigger ledger_tx_balanced after insert on ledger_tx
  deferrable initially deferred for each row execute function ledger_tx_balanced();

create function ledger_entry_balanced() returns trigger language plpgsql as $$
begin
  perform ledger_tx_check(new.tx);
  return null;
end
$$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_entry_balanced();

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
end
$$;
create trigger ledger_tx_append_only before update or delete or truncate on ledger_tx
  for each statement execute function ledger_append_only();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_append_only();

revoke update, delete, truncate on ledger_account, ledger_tx, ledger_entry from giftshop_app;

-- Id of a house account, made on first use. Two that make it at once end with the same one.
create function ledger_house(of_kind text, of_entity text, of_currency text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger_account
    where kind = of_kind and kind <> 'GIFT_CARD' and legal_entity = of_entity and currency = of_currency;
  if found_id is null then
    insert into ledger_account (kind, legal_entity, currency) values (of_kind, of_entity, of_currency)
      on conflict do nothing;
    select id into found_id from ledger_account
      where kind = of_kind and kind <> 'GIFT_CARD' and legal_entity = of_entity and currency = of_currency;
  end if;
  return found_id;
end
$$;

-- Balance of a card, with its row locked until the transaction ends (the application's role may not lock it itself).
create function ledger_lock_card(card bigint) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  select balance from ledger_account where id = card and kind = 'GIFT_CARD' for no key update
$$;

-- One row: whether cards may be spent. The check of the books stops it; only a person, as owner, lets it go on.
create table ledger_guard (
  single boolean primary key default true check (single),
  stopped_at timestamptz,
  reason text,
  checked_at timestamptz
);
insert into ledger_guard default values;
revoke insert, delete, update, truncate on ledger_guard from giftshop_app;
grant update (checked_at) on ledger_guard to giftshop_app;

create function ledger_stop_spending(why text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update ledger_guard set stopped_at = now(), reason = why where stopped_at is null
$$;
